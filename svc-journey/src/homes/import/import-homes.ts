import type { importHomes as operation } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import { addHomes } from '../add-homes.js';
import type { HomeDependencies } from '../dependencies.js';
import { homesOfTable } from './homes-of-table.js';
import { readCsv } from './read-csv.js';

export interface ImportHomes {
  readonly userId: string;
  readonly creationId: string;
  readonly csv: string;
  readonly preview: boolean;
}

/**
 * Saves the good rows of a file, in the file's order. A repeated request saves nothing twice.
 * @throws AppError `home.unreadable-file`, `home.too-many`
 */
export async function importHomes(
  dependencies: Pick<HomeDependencies, 'store' | 'transaction' | 'now'>,
  { userId, creationId, csv, preview }: ImportHomes,
): Promise<OperationReply<typeof operation>> {
  const { headings, rows } = readCsv(csv);
  const table = homesOfTable(headings, rows, dependencies.now());
  const entries = new Map(table.rows.map(({ line, entry }) => [`${creationId}-${line}`, entry] as const));
  if (!preview && entries.size > 0) await addHomes(dependencies, userId, entries);
  return {
    rows: [...table.rows],
    problems: [...table.problems],
    ignoredColumns: [...table.ignoredColumns],
    saved: preview ? 0 : entries.size,
  };
}
