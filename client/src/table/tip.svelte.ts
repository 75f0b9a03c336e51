// The small sheet that explains what is pointed at. One for the whole page.

export interface TipWords {
  title: string;
  lines: string[];
}

class Tip {
  words: TipWords | null = $state.raw(null);
  box: DOMRect = $state.raw(new DOMRect());
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(words: TipWords, box: DOMRect, stay = 0): void {
    clearTimeout(this.timer);
    this.words = words;
    this.box = box;
    if (stay) this.timer = setTimeout(() => this.hide(), stay);
  }

  /** A thing that leaves the page loses the focus while the page is being drawn: the sheet goes right after that. */
  hide(): void {
    clearTimeout(this.timer);
    const gone = this.words;
    if (gone) queueMicrotask(() => this.words === gone && (this.words = null));
  }
}

export const tip = new Tip();
