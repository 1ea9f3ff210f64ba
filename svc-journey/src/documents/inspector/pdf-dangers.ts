import type { DocumentDanger } from '@hearthway/contracts/journey';
import { inflateSync } from 'node:zlib';

/** Names in a PDF that start something, or hold other files. */
const dangerousNames: ReadonlyMap<string, DocumentDanger> = new Map(
  Object.entries({
    JavaScript: 'script',
    JS: 'script',
    Launch: 'launch',
    EmbeddedFile: 'attachment',
    EmbeddedFiles: 'attachment',
    RichMedia: 'attachment',
  } as const),
);

/** Of a compressed part of the file that lists objects. */
const unpackedBytes = 16 * 1024 * 1024;

/**
 * Looks for dangerous names where a PDF’s objects are: in plain sight, and in compressed object streams. Names can be spelled
 * with hex codes (`/J#53`). What is encrypted without a password stays unseen here; it is opened only by our viewer, which runs
 * nothing.
 */
export function findPdfDangers(file: Buffer): readonly DocumentDanger[] {
  const found = new Set<DocumentDanger>();
  for (const part of [file.toString('latin1'), ...objectStreams(file)]) {
    for (const [, name = ''] of part.matchAll(/\/([A-Za-z#0-9]{2,60})(?![A-Za-z#0-9])/g)) {
      const danger = dangerousNames.get(name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => fromHex(code)));
      if (danger) found.add(danger);
    }
  }
  return [...found];
}

const fromHex = (code: string): string => String.fromCharCode(Number.parseInt(code, 16));

function* objectStreams(file: Buffer): Generator<string> {
  let at = 0;
  for (;;) {
    const start = file.indexOf('stream', at);
    if (start === -1) return;
    at = start + 'stream'.length;
    const head = file.subarray(Math.max(start - 400, 0), start).toString('latin1');
    if (head.endsWith('end') || !isObjectStream(head)) continue;
    const end = file.indexOf('endstream', at);
    const packed = file.subarray(skipLineEnd(file, at), end === -1 ? file.length : end);
    try {
      yield inflateSync(packed, { maxOutputLength: unpackedBytes }).toString('latin1');
    } catch {
      // Not compressed this way, or more than any list of objects: opening the file decides.
    }
  }
}

/** The last dictionary before the stream. */
const isObjectStream = (head: string): boolean => head.slice(head.lastIndexOf(' obj')).includes('ObjStm');

function skipLineEnd(file: Buffer, at: number): number {
  if (file[at] === 0x0d && file[at + 1] === 0x0a) return at + 2;
  return file[at] === 0x0a || file[at] === 0x0d ? at + 1 : at;
}
