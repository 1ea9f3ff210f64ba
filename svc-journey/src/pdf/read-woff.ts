import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * The TrueType font in a WOFF 1.0 file (https://www.w3.org/TR/WOFF/). fontkit reads WOFF as well, but inflates a table again for each
 * glyph in it, which takes seconds with tens of thousands of glyphs.
 * @throws RangeError if it isn’t a WOFF file
 */
export function trueTypeOf(woff: Buffer): Buffer {
  if (woff.length < woffHeader || woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, woffHeader + index * woffEntry));
  const head = Buffer.alloc(sfntHeader + count * sfntEntry);
  writeHeader(head, woff.readUInt32BE(4), count);
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfntHeader + index * sfntEntry;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded(data.length);
  }
  return Buffer.concat([head, ...tables.map(({ data }) => Buffer.concat([data], padded(data.length)))]);
}

function readTable(woff: Buffer, at: number) {
  const from = woff.readUInt32BE(at + 4);
  const [stored, whole] = [woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
  const bytes = woff.subarray(from, from + stored);
  const data = stored < whole ? inflateSync(bytes) : bytes;
  return { tag: woff.toString('latin1', at, at + 4), checksum: woff.readUInt32BE(at + 16), data };
}

function writeHeader(head: Buffer, flavor: number, count: number): void {
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
}

/** Tables begin at multiples of four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4;
