/** Paints the pictures shown where pages are shared, and caches them on disk. */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { PICTURE_SIZE, PREVIEW_SIZE } from '../../../domain/site/preview-url.ts';
import { escapeMarkup } from '../../../domain/text/markup.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { PictureCard, Preview, PreviewCard, Previews } from '../../../ports/media/previews.ts';
import { FileCache } from '../../media/file-cache.ts';
import { MARK } from '../../media/mark.ts';
import { projectRoot } from '../../system/project-root.ts';

export interface PaintedPreviewsSettings {
  /** The cache folder; made with the first picture. */
  readonly folder: string;
  readonly maxCacheBytes?: number;
}

interface PaintedPreviewsPorts extends Pick<Ports, 'images' | 'clock'> {
  readonly paintIllustration: (name: string) => string | null;
}

const DEFAULT_CACHE_BYTES = 512 * 1024 ** 2;
/** Some five seconds' work: services that fetch shared pages wait no longer. */
const MOST_WAITING = 40;

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
/** The words' column; the picture has the rest. */
const COLUMN = 470;
const MARGIN = 44;
const BESIDE_WORDS: Frame = { left: COLUMN, width: WIDTH - COLUMN, height: HEIGHT };
const ALONE: Frame = { left: 0, ...PICTURE_SIZE };
const INK = '#16181b';
const QUIET = '#4c545b';
/** Characters that fit: a title has four lines at most. */
const LONGEST = { site: 24, title: 54, subtitle: 80 } as const;

const fontFile = (weight: 400 | 700): string =>
  join(projectRoot(), 'src', 'adapters', 'media', 'fonts', `inter-latin-${String(weight)}.ttf`);

interface Frame {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

interface Words {
  readonly text: string;
  readonly size: number;
  readonly weight: 400 | 700;
  readonly colour: string;
}

const paintWords = ({ text, size, weight, colour }: Words) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Inter ${weight === 700 ? 'Bold ' : ''}${String(size)}`,
      fontfile: fontFile(weight),
      width: COLUMN - MARGIN - 24,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

const MARK_SIZE = 52;
const BELOW_HEAD = 136;

/** The site's mark and name, side by side as in its header; on its own picture the name is the title. */
const headOf = async ({ site, title, mark, colours }: PreviewCard): Promise<OverlayOptions[]> => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(MARK_SIZE)}" height="${String(MARK_SIZE)}" viewBox="0 0 26 26" ` +
    `fill="none" stroke="${colours.accent}" stroke-width="3.2">${MARK}</svg>`;
  const drawn = mark ? [{ input: Buffer.from(svg), left: MARGIN, top: MARGIN }] : [];
  if (title === site) return drawn;
  const name = await paintWords({ text: shortened(site, LONGEST.site), size: 30, weight: 700, colour: colours.accent });
  const left = MARGIN + (mark ? MARK_SIZE + 18 : 0);
  return [...drawn, { input: name.data, left, top: MARGIN + Math.round((MARK_SIZE - name.info.height) / 2) }];
};

/** Lines from the top down; a line that does not fit is left out. */
const linesOf = async ({ title, subtitle, price, colours }: PreviewCard): Promise<OverlayOptions[]> => {
  const lines: readonly (Words & { readonly above: number })[] = [
    { text: shortened(title, LONGEST.title), size: 50, weight: 700, colour: INK, above: 0 },
    ...(price === null ? [] : [{ text: price, size: 46, weight: 700, colour: colours.accent, above: 26 } as const]),
    ...(subtitle === null
      ? []
      : [{ text: shortened(subtitle, LONGEST.subtitle), size: 28, weight: 400, colour: QUIET, above: 24 } as const]),
  ];
  const layers: OverlayOptions[] = [];
  let top = BELOW_HEAD;
  for (const line of lines) {
    const { data, info } = await paintWords(line);
    top += line.above;
    if (top + info.height > HEIGHT - MARGIN / 2) break;
    layers.push({ input: data, left: MARGIN, top });
    top += info.height;
  }
  return layers;
};

export class PaintedPreviews implements Previews {
  readonly #ports: PaintedPreviewsPorts;
  readonly #files: FileCache;
  /** Paintings in progress: requests for the same card share one. */
  readonly #underWay = new Map<string, Promise<Preview>>();
  /** One picture at a time: painting uses a whole core. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ folder, maxCacheBytes = DEFAULT_CACHE_BYTES }: PaintedPreviewsSettings, ports: PaintedPreviewsPorts) {
    this.#ports = ports;
    this.#files = new FileCache(folder, maxCacheBytes);
  }

  preview(card: PreviewCard): Promise<Preview | null> {
    return this.#of(JSON.stringify(card), card, (photo) => this.#paint(card, photo));
  }

  picture({ photo, drawing, colours }: PictureCard): Promise<Preview | null> {
    const card = { photo, drawing, colours };
    return this.#of(JSON.stringify({ alone: card }), card, async (bytes) => {
      const { width, height } = ALONE;
      return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
        .composite(await this.#vehicle(card, bytes, ALONE))
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
    });
  }

  async #of(key: string, card: PictureCard, paint: (photo: Uint8Array | null) => Promise<Buffer>): Promise<Preview | null> {
    const kept = await this.#files.read(key, this.#ports.clock.now());
    if (kept) return jpeg(kept, true);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    if (this.#underWay.size >= MOST_WAITING) return null;
    const making = this.#make(card, key, paint).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  async #make(card: PictureCard, key: string, paint: (photo: Uint8Array | null) => Promise<Buffer>): Promise<Preview> {
    const photo = card.photo === null ? null : await this.#ports.images.photo(card.photo, 1280);
    const bytes = await this.#inTurn(() => paint(photo?.kind === 'found' ? photo.bytes : null));
    const lasting = photo === null || photo.kind === 'found';
    if (lasting) await this.#files.write(key, bytes, this.#ports.clock.now());
    return jpeg(bytes, lasting);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #paint(card: PreviewCard, photo: Uint8Array | null): Promise<Buffer> {
    const picture = await this.#vehicle(card, photo, BESIDE_WORDS);
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } })
      .composite([...picture, ...(await headOf(card)), ...(await linesOf(card))])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  }

  /** The photo, or the drawing where there is none, in its frame. */
  async #vehicle(card: PictureCard, photo: Uint8Array | null, frame: Frame): Promise<OverlayOptions[]> {
    if (photo === null) return this.#drawing(card, frame);
    const input = await sharp(photo).resize({ width: frame.width, height: frame.height, fit: 'cover' }).toBuffer();
    return [{ input, left: frame.left, top: 0 }];
  }

  async #drawing({ drawing, colours }: PictureCard, frame: Frame): Promise<OverlayOptions[]> {
    const ground = { create: { width: frame.width, height: frame.height, channels: 3 as const, background: colours.soft } };
    const svg = this.#ports.paintIllustration(drawing);
    const layers: OverlayOptions[] = [{ input: ground, left: frame.left, top: 0 }];
    if (svg === null) return layers;
    const size = { width: frame.width - 96, height: frame.height - 100 };
    const { data, info } = await sharp(Buffer.from(svg), { density: 220 })
      .resize({ ...size, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const left = frame.left + Math.round((frame.width - info.width) / 2);
    return [...layers, { input: data, left, top: Math.round((frame.height - info.height) / 2) }];
  }
}

const jpeg = (bytes: Buffer, lasting: boolean): Preview => ({ contentType: 'image/jpeg', bytes, lasting });
