import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Refused, textCharacters, type TakenFile } from './inspection.js';

/** What a Word file may unpack to, and in how many parts. A zip bomb is more. */
const unpackedBytes = 250 * 1024 * 1024;
const maximumEntries = 5_000;
const textBytes = 20 * 1024 * 1024;

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Reads the list of parts, and the text. Nothing else is unpacked. */
export async function inspectWord(file: Buffer): Promise<TakenFile> {
  const entries = new Map<string, Entry>();
  const opened = await fromBufferPromise(file, { lazyEntries: true }).catch(() => {
    throw new Refused(file.lastIndexOf('PK\u0005\u0006') === -1 ? 'incomplete' : 'damaged');
  });
  let unpacked = 0;
  for await (const entry of opened.eachEntry()) {
    unpacked += entry.uncompressedSize;
    entries.set(entry.fileName, entry);
    if (unpacked > unpackedBytes || entries.size > maximumEntries) throw new Refused('too-large-inside');
  }
  const document = entries.get('word/document.xml');
  if (!document || !entries.has('[Content_Types].xml')) throw new Refused('wrong-type');
  if (document.uncompressedSize > textBytes) throw new Refused('too-large-inside');
  const text = textOf(await readEntry(opened, document));
  const hasMacro = [...entries.keys()].some((name) => /vbaProject\.bin$/i.test(name));
  const hasFiles = [...entries.keys()].some((name) => name.startsWith('word/embeddings/'));
  return {
    taken: true,
    type,
    pages: null,
    text: [text],
    dangers: [...(hasMacro ? (['macro'] as const) : []), ...(hasFiles ? (['attachment'] as const) : [])],
    rewritten: false,
  };
}

/** The stream fails if the part is not as long as the list says. */
async function readEntry(opened: ZipFile, entry: Entry): Promise<string> {
  return (await buffer(await opened.openReadStreamPromise(entry))).toString();
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

function textOf(xml: string): string {
  const lines = xml.replace(/<w:(?:tab|br)\/>/g, ' ').replace(/<\/w:p>/g, '\n');
  const plain = withoutTags(lines);
  return plain
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities.get(name) ?? whole)
    .slice(0, textCharacters);
}

const withoutTags = (xml: string): string =>
  xml
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join('');
