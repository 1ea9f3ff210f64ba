import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  newFileKey,
  openSegments,
  sealedSegmentBytes,
  sealSegments,
  segmentBytes,
  type FileKey,
} from './file-cipher.js';

async function* inParts(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

const file: FileKey = { id: 'file-1', key: newFileKey() };
const seal = (bytes: Buffer) => buffer(sealSegments(file, inParts(bytes)));
const open = (sealed: Buffer, last: number, of = file) =>
  buffer(openSegments(of, { first: 0, until: last, last }, inParts(sealed)));

const three = randomBytes(2 * segmentBytes + 7);
const segmentOf = (sealed: Buffer, index: number) =>
  sealed.subarray(index * sealedSegmentBytes, (index + 1) * sealedSegmentBytes);

describe('an encrypted file', () => {
  it.each([1, segmentBytes - 1, segmentBytes, segmentBytes + 1, 2 * segmentBytes, three.length])(
    'of %i bytes opens as it was, in as many segments as it needs',
    async (length) => {
      const bytes = randomBytes(length);
      const segments = Math.ceil(length / segmentBytes);
      const sealed = await seal(bytes);
      expect(sealed).toHaveLength(length + segments * (sealedSegmentBytes - segmentBytes));
      expect((await open(sealed, segments - 1)).equals(bytes)).toBe(true);
    },
  );

  it('opens from the middle', async () => {
    const sealed = await seal(three);
    const middle = inParts(segmentOf(sealed, 1));
    const opened = await buffer(openSegments(file, { first: 1, until: 1, last: 2 }, middle));
    expect(opened.equals(three.subarray(segmentBytes, 2 * segmentBytes))).toBe(true);
  });

  it.each([
    ['cut off between segments', (sealed: Buffer) => sealed.subarray(0, 2 * sealedSegmentBytes)],
    ['cut off within a segment', (sealed: Buffer) => sealed.subarray(0, -1)],
    ['gone', () => Buffer.alloc(0)],
    ['without its first segment', (sealed: Buffer) => sealed.subarray(sealedSegmentBytes)],
    ['in another order', (sealed: Buffer) => Buffer.concat([1, 0, 2].map((index) => segmentOf(sealed, index)))],
    ['changed in one bit', (sealed: Buffer) => sealed.map((byte, at) => (at === 100 ? byte ^ 1 : byte)) as Buffer],
  ])('doesn’t open when it is %s', async (_how, change) => {
    await expect(open(change(await seal(three)), 2)).rejects.toThrow();
  });

  it('doesn’t open as a shorter one, as another file, or with another key', async () => {
    const sealed = await seal(three);
    await expect(open(sealed.subarray(0, 2 * sealedSegmentBytes), 1)).rejects.toThrow();
    await expect(open(sealed, 2, { ...file, id: 'file-2' })).rejects.toThrow();
    await expect(open(sealed, 2, { ...file, key: newFileKey() })).rejects.toThrow();
  });
});
