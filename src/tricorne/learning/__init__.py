"""How networks learn: imitation first, then play against themselves, past selves and house bots (docs/learning.md).

``tricorne learn GAME --minutes M --out FOLDER`` trains one. Training needs PyTorch (the extra ``learning``); what it
leaves behind plays with numpy alone (``tricorne.bots.network``).
"""
