import type { UsStateCode } from '@hearthway/contracts/journey';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rowsToday } from '../policy/index.js';
import { fillFigures } from './figures.js';
import { readEntry, type WrittenEntry } from './knowledge-entry.js';
import { createSearch, type FoundEntry } from './knowledge-search.js';

/** An entry with today’s figures. */
export interface KnowledgeEntry extends Pick<WrittenEntry, 'id' | 'title' | 'text' | 'topics' | 'states' | 'source'> {
  /** When we last compared it with its source. */
  readonly checked: string;
  /** Ids of the policy rows that its text quotes. */
  readonly rowIds: readonly string[];
}

export interface KnowledgeResult extends Omit<FoundEntry, 'id'> {
  readonly entry: KnowledgeEntry;
}

export interface Knowledge {
  /**
   * The best results first; `isConfident` says whether the first one answers the question.
   *
   * @param state where the buyer is, as far as the question doesn’t name a state
   */
  search(question: string, limit: number, state?: UsStateCode): readonly KnowledgeResult[];
  get(id: string): KnowledgeEntry | undefined;
}

/**
 * Reads, checks, and indexes every entry.
 *
 * @throws Error that names the file of an invalid entry
 */
export function openKnowledge(dependencies: Parameters<typeof rowsToday>[0]): Knowledge {
  const entries = readEntries();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (byId.size < entries.length) throw new Error('Two entries of the knowledge base have the same id');
  const search = createSearch(entries);
  const get = (id: string): KnowledgeEntry | undefined => {
    const written = byId.get(id);
    if (!written) return undefined;
    const { rows } = rowsToday(dependencies);
    return { ...written, ...fillFigures(written.text, (key) => rows.get(key)) };
  };
  return {
    search: (question, limit, state) =>
      search(question, limit, state).flatMap(({ id, ...how }) => {
        const entry = get(id);
        return entry ? [{ entry, ...how }] : [];
      }),
    get,
  };
}

/** Every entry as written. */
export function readEntries(): readonly WrittenEntry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readEntry(file, readFileSync(join(folder, file), 'utf8')));
}

// By package: the built service is one file in another folder than this one.
const folder = join(
  dirname(createRequire(import.meta.url).resolve('@hearthway/svc-journey/package.json')),
  'knowledge',
);
