import { linesOf } from './lines-of.ts';

/** In pixels; the form that messengers show whole. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface DrawnPicture {
  readonly title: string;
  readonly facts: readonly string[];
  /** Loaded, at least one. */
  readonly covers: readonly (CanvasImageSource & { readonly width: number; readonly height: number })[];
  readonly color?: string | null | undefined;
  /** Of the page. */
  readonly fontFamily: string;
  /** Name of the product. */
  readonly signature: string;
}

/** The picture leaves the page and its theme: it is dark for everybody, as the installed app is. */
const COLORS = {
  page: '#0b0e14',
  veil: 'rgb(11 14 20 / 0.78)',
  text: '#f4f5f8',
  muted: '#aeb4c0',
  edge: 'rgb(255 255 255 / 0.14)',
};
const MARGIN = 60;
const TITLE_PX = { large: 62, small: 46 };
const FACT_PX = 32;

/** One cover stands beside the texts, several above them; behind both is the first one, blurred. */
export function drawSharePicture(context: CanvasRenderingContext2D, picture: DrawnPicture): void {
  const { covers } = picture;
  drawBackground(context, picture);
  const isAlone = covers.length === 1;
  const box = isAlone ? { height: 510, top: MARGIN } : { height: 300, top: MARGIN };
  const width = Math.round((box.height * 2) / 3);
  const gap = 20;
  covers.forEach((cover, index) => {
    const start = MARGIN + index * (width + gap);
    drawCover(context, cover, { x: startToX(context, start, width), y: box.top, width, height: box.height });
  });
  const texts = isAlone
    ? { start: MARGIN + width + 48, top: MARGIN, bottom: MARGIN + box.height, lines: 4 }
    : { start: MARGIN, top: MARGIN + box.height + 34, bottom: PICTURE_SIZE.height - 44, lines: 1 };
  drawTexts(context, picture, texts);
}

function drawBackground(context: CanvasRenderingContext2D, { covers, color }: DrawnPicture): void {
  const { width, height } = PICTURE_SIZE;
  context.fillStyle = COLORS.page;
  context.fillRect(0, 0, width, height);
  const [first] = covers;
  if (first) {
    context.save();
    // A browser that cannot blur has the colour alone: a sharp cover behind texts would be hard to read.
    if (Reflect.has(context, 'filter')) {
      context.filter = 'blur(40px)';
      const scale = (width * 1.2) / first.width;
      context.drawImage(
        first,
        -width * 0.1,
        (height - first.height * scale) / 2,
        width * 1.2,
        first.height * scale,
      );
    } else if (color) {
      context.fillStyle = color;
      context.fillRect(0, 0, width, height);
    }
    context.restore();
  }
  context.fillStyle = COLORS.veil;
  context.fillRect(0, 0, width, height);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fills the box as `object-fit: cover` does. */
function drawCover(context: CanvasRenderingContext2D, cover: DrawnPicture['covers'][number], box: Box): void {
  const { x, y, width, height } = box;
  const scale = Math.max(width / cover.width, height / cover.height);
  const cut = { width: width / scale, height: height / scale };
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.clip();
  context.drawImage(
    cover,
    (cover.width - cut.width) / 2,
    (cover.height - cut.height) / 2,
    cut.width,
    cut.height,
    x,
    y,
    width,
    height,
  );
  context.restore();
  context.strokeStyle = COLORS.edge;
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.stroke();
}

interface TextPlace {
  readonly start: number;
  readonly top: number;
  readonly bottom: number;
  readonly lines: number;
}

function drawTexts(context: CanvasRenderingContext2D, picture: DrawnPicture, place: TextPlace): void {
  const { title, facts, fontFamily, signature } = picture;
  const width = PICTURE_SIZE.width - place.start - MARGIN;
  const x = startToX(context, place.start, 0);
  const font = (px: number, weight = 400) => {
    context.font = `${weight} ${px}px ${fontFamily}`;
  };
  const fits = (text: string) => context.measureText(text).width <= width;
  context.textAlign = 'start';
  context.textBaseline = 'top';
  font(TITLE_PX.large, 700);
  const px = place.lines > 1 && linesOf(title, fits).length <= 3 ? TITLE_PX.large : TITLE_PX.small;
  font(px, 700);
  let y = place.top;
  context.fillStyle = COLORS.text;
  for (const line of linesOf(title, fits, place.lines)) {
    context.fillText(line, x, y);
    y += Math.round(px * 1.2);
  }
  y += 10;
  font(FACT_PX);
  context.fillStyle = COLORS.muted;
  for (const fact of facts) {
    const [line = ''] = linesOf(fact, fits, 1);
    context.fillText(line, x, y);
    y += Math.round(FACT_PX * 1.4);
  }
  context.textBaseline = 'bottom';
  context.textAlign = 'end';
  font(FACT_PX, 600);
  context.fillStyle = COLORS.text;
  context.fillText(signature, startToX(context, PICTURE_SIZE.width - MARGIN, 0), place.bottom);
}

/** The left edge of something that begins so far from the start of a line. */
function startToX({ direction }: CanvasRenderingContext2D, start: number, width: number): number {
  return direction === 'rtl' ? PICTURE_SIZE.width - start - width : start;
}
