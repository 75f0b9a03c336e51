"""What is clipped, outside of the window or covered on a screen: buttons, cards and labels that a player must read."""

from __future__ import annotations

from playwright.sync_api import Page

MISFITS = """() => {
    const wanted =
        "button, a.btn, select, .strip b, .is-card, .is-tile, .act, .choice-btn, .offer, .cost, .go .price, .who";
    const found = [];
    // On a phone the page itself scrolls: what lies below can be reached.
    const scrolled = innerWidth <= 1000 && document.documentElement.scrollHeight > innerHeight + 1;
    const name = (node) => {
        const words = (node.getAttribute("aria-label") || node.textContent || "").trim().replace(/\\s+/g, " ");
        return `${node.tagName.toLowerCase()}.${[...node.classList].join(".")} "${words.slice(0, 40)}"`;
    };
    const scrolls = (node) => {
        for (let up = node.parentElement; up; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) return up;
        }
        return null;
    };
    for (const node of document.querySelectorAll(wanted)) {
        const style = getComputedStyle(node);
        const box = node.getBoundingClientRect();
        if (!box.width || !box.height || style.visibility === "hidden" || style.clipPath !== "none") continue;
        if (node.closest(".hidden, [inert], details:not([open]) > :not(summary)")) continue;
        const holder = scrolls(node);
        const above = !scrolled && (box.top < -1 || box.bottom > innerHeight + 1);
        if (!holder && (box.left < -1 || box.right > innerWidth + 1 || above))
            found.push(`outside of the window: ${name(node)}`);
        if (holder) {
            const frame = holder.getBoundingClientRect();
            const across = holder.scrollWidth > holder.clientWidth + 1;
            if (!across && (box.right > frame.right + 1 || box.left < frame.left - 1))
                found.push(`cut off at the side: ${name(node)}`);
        }
        if (style.overflow !== "visible" && node.scrollWidth > node.clientWidth + 2)
            found.push(`text is cut: ${name(node)}`);
        for (const part of node.querySelectorAll("span, b, p, small")) {
            const inner = part.getBoundingClientRect();
            if (!inner.width || getComputedStyle(part).clipPath !== "none" || part.closest(".hidden")) continue;
            if (getComputedStyle(part).position === "absolute" || part.closest("svg, .piece")) continue;
            if (inner.right > box.right + 3 || inner.left < box.left - 3 || inner.bottom > box.bottom + 4)
                found.push(`words leave their place: ${name(node)} "${part.textContent.trim().slice(0, 30)}"`);
        }
    }
    for (const node of document.querySelectorAll(".go .btn, .tools > *, .act, .btn.undo, .ask-advice")) {
        const box = node.getBoundingClientRect();
        const holder = scrolls(node);
        const frame = holder ? holder.getBoundingClientRect() : { top: 0, bottom: innerHeight };
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (!box.width || y < Math.max(0, frame.top) || y > Math.min(innerHeight, frame.bottom)) continue;
        const hit = document.elementFromPoint(x, y);
        if (scrolled && hit?.closest(".tabbar, .strip, .tools")) continue;
        if (hit && !node.contains(hit) && !hit.contains(node) && !hit.closest(".overlay, .curtain, .go, [role=dialog]"))
            found.push(`covered: ${name(node)} by ${name(hit)}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
    return [...new Set(found)];
}"""


def misfits(page: Page) -> list[str]:
    """What does not fit on the screen as it is now."""
    return list(page.evaluate(MISFITS))
