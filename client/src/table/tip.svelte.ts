// The small sheet that explains what is pointed at. One for the whole page.

import type { Explanation } from "../games/module";

/** A finger does not leave a thing: what a tap explains goes by itself. */
const TAPPED = 4000;

class Tip {
  words: Explanation | null = $state.raw(null);
  box: DOMRect = $state.raw(new DOMRect());
  private touched = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(words: Explanation, box: DOMRect, stay = 0): void {
    clearTimeout(this.timer);
    this.words = words;
    this.box = box;
    const most = stay || (this.touched ? TAPPED : 0);
    if (most) this.timer = setTimeout(() => this.hide(), most);
  }

  /** Something is pressed: by a finger it ends what another thing told. */
  pressed(event: PointerEvent): void {
    this.touched = event.pointerType !== "mouse";
    if (this.touched) this.hide();
  }

  /** A thing that leaves the page loses the focus while the page is being drawn: the sheet goes right after that. */
  hide(): void {
    clearTimeout(this.timer);
    const gone = this.words;
    if (gone) queueMicrotask(() => this.words === gone && (this.words = null));
  }
}

export const tip = new Tip();
