import type { DocumentDanger } from '@hearthway/contracts/journey';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { plainText, readLimits, Refused, type Inspected } from './inspection.js';
import { dangersOfField, dangersOfPart, type WordPart } from './word-dangers.js';
import { overlaps } from './zip-entries.js';

/** What a Word file may unpack to, and in how many parts. A zip bomb is more. */
const unpackedBytes = 250 * 1024 * 1024;
const maximumEntries = 5_000;
/** Of the parts that are read. */
const textBytes = 20 * 1024 * 1024;

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Unpacks every part once, to see that it is whole and as long as it says, and reads the text. */
export async function inspectWord(file: Buffer): Promise<Inspected> {
  // Readers of PDFs would take it for one.
  if (file.subarray(0, 1_024).includes('%PDF-')) throw new Refused('wrong-type');
  const opened = await fromBufferPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new Refused(file.lastIndexOf('PK\u0005\u0006') === -1 ? 'incomplete' : 'damaged');
  });
  const entries = await listEntries(opened, file.length);
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (!names.has('word/document.xml') || !names.has('[Content_Types].xml')) throw new Refused('wrong-type');
  const dangers = new Set<DocumentDanger>();
  let text = '';
  for (const entry of entries) {
    const part = await readPart(opened, entry);
    for (const danger of dangersOfPart(part)) dangers.add(danger);
    if (entry.fileName !== 'word/document.xml') continue;
    text = textOf(part.text);
    for (const danger of dangersOfField(part.text)) dangers.add(danger);
  }
  return { inspection: { taken: true, type, pages: null, text: [text], dangers: [...dangers] } };
}

async function listEntries(opened: ZipFile, fileBytes: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of opened.eachEntry()) {
    if (entry.isEncrypted()) throw new Refused('password');
    unpacked += entry.uncompressedSize;
    entries.push(entry);
    if (unpacked > unpackedBytes || entries.length > maximumEntries) throw new Refused('too-large-inside');
  }
  if (overlaps(entries, fileBytes)) throw new Refused('too-large-inside');
  return entries;
}

/** The stream fails if the part is not as long as the list says, and so does this if its content isn’t what it was. */
async function readPart(opened: ZipFile, entry: Entry): Promise<WordPart> {
  const isText = /\.(?:xml|rels)$/i.test(entry.fileName);
  if (isText && entry.uncompressedSize > textBytes) throw new Refused('too-large-inside');
  const kept: Buffer[] = [];
  let sum = 0;
  for await (const chunk of await opened.openReadStreamPromise(entry)) {
    sum = crc32(chunk as Buffer, sum);
    if (isText) kept.push(chunk as Buffer);
  }
  if (sum !== entry.crc32) throw new Refused('damaged');
  return { name: entry.fileName, text: Buffer.concat(kept).toString() };
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

function textOf(xml: string): string {
  const lines = xml.replace(/<w:(?:tab|br)\/>/g, ' ').replace(/<\/w:p>/g, '\n');
  const text = withoutTags(lines).replace(
    /&(amp|lt|gt|quot|apos);/g,
    (whole, name: string) => entities.get(name) ?? whole,
  );
  return plainText(text.slice(0, readLimits.textCharacters));
}

const withoutTags = (xml: string): string =>
  xml
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join('');
