import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { photo } from '../testing/sample-files.js';
import { inspect } from './inspect.js';

const maximumBytes = 25 * 1024 * 1024;

const refusalOf = async (file: Buffer) => {
  const { inspection } = await inspect(file, maximumBytes);
  return inspection.taken ? undefined : inspection.refusal;
};

describe('a photo', () => {
  it.each(['jpeg', 'png'] as const)('in %s is kept without what the camera added', async (format) => {
    const file = await photo(format);
    expect(file.includes('Example Phone')).toBe(true);
    const { inspection, picture } = await inspect(file, maximumBytes);
    expect(inspection).toEqual({ taken: true, type: `image/${format}`, pages: null, text: [], dangers: [] });
    expect(picture?.includes('Example Phone')).toBe(false);
    const { exif, xmp, icc, width } = await sharp(picture).metadata();
    expect({ exif, xmp, icc, width }).toEqual({ exif: undefined, xmp: undefined, icc: undefined, width: 640 });
  });

  it('is upright, and so is the small one', async () => {
    const lying = await sharp(await photo('jpeg', 1_200))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { picture, thumbnail } = await inspect(lying, maximumBytes);
    const sizeOf = async (file?: Buffer) => {
      const { format, width, height, orientation } = await sharp(file).metadata();
      return { format, width, height, orientation };
    };
    expect(await sizeOf(picture)).toEqual({ format: 'jpeg', width: 480, height: 1_200, orientation: undefined });
    expect(await sizeOf(thumbnail)).toEqual({ format: 'webp', width: 192, height: 480, orientation: undefined });
  });

  it('loses what follows its end, such as another file', async () => {
    const { inspection, picture } = await inspect(
      Buffer.concat([await photo('jpeg'), Buffer.from('%PDF-1.7\n1 0 obj')]),
      maximumBytes,
    );
    expect(inspection.taken).toBe(true);
    expect(picture?.includes('%PDF')).toBe(false);
  });

  it.each(['jpeg', 'png'] as const)('in %s without its end is incomplete', async (format) => {
    const file = await photo(format);
    expect(await refusalOf(file.subarray(0, file.length * 0.8))).toBe('incomplete');
  });

  it('with too many pixels isn’t opened', async () => {
    // 900 megapixels in a few hundred kilobytes.
    const bomb = await sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    const { crc32 } = await import('node:zlib');
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await refusalOf(bomb)).toBe('too-many-pixels');
  });
});

describe('a file that is none of those that we take', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['blanks of an interrupted copy', Buffer.alloc(5_000), 'damaged'],
    ['text', Buffer.from('Dear lender,'), 'wrong-type'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'wrong-type'],
    ['a PDF behind something else', Buffer.from('<script>alert(1)</script>%PDF-1.7'), 'wrong-type'],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003'.padEnd(200, '\0'), 'latin1'), 'wrong-type'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'), 'wrong-type'],
  ])('is refused: %s', async (_what, file, refusal) => {
    expect(await refusalOf(file)).toBe(refusal);
  });
});
