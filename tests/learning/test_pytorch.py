"""The tests of learning take PyTorch only where it is small."""

from __future__ import annotations

import pytest

from tests.learning.pytorch import too_large


@pytest.mark.parametrize(
    ("names", "large"),
    [
        (["torch", "sympy", "filelock"], []),
        (["torch", "nvidia-cudnn-cu13", "cuda-bindings", "triton"], ["cuda-bindings", "nvidia-cudnn-cu13", "triton"]),
        (["torch", "NVIDIA-NCCL-cu13"], ["nvidia-nccl-cu13"]),
    ],
)
def test_what_comes_with_a_gpu_is_too_large(names: list[str], large: list[str]) -> None:
    assert too_large({"install": [{"metadata": {"name": name}} for name in names]}) == large
