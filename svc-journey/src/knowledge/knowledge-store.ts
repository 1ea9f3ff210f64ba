import type { UsStateCode } from '@hearthway/contracts/journey';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { dayOf, rowsInForce } from '../policy/index.js';
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
 * @param now for the figures in force; the system’s clock by default
 * @throws Error that names the file of an invalid entry
 */
export function createKnowledge(now = () => new Date()): Knowledge {
  const entries = readEntries();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (byId.size < entries.length) throw new Error('Two entries of the knowledge base have the same id');
  const search = createSearch(entries);
  const get = (id: string): KnowledgeEntry | undefined => {
    const written = byId.get(id);
    return written && withFigures(written, dayOf(now()));
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

// By package, since the built service is one file elsewhere.
const folder = join(
  dirname(createRequire(import.meta.url).resolve('@hearthway/svc-journey/package.json')),
  'knowledge',
);

function withFigures({ also: _, ...written }: WrittenEntry, day: string): KnowledgeEntry {
  const rows = rowsInForce(day);
  return { ...written, ...fillFigures(written.text, (key) => rows.get(key)) };
}
