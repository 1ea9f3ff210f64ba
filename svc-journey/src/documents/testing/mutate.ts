import { createRandom, type Random } from '@hearthway/tooling/testing/random';

/** Numbers at which programs that read a length go wrong. */
const extremes = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

/** What turns up in these files, to be put where it doesn’t belong. */
const fragments = [
  ...['%PDF-1.7', 'stream\n', 'endstream', 'endobj', '%%EOF', ' 0 R', '<<', '>>', '/JavaScript', '/Length 999999999'],
  ...[
    'PK\u0003\u0004',
    'PK\u0001\u0002',
    'PK\u0005\u0006',
    '\u00ff\u00d8\u00ff',
    'IHDR',
    'IDAT',
    'IEND',
    'ftypheic',
    'mdat',
    'iloc',
  ],
].map((text) => Buffer.from(text, 'latin1'));

type Mutation = (file: Buffer, random: Random) => Buffer;

const splice = (file: Buffer, at: number, removed: number, added: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.concat([file.subarray(0, at), added, file.subarray(at + removed)]);

const mutations: readonly Mutation[] = [
  function flipBits(file, random) {
    const copy = Buffer.from(file);
    for (let left = 1 + random.integer(16); left > 0; left -= 1) {
      const at = random.integer(copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << random.integer(8));
    }
    return copy;
  },
  function setExtreme(file, random) {
    const copy = Buffer.from(file);
    const bytes = random.pick([1, 2, 4]);
    if (copy.length < bytes) return copy;
    const value = random.pick(extremes) % 2 ** (8 * bytes);
    const at = random.integer(copy.length - bytes + 1);
    if (random.chance(0.5)) copy.writeUIntBE(value, at, bytes);
    else copy.writeUIntLE(value, at, bytes);
    return copy;
  },
  function cutOff(file, random) {
    return file.subarray(0, random.integer(file.length));
  },
  function remove(file, random) {
    return splice(file, random.integer(file.length), random.integer(200));
  },
  function repeat(file, random) {
    const at = random.integer(file.length);
    const part = file.subarray(at, at + random.integer(2_000));
    return splice(file, at, 0, Buffer.concat(Array.from({ length: 1 + random.integer(50) }, () => part)));
  },
  function insert(file, random) {
    return splice(file, random.integer(file.length), 0, random.pick(fragments));
  },
  function swap(file, random) {
    const from = random.integer(file.length);
    const part = file.subarray(from, from + random.integer(500));
    return splice(file, random.integer(file.length), part.length, part);
  },
  function changeDigit(file, random) {
    const digits = [...file.keys()].filter((at) => (file[at] ?? 0) >= 0x30 && (file[at] ?? 0) <= 0x39);
    if (digits.length === 0) return file;
    const copy = Buffer.from(file);
    copy[random.pick(digits)] = 0x30 + random.integer(10);
    return copy;
  },
];

/** The same damaged file for the same number. */
export function mutate(file: Buffer, number: number): Buffer {
  const random = createRandom(number);
  let mutated = file;
  for (let left = 1 + random.integer(3); left > 0 && mutated.length > 0; left -= 1) {
    mutated = random.pick(mutations)(mutated, random);
  }
  return mutated;
}
