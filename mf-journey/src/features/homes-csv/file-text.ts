import { UnusableFile } from './unusable-file.js';

/** In bytes. A search result of 500 homes has about 200 KB. */
const fileMaximum = 5 * 1024 * 1024;

/**
 * The text of a file, in any encoding that spreadsheets save tables in.
 * @throws {UnusableFile} if it is too large, empty, or no text
 */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > fileMaximum) {
    throw new UnusableFile(
      `This file has ${Math.ceil(file.size / 1024 / 1024)} MB; we read up to 5 MB. Delete the rows or columns you don’t need, and try again.`,
    );
  }
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  const problem = problemOf(text);
  if (problem !== undefined) throw new UnusableFile(problem);
  return text;
}

function decoded(bytes: Uint8Array): string {
  // Excel’s “Unicode text”.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel’s default for CSV on Windows. It can decode any byte.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Why a text can’t be a table, judging by its beginning. */
function problemOf(text: string): string | undefined {
  if (text.trim() === '') return 'This file is empty. Please choose another one.';
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('ÐÏ\u0011à')) {
    return 'This is a workbook, not a CSV file. Open it in Excel or Google Sheets, save it as CSV, and choose that file.';
  }
  if (text.startsWith('%PDF-')) {
    return 'This is a PDF. Please choose a CSV file, or paste the text of a listing instead.';
  }
  if (/^\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(text)) {
    return 'This is a web page, not a CSV file. Sign in to the site it’s from, and download the file again.';
  }
  return text.includes('\0') ? 'This isn’t a text file. Please choose a CSV file.' : undefined;
}
