import { constants, inflateRawSync } from 'node:zlib';

/** Of one list of objects, and of all together. */
const unpackedBytes = { one: 16 * 1024 * 1024, all: 128 * 1024 * 1024 };
/** Of the dictionary before a stream. */
const headBytes = 4_096;
/** In front of the compressed bytes; what follows them is never read. */
const zlibHeaderBytes = 2;

export interface ObjectStreams {
  /** What they hold. */
  readonly texts: readonly string[];
  /** Whether there are some that we can’t read. */
  readonly hidden: boolean;
}

/** The compressed lists of objects in a PDF. Others than these, such as pictures and fonts, hold no names that count. */
export function objectStreams(file: Buffer): ObjectStreams {
  const texts: string[] = [];
  let hidden = false;
  let length = 0;
  for (const { head, at } of streams(file)) {
    if (!listsObjects(head)) continue;
    const text = unpack(head, file.subarray(at));
    hidden ||= text === undefined;
    if (text === undefined) continue;
    length += text.length;
    if (length > unpackedBytes.all) return { texts, hidden: true };
    texts.push(text);
  }
  return { texts, hidden };
}

interface FoundStream {
  /** The dictionary before it, with the codes in its names resolved. */
  readonly head: string;
  readonly at: number;
}

function* streams(file: Buffer): Generator<FoundStream> {
  let at = 0;
  for (;;) {
    const start = file.indexOf('stream', at);
    if (start === -1) return;
    at = start + 'stream'.length;
    const before = file.subarray(Math.max(start - headBytes, 0), start).toString('latin1');
    if (before.endsWith('end')) continue;
    const head = resolveCodes(before.slice(Math.max(before.lastIndexOf('obj'), 0)));
    yield { head, at: skipLineEnd(file, at) };
  }
}

/** Letters of names can be written as codes: `#4a`. */
export const resolveCodes = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Readers need no type for it: only where the first object is. */
const listsObjects = (head: string): boolean => /\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(head);

/** `undefined` if it is packed in a way that these lists never are, or damaged. */
function unpack(head: string, packed: Buffer): string | undefined {
  if (!head.includes('/Filter')) return '';
  const filters = head.match(/\/(?:[A-Za-z0-9]{2,12}Decode|Fl|AHx|A85|LZW|RL|Crypt)(?![A-Za-z0-9])/g) ?? [];
  if (filters.length !== 1 || !/^\/(?:FlateDecode|Fl)$/.test(filters[0])) return undefined;
  if (/\/Predictor\s*(?!1\b)\d/.test(head)) return undefined;
  try {
    // As readers do, without a look at the checksum, and as far as it goes.
    const options = { maxOutputLength: unpackedBytes.one, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(packed.subarray(zlibHeaderBytes), options).toString('latin1');
  } catch {
    return undefined;
  }
}

function skipLineEnd(file: Buffer, at: number): number {
  if (file[at] === 0x0d && file[at + 1] === 0x0a) return at + 2;
  return file[at] === 0x0a || file[at] === 0x0d ? at + 1 : at;
}
