export type CsvCell = string | number;

/**
 * What spreadsheets take for the start of a formula: they would run what a stranger typed into a form. From
 * https://owasp.org/www-community/attacks/CSV_Injection, with the full-width signs that some programs treat the same.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A line of CSV by RFC 4180. Text that starts like a formula gets an apostrophe in front, so that it is shown as text. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(toField).join(',')}\r\n`;
}

function toField(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
