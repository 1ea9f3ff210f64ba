import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Records by id, oldest first. */
export interface Table<Value> {
  get(id: string): Value | undefined;
  /** Call it also after changing a record in place. Past the limit, the oldest record is dropped. */
  put(id: string, value: Value): void;
  delete(id: string): void;
  values(): IterableIterator<Value>;
  readonly size: number;
}

/** An emulator's state: in memory, and also in a file if it has one, to survive a restart. */
export interface Tables {
  /** @param limit most records that are kept */
  table<Value>(name: string, limit: number): Table<Value>;
  clear(): void;
  close(): void;
}

type Records = Map<string, unknown>;

/** The file is a log with one changed record per line. It is rewritten at start, and when it is mostly history. */
export function openTables(file?: string): Tables {
  const all = new Map<string, Records>(file === undefined ? [] : read(file));
  const log = file === undefined ? undefined : openLog(file, all);
  return {
    table<Value>(name: string, limit: number) {
      const records = all.get(name) ?? new Map<string, unknown>();
      all.set(name, records);
      return tableOf<Value>(records, limit, (id, value) => log?.append([name, id, value]));
    },
    clear() {
      for (const records of all.values()) records.clear();
      log?.rewrite();
    },
    close: () => log?.close(),
  };
}

function tableOf<Value>(records: Records, limit: number, log: (id: string, value?: Value) => void): Table<Value> {
  const remove = (id: string) => {
    if (records.delete(id)) log(id);
  };
  return {
    get: (id) => records.get(id) as Value | undefined,
    put(id, value) {
      records.set(id, value);
      log(id, value);
      if (records.size <= limit) return;
      for (const oldest of records.keys()) {
        remove(oldest);
        break;
      }
    },
    delete: remove,
    values: () => records.values() as IterableIterator<Value>,
    get size() {
      return records.size;
    },
  };
}

type Line = readonly [table: string, id: string, value?: unknown];

const smallestHistory = 16 * 1024 * 1024;

function openLog(file: string, all: ReadonlyMap<string, Records>) {
  mkdirSync(dirname(file), { recursive: true });
  let descriptor: number | undefined;
  let written = 0;
  let allowed = 0;

  const rewrite = () => {
    if (descriptor !== undefined) closeSync(descriptor);
    const lines = [...all].flatMap(([table, records]) => [...records].map(([id, value]) => lineOf([table, id, value])));
    const content = lines.join('');
    // Another process that reads the file sees the old content or the new one, never half of it.
    writeFileSync(`${file}.new`, content, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    descriptor = openSync(file, 'a', 0o600);
    written = content.length;
    allowed = Math.max(smallestHistory, written * 4);
  };
  rewrite();

  return {
    rewrite,
    append(line: Line) {
      if (descriptor === undefined) return;
      const text = lineOf(line);
      writeSync(descriptor, text);
      written += text.length;
      if (written > allowed) rewrite();
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}

const lineOf = ([table, id, value]: Line): string =>
  `${JSON.stringify(value === undefined ? [table, id] : [table, id, value])}\n`;

function read(file: string): Map<string, Records> {
  const all = new Map<string, Records>();
  if (!existsSync(file)) return all;
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = parse(text);
    if (line === undefined) continue;
    const [table, id, ...value] = line;
    const records = all.get(table) ?? new Map<string, unknown>();
    all.set(table, records);
    if (value.length === 0) records.delete(id);
    else records.set(id, value[0]);
  }
  return all;
}

/** A process killed while writing leaves half a line; the record keeps its previous state. */
function parse(text: string): Line | undefined {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Line;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
