export type CsvCell = string | number | boolean | null;

/** A heading, and the cell below it for one entry. */
export type CsvColumn<Entry> = readonly [heading: string, cell: (entry: Entry) => CsvCell];

/** A table by RFC 4180. `null` is an empty cell; `true` and `false` are yes and no. */
export function csvText<Entry>(columns: readonly CsvColumn<Entry>[], entries: readonly Entry[]): string {
  const rows = entries.map((entry) => columns.map(([, cell]) => cell(entry)));
  return [columns.map(([heading]) => heading), ...rows].map((cells) => `${cells.map(toField).join(',')}\r\n`).join('');
}

/** What spreadsheets take for the start of a formula, also in full width. An apostrophe in front makes it a text. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

function toField(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
