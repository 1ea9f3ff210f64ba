export type CsvCell = string | number;

/**
 * What a spreadsheet takes for the beginning of a formula; it would run what a stranger typed into a form.
 * https://owasp.org/www-community/attacks/CSV_Injection, with the full-width signs that some programs take for the same.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A line of CSV by RFC 4180. A text that begins as a formula would gets an apostrophe before it, so that it is shown as a text. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

function toField(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
