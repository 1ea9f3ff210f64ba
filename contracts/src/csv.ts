export type CsvCell = string | number;

/**
 * What spreadsheets take for the start of a formula: they would run what a stranger typed into a form. From
 * https://owasp.org/www-community/attacks/CSV_Injection, plus full-width and small signs that some programs treat the
 * same, even after what programs drop at the start of a cell: quotes, white space, and invisible characters.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u;

/** Where a spreadsheet may start a cell. Where the comma is the decimal sign, Excel separates by semicolons, even in quotes. */
const cellStarts = /(?<=[;\t\r\n])/;

/** A whole file for Excel, which reads UTF-8 only after a byte order mark. */
export function csvFile(lines: readonly string[]): string {
  return `\uFEFF${lines.join('')}`;
}

/**
 * A line of CSV by RFC 4180. Whatever starts like a formula gets an apostrophe in front, so that it is shown as text, at the
 * start of a cell and wherever a spreadsheet with other separators would start one.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

function toField(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = asText(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function asText(cell: string): string {
  const parts = cell.split(cellStarts).map((part) => (formulaStart.test(part) ? `'${part}` : part));
  // OWASP counts these as dangerous at the start, whatever follows.
  return /^[\t\r\n]/.test(cell) ? `'${parts.join('')}` : parts.join('');
}
