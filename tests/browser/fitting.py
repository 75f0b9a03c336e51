"""What is clipped, outside of the window or covered on a screen: buttons, cards and labels that a player must read."""

from __future__ import annotations

from playwright.sync_api import Page

MISFITS = """(inside) => {
    const root = (inside && document.querySelector(inside)) || document;
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
    for (const node of root.querySelectorAll(wanted)) {
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
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
    return [...new Set(found)];
}"""


COVERED = """([inside, board]) => {
    const root = (inside && document.querySelector(inside)) || document;
    const wanted = "button, a.btn, .act, .is-card, .is-tile, .is-back, .offer, .tile, .mat, .cell, " +
        ".sums td, .sums th, .camp .piece, .cartouche :is(h3, .rank, .local), .sp, .plate-of, text.name";
    const solid = "button, .btn, .act, .is-card, .is-tile, .is-back, .offer, .tile, .mat, .cell, .piece, .cartouche, " +
        ".sp, .plate-of, text.name, .zoom, .sheet, .strip, .tools, .tabbar, .slider, .is-tabs, .is-tray, .teller";
    // Laid over the board on purpose, and laid aside by hand.
    const laid = ".overlay, .curtain, [role=dialog], .plate, .is-plate, .news, .tip, .coach, .why, .settings, .teller";
    const name = (node) => {
        const words = (node.getAttribute("aria-label") || node.textContent || "").trim().replace(/\\s+/g, " ");
        return `${node.tagName.toLowerCase()}.${[...node.classList].join(".")} "${words.slice(0, 40)}"`;
    };
    const clips = (node) => {
        const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let up = node.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflow === "visible") continue;
            const box = up.getBoundingClientRect();
            frame.left = Math.max(frame.left, box.left);
            frame.top = Math.max(frame.top, box.top);
            frame.right = Math.min(frame.right, box.right);
            frame.bottom = Math.min(frame.bottom, box.bottom);
        }
        return frame;
    };
    // What stays while the rest scrolls under it: what lies below can be brought out.
    const stays = (cover, node) => {
        for (let up = cover; up && !up.contains(node); up = up.parentElement)
            if (/sticky|fixed/.test(getComputedStyle(up).position)) return true;
        return false;
    };
    const style = document.createElement("style");
    style.textContent = "* { pointer-events: auto !important; }";
    document.head.append(style);
    const found = new Set();
    for (const node of root.querySelectorAll(wanted)) {
        if (!board && node.closest(".viewport")) continue;
        const face = node.matches(".sp") ? node.querySelector(".sp-plate") : node;
        const box = face.getBoundingClientRect();
        if (!box.width || !box.height || getComputedStyle(node).visibility === "hidden") continue;
        if (getComputedStyle(node).clipPath !== "none") continue;
        if (node.closest(".hidden, [inert], details:not([open]) > :not(summary)")) continue;
        const frame = clips(node);
        // The corners of a space lie outside of it: many are diamonds.
        const part = node.matches(".sp") ? 0.15 : 0.3;
        let looked = 0, hidden = 0, by = null, middle = false;
        for (let i = 0; i < 9; i += 2) {
            const x = box.left + box.width * (0.5 + part * ((i % 3) - 1));
            const y = box.top + box.height * (0.5 + part * (Math.floor(i / 3) - 1));
            if (x <= frame.left || x >= frame.right || y <= frame.top || y >= frame.bottom) continue;
            looked++;
            for (const hit of document.elementsFromPoint(x, y)) {
                if (node.contains(hit)) break;
                const cover = hit.closest(solid);
                if (!cover || cover.contains(node) || node.contains(cover)) continue;
                const camp = node.closest(".camp, .figure, .ranks, .locals, .is-invest");
                if (camp && camp.contains(cover)) break;
                if (cover.closest(laid) || stays(cover, node)) { looked--; break; }
                hidden++;
                by = cover;
                middle ||= i === 4;
                break;
            }
        }
        if (middle || hidden * 2 > looked) found.add(`covered: ${name(node)} by ${name(by)} at ${hidden} of ${looked}`);
    }
    style.remove();
    return [...found];
}"""
"""Looked at in five places, where it is not clipped: neither its middle nor most of them lie under something solid."""


def misfits(page: Page, inside: str = "", board: bool = True) -> list[str]:
    """What does not fit on the screen as it is now, or in a part of it; with the map or without."""
    return [*page.evaluate(MISFITS, inside), *page.evaluate(COVERED, [inside, board])]
