import type { DocumentDanger } from '@hearthway/contracts/journey';
import { objectStreams, resolveCodes } from './object-streams.js';

/**
 * Names in a PDF that start something, or hold other files. Each is too long to turn up by chance in a compressed picture, so
 * that the whole file can be searched: what looks like the inside of a stream may be an object all the same.
 */
const dangerousNames: ReadonlyMap<string, DocumentDanger> = new Map(
  Object.entries({
    JavaScript: 'script',
    Launch: 'launch',
    EmbeddedFile: 'attachment',
    EmbeddedFiles: 'attachment',
    RichMedia: 'attachment',
    Rendition: 'attachment',
    // Opens a file in another one, or brings the fields of one in.
    GoToE: 'attachment',
    ImportData: 'launch',
  } as const),
);

/** A letter can be spelled by its code (`/J#61vaScript`). A blank or a delimiter ends a name. */
const names = /\/((?:[a-z]|#[46][1-9a-f]|#[57][0-9a]){6,13})(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/gi;
/** Of the description of a file: the entry that says where its content is. */
const contentEntry = /\/EF(?=[\0\s<%])/g;
/** How far behind it that is looked for. */
const entryCharacters = 400;

/** The end of a ZIP, with its longest comment. */
const zipEnd = { mark: 'PK\u0005\u0006', bytes: 22 + 65_535 };

export interface PdfDangers {
  readonly dangers: readonly DocumentDanger[];
  /** Whether the file has lists of objects that can’t be read here, as all are in an encrypted file. */
  readonly hidden: boolean;
}

/** Looks for dangerous names where a PDF’s objects are: in plain sight, and in compressed object streams. */
export function findPdfDangers(file: Buffer): PdfDangers {
  const found = new Set<DocumentDanger>();
  const { texts, hidden } = objectStreams(file);
  for (const text of [file.toString('latin1'), ...texts]) {
    for (const [, name = ''] of text.matchAll(names)) {
      const danger = dangerousNames.get(resolveCodes(name));
      if (danger) found.add(danger);
    }
    if (describesFile(text)) found.add('attachment');
  }
  // Renamed, the same file opens as an archive.
  if (file.subarray(-zipEnd.bytes).includes(zipEnd.mark, 0, 'latin1')) found.add('attachment');
  return { dangers: [...found], hidden };
}

function describesFile(text: string): boolean {
  for (const { index } of text.matchAll(contentEntry)) {
    const value = text.slice(index + '/EF'.length, index + entryCharacters).replace(/%[^\n\r]*/g, '');
    if (/^[\0\s]*(?:<<|\d+[\0\s]+\d+[\0\s]+R)/.test(value)) return true;
  }
  return false;
}
