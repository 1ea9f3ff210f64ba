import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { Refused, type Inspected } from './inspection.js';

/** Twice the largest phone camera. */
const maximumPixels = 100_000_000;

sharp.cache(false);
sharp.concurrency(1);

/** Draws the picture anew, upright, and without place, device, or anything else that a camera adds. */
export async function inspectPicture(
  file: Buffer,
  type: 'image/jpeg' | 'image/png' | 'image/heic' | 'image/heif',
): Promise<Inspected> {
  const isPng = type === 'image/png';
  const opened = type === 'image/heic' || type === 'image/heif' ? await openHeic(file) : open(file);
  const upright = opened.autoOrient().toColourspace('srgb');
  const picture = await (isPng ? upright.png() : upright.jpeg({ quality: 90 })).toBuffer().catch(refuse);
  return {
    inspection: {
      taken: true,
      type: isPng ? 'image/png' : 'image/jpeg',
      pages: null,
      text: [],
      dangers: [],
      rewritten: true,
    },
    picture,
  };
}

const open = (file: Buffer): Sharp => sharp(file, { failOn: 'truncated', limitInputPixels: maximumPixels });

/** sharp’s own build can’t read HEIC, for its patents. */
async function openHeic(file: Buffer): Promise<Sharp> {
  const [first] = await decodeHeic.all({ buffer: new Uint8Array(file) });
  if (!first) throw new Refused('damaged');
  if (first.width * first.height > maximumPixels) throw new Refused('too-many-pixels');
  const { width, height, data } = await first.decode();
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
}

function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large/i.test(message)) throw new Refused('too-many-pixels');
  throw new Refused(/premature|truncated|end of|not enough|read error/i.test(message) ? 'incomplete' : 'damaged');
}
