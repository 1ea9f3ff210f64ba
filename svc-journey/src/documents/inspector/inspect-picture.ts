import type decodeHeic from 'heic-decode';
import type { Sharp } from 'sharp';
import { isHeicWhole } from './heic-boxes.js';
import { outputLimits, Refused, type Inspected } from './inspection.js';

/** More than a phone’s camera puts into 25 MB. */
const maximumPixels = 100_000_000;
/** Tables of its own would take a third less memory away, and the time twice. */
const kept = { quality: 88, optimiseCoding: false } as const;
/** Pixels of the longer side, for grids of photos. */
const thumbnailSide = 480;

/** Draws a picture anew, upright, and without place, device, or anything else that a camera adds or that follows its end. */
export const openPicture = (type: 'image/jpeg' | 'image/png' | 'image/heic') => async () => {
  const { default: sharp } = await import('sharp');
  const heic = type === 'image/heic' ? await import('heic-decode') : undefined;
  sharp.cache(false);
  sharp.concurrency(1);
  const isPng = type === 'image/png';

  return async (file: Buffer): Promise<Inspected> => {
    const opened = heic
      ? await openHeic(file, heic.default)
      : sharp(file, { failOn: 'truncated', limitInputPixels: maximumPixels });
    const upright = opened.autoOrient().toColourspace('srgb');
    const picture = await (isPng ? upright.png() : upright.jpeg(kept)).toBuffer().catch(refuse);
    if (picture.length > outputLimits.picture) throw new Refused('too-many-pixels');
    const thumbnail = await sharp(picture)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
    return {
      inspection: { taken: true, type: isPng ? 'image/png' : 'image/jpeg', pages: null, text: [], dangers: [] },
      picture,
      thumbnail,
    };
  };

  /** sharp’s own build can’t read HEIC, for its patents. */
  async function openHeic(file: Buffer, decode: typeof decodeHeic): Promise<Sharp> {
    if (!isHeicWhole(file)) throw new Refused('incomplete');
    const [first] = await decode.all({ buffer: new Uint8Array(file) });
    if (!first) throw new Refused('damaged');
    const { width, height } = first;
    if (width * height > maximumPixels) throw new Refused('too-many-pixels');
    const { data } = await first.decode();
    return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
  }
};

function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large/i.test(message)) throw new Refused('too-many-pixels');
  throw new Refused(/premature|truncated|end of|not enough|read error/i.test(message) ? 'incomplete' : 'damaged');
}
