import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspect } from './inspect.js';

/** Made with `heif-enc` of libheif: 96 by 64 pixels in four colors, with the place where it was taken. */
const file = readFileSync(join(import.meta.dirname, '../testing/photo.heic'));
const maximumBytes = 1024 * 1024;

describe('a HEIC photo', () => {
  it('becomes a JPEG of what it shows, without what the camera added', async () => {
    expect(file.includes('Example Phone')).toBe(true);
    const { inspection, picture } = await inspect(file, maximumBytes);
    expect(inspection).toMatchObject({ taken: true, type: 'image/jpeg' });
    const kept = sharp(picture);
    const { format, width, height, exif } = await kept.metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 96, height: 64, exif: undefined });
    expect(picture?.includes('Example Phone')).toBe(false);
    // Of a picture of its own: `stats` reads the file that was opened, not what was cut out of it.
    const corner = await sharp(await kept.extract({ left: 8, top: 8, width: 16, height: 8 }).toBuffer()).stats();
    const [red, green, blue] = corner.channels.map(({ mean }) => mean);
    expect(Math.abs((red ?? 0) - 200) + Math.abs((green ?? 0) - 180) + Math.abs((blue ?? 0) - 60)).toBeLessThan(30);
  });

  it.each([0.6, 0.9])('that was cut off at %d of its length is refused', async (part) => {
    const { inspection } = await inspect(file.subarray(0, file.length * part), maximumBytes);
    expect(inspection).toEqual({ taken: false, refusal: 'incomplete' });
  });
});
