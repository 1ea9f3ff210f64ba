import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pdfOf, photo } from '../testing/sample-files.js';
import { createPageDrawer } from './page-drawer-client.js';
import type { PageRequest } from './draw-page.js';

async function* once(file: Buffer) {
  yield await Promise.resolve(file);
}

const draw = createPageDrawer();
const pdfPage = (page: number, stamp = 'Dana Lee'): PageRequest => ({ type: 'application/pdf', page, stamp });

/** How many of a picture’s pixels have color: the stamp is red, and the page isn’t. */
async function redPart(picture: Buffer | undefined): Promise<number> {
  const pixels = await sharp(picture).raw().toBuffer();
  let red = 0;
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at] ?? 0) - (pixels[at + 1] ?? 0) > 20) red += 1;
  return red / (pixels.length / 3);
}

describe('a page for a link that only shows', () => {
  it('is a JPEG with the stamp across, in every part of it', async () => {
    const picture = await draw(once(await pdfOf(['Statement'])), pdfPage(1));
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect({ format, height, exif }).toEqual({ format: 'jpeg', height: 1_800, exif: undefined });
    for (const [left, top] of [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const))) {
      const part = { left: Math.floor((left * width) / 3), top: top * 600, width: Math.floor(width / 3), height: 600 };
      expect(await redPart(await sharp(picture).extract(part).toBuffer())).toBeGreaterThan(0.005);
    }
    expect(height).toBe(1_800);
  });

  it('is of a photo, too, no larger than it', async () => {
    const picture = await draw(once(await photo('png')), { type: 'image/png', page: 1, stamp: 'Dana Lee' });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
  });

  it('isn’t made of half a file that can’t be read to its end', async () => {
    const file = await photo('jpeg');
    async function* broken() {
      yield await Promise.resolve(file.subarray(0, -100));
      throw new Error('The database is gone');
    }
    await expect(draw(broken(), { type: 'image/jpeg', page: 1, stamp: 'Dana Lee' })).rejects.toThrow(
      'could not be read',
    );
  });

  it('isn’t there if the file has no such page or is damaged', async () => {
    expect(await draw(once(await pdfOf(['x'])), pdfPage(2))).toBeUndefined();
    expect(await draw(once(Buffer.from('%PDF-1.7 nothing')), pdfPage(1))).toBeUndefined();
  });
});
