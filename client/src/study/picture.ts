// The board as a picture: what is shown, drawn again by the browser itself with its own styles, scenery and fonts, under a
// title. PNG where the browser lets a drawing be read back, else the drawing as SVG.
const SCALE = 2;
const MARGIN = 16;
const HEAD = 84;
const SVG = "http://www.w3.org/2000/svg";

export interface Caption {
  title: string;
  words: string;
}
export interface Picture {
  blob: Blob;
  ending: "png" | "svg";
}
/** An arrow, by where it begins and ends as shares of the board. */
type Line = [x1: number, y1: number, x2: number, y2: number];

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error(address));
    reader.readAsDataURL(blob);
  });
}

/** A rule with all that it fetches put into it. */
async function whole(text: string, base: string): Promise<string> {
  const addresses = [...new Set([...text.matchAll(/url\("?([^")#][^")]*)"?\)/g)].map((found) => found[1]))];
  for (const address of addresses.filter((one) => !one.startsWith("data:")))
    text = text.split(address).join(await asData(new URL(address, base).href));
  return text;
}

/** A style sheet as it was written: rules that are read back lose a font whose family is a variable. */
async function written(sheet: CSSStyleSheet): Promise<string> {
  let text = sheet.href ? await (await fetch(sheet.href)).text() : (sheet.ownerNode?.textContent ?? "");
  for (const [face] of text.matchAll(/@font-face\s*\{[^}]*\}/g)) text = text.split(face).join("");
  return text;
}

/** All styles of the page, with the fonts that are in use. */
async function styles(): Promise<string> {
  const used = new Set([...document.fonts].filter((face) => face.status === "loaded").map((face) => faceName(face)));
  const found: string[] = [];
  for (const sheet of document.styleSheets) {
    const base = sheet.href ?? location.href;
    for (const { style, cssText } of [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)) {
      const face = { family: style.fontFamily, weight: style.fontWeight || "400", style: style.fontStyle || "normal" };
      if (used.has(faceName(face))) found.push(await whole(cssText, base));
    }
    found.push(await whole(await written(sheet), base));
  }
  return found.join("\n");
}
const faceName = (face: { family: string; weight: string; style: string }): string =>
  `${face.family.replaceAll('"', "")}/${face.weight.replace("normal", "400")}/${face.style}`;

/** The drawings that the board takes its signs from. */
function sprites(board: Element): Node[] {
  const owners = new Set<Element>();
  for (const use of board.querySelectorAll("use")) {
    const sign = document.getElementById((use.getAttribute("href") ?? "").slice(1));
    if (!sign || board.contains(sign)) continue;
    let owner = sign.closest("svg");
    while (owner?.parentElement?.closest("svg")) owner = owner.parentElement.closest("svg");
    if (owner) owners.add(owner);
  }
  return [...owners].map((owner) => owner.cloneNode(true));
}

/** The elements from the screen down to the board, empty, so that the styles find the board where they know it. */
function nest(board: HTMLElement, width: number, zoom: number): { outer: HTMLElement; inner: HTMLElement } {
  const outer = document.createElement("div");
  outer.setAttribute("data-theme", document.documentElement.dataset.theme ?? "");
  outer.lang = document.documentElement.lang;
  outer.dir = document.documentElement.dir;
  outer.style.cssText = `direction:ltr;font:${getComputedStyle(document.body).font};color:${getComputedStyle(document.body).color}`;
  const chain: HTMLElement[] = [];
  for (let at = board.parentElement; at && at !== document.body; at = at.parentElement) {
    chain.unshift(at);
    if (at.classList.contains("screen")) break;
  }
  let inner = outer;
  for (const one of chain) {
    const copy = document.createElement("div");
    copy.setAttribute("class", one.getAttribute("class") ?? "");
    // What scrolls on the screen is whole here: nothing around the board is narrower than it.
    const box = [Math.max(one.clientWidth, width), one.clientHeight || board.clientHeight];
    copy.style.cssText =
      `display:block;direction:ltr;position:static;margin:0;padding:0;border:0;overflow:visible;contain:none;background:none;transform:none;` +
      `inline-size:${box[0]}px;block-size:${box[1]}px;--zoom:${zoom}`;
    inner.append(copy);
    inner = copy;
  }
  return { outer, inner };
}

function arrows(board: HTMLElement): Line[] {
  const stage = board.closest(".stage")?.getBoundingClientRect();
  const box = board.getBoundingClientRect();
  if (!stage) return [];
  const x = (at: number): number => (at + stage.left - box.left) / box.width;
  const y = (at: number): number => (at + stage.top - box.top) / box.height;
  return [...document.querySelectorAll<SVGLineElement>(".stage .arrows > line")].map((line) => [
    x(line.x1.baseVal.value),
    y(line.y1.baseVal.value),
    x(line.x2.baseVal.value),
    y(line.y2.baseVal.value),
  ]);
}

/** The board as a drawing that needs nothing else. */
async function drawing(board: HTMLElement, width: number, height: number): Promise<string> {
  const { outer, inner } = nest(board, width, 1);
  const copy = board.cloneNode(true) as HTMLElement;
  copy.style.inlineSize = `${width}px`;
  copy.style.blockSize = `${height}px`;
  copy.style.margin = "0";
  copy.style.paddingBlockEnd = "0";
  inner.append(copy);
  for (const image of copy.querySelectorAll("img")) image.src = await asData(image.src);
  for (const image of copy.querySelectorAll("image")) {
    const address = image.getAttribute("href") ?? "";
    if (address && !address.startsWith("data:")) image.setAttribute("href", await asData(new URL(address, location.href).href));
  }
  const hidden = document.createElement("div");
  hidden.style.cssText = "position:absolute;inline-size:0;block-size:0;overflow:hidden";
  hidden.append(...sprites(board));
  outer.prepend(hidden);
  const style = document.createElement("style");
  style.textContent = `${await styles()}\n*,*::before,*::after{animation:none!important;transition:none!important}`;
  outer.prepend(style);
  const svg = document.createElementNS(SVG, "svg");
  // As wide as the window, so that the styles choose what they chose there.
  svg.setAttribute("width", String(Math.max(innerWidth, width)));
  svg.setAttribute("height", String(Math.max(innerHeight, height)));
  svg.dataset.theme = document.documentElement.dataset.theme;
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", "100%");
  frame.setAttribute("height", "100%");
  frame.append(outer);
  svg.append(frame);
  return new XMLSerializer().serializeToString(svg);
}

function loaded(text: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the drawing"));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  });
}

function arrow(pen: CanvasRenderingContext2D, [x1, y1, x2, y2]: Line, width: number, height: number): void {
  const [fromX, fromY, toX, toY] = [x1 * width, y1 * height, x2 * width, y2 * height];
  const angle = Math.atan2(toY - fromY, toX - fromX);
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.lineTo(toX - 12 * Math.cos(angle), toY - 12 * Math.sin(angle));
  pen.lineWidth = 5;
  pen.stroke();
  pen.beginPath();
  pen.moveTo(toX, toY);
  for (const side of [-0.5, 0.5]) pen.lineTo(toX - 20 * Math.cos(angle + side), toY - 20 * Math.sin(angle + side));
  pen.fill();
}

/** The board with its arrows under a title; on a phone it may lie under another page and comes up for a moment. */
export async function picture(board: HTMLElement, caption: Caption): Promise<Picture> {
  const screen = board.closest(".screen");
  const covered = !board.offsetWidth && screen?.classList.replace("page-log", "page-map");
  try {
    // Arrows follow the board a little later.
    if (covered) await new Promise((resolve) => setTimeout(resolve, 300));
    return await drawn(board, caption);
  } finally {
    if (covered) screen?.classList.replace("page-map", "page-log");
  }
}

async function drawn(board: HTMLElement, caption: Caption): Promise<Picture> {
  const own = getComputedStyle(board);
  const zoom = Number(own.getPropertyValue("--zoom")) || 1;
  const [width, height] = [board.offsetWidth / zoom, (board.offsetHeight - (parseFloat(own.paddingBlockEnd) || 0)) / zoom];
  const text = await drawing(board, width, height);
  try {
    const image = await loaded(text);
    const style = getComputedStyle(document.documentElement);
    const canvas = document.createElement("canvas");
    canvas.width = (width + 2 * MARGIN) * SCALE;
    canvas.height = (height + HEAD + MARGIN) * SCALE;
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    pen.scale(SCALE, SCALE);
    pen.fillStyle = style.getPropertyValue("--sheet").trim() || "#faf4e4";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const rtl = document.documentElement.dir === "rtl";
    pen.direction = rtl ? "rtl" : "ltr";
    pen.textAlign = "start";
    const start = rtl ? width + MARGIN : MARGIN;
    pen.fillStyle = style.getPropertyValue("--ink").trim() || "#2c2219";
    pen.font = `28px ${getComputedStyle(document.querySelector(".study-head h2") ?? document.body).fontFamily}`;
    pen.fillText(caption.title, start, 38, width);
    pen.fillStyle = style.getPropertyValue("--ink-2").trim() || "#2c2219";
    pen.font = `16px ${getComputedStyle(document.body).fontFamily}`;
    pen.fillText(caption.words, start, 66, width);
    pen.translate(MARGIN, HEAD);
    pen.drawImage(image, 0, 0, width, height, 0, 0, width, height);
    pen.strokeStyle = pen.fillStyle = style.getPropertyValue("--act").trim() || "#a3322b";
    for (const line of arrows(board)) arrow(pen, line, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (blob) return { blob, ending: "png" };
  } catch {
    // Some browsers let nobody read back what they drew from a page: the drawing itself is as good.
  }
  return { blob: new Blob([text], { type: "image/svg+xml" }), ending: "svg" };
}

/** Hand a file to whoever reads. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
