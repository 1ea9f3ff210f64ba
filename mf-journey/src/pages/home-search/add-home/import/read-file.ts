import { readHomesTable, textOfFile, type Columns, type HomesTable } from '../../../../features/homes-csv/index.js';
import { dayOf } from '../../../../features/local-time/index.js';

/** A file with what we read in it. */
export interface ReadFile {
  readonly name: string;
  readonly text: string;
  /** The day of the file, from which its days on the market are counted. */
  readonly day: string;
  readonly table: HomesTable;
}

/** @throws {UnusableFile} */
export async function readFile(file: File): Promise<ReadFile> {
  const [text, day] = [await textOfFile(file), dayOf(new Date(file.lastModified))];
  return { name: file.name, text, day, table: readHomesTable(text, day) };
}

/** Reads the same file with other columns. */
export const readBy = (columns: Columns, { text, day, ...file }: ReadFile): ReadFile => ({
  ...file,
  text,
  day,
  table: readHomesTable(text, day, columns),
});

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** `1 home and 2 past sales`, or `no homes`. */
export function countText(homes: number, sales: number): string {
  const parts = [
    homes > 0 || sales === 0 ? counted(homes, 'home', 'homes') : '',
    sales > 0 ? counted(sales, 'past sale', 'past sales') : '',
  ];
  return parts.filter((part) => part !== '').join(' and ');
}
