"""Accounts: guests who can come back. A guest becomes an account in one step and stays the same person, with the same
seats; passkeys, links by e-mail and recovery codes lead back to it. There are no passwords.

``rules``     what the owner of the server decides: whether there are accounts, and how mail is sent
``tickets``   secrets that are good for one use: questions to a passkey, links in mails, recovery codes
``keeping``   what the database knows of accounts, devices and passkeys
``passkeys``  WebAuthn: what a browser is asked, and whether its answer is true
``mail``      sending letters
``moving``    a guest's seats become those of an account
``desk``      what people can do, one method a deed
``addresses`` where they are asked for
"""
