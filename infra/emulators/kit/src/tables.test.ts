import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTables } from './tables.js';

describe('tables', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emulator-tables-'));
    file = join(folder, 'state.jsonl');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('forget the oldest record past their limit', () => {
    const table = openTables().table<number>('numbers', 2);
    for (const [index, id] of ['a', 'b', 'c'].entries()) table.put(id, index);

    expect([...table.values()]).toEqual([1, 2]);
    expect(table.get('a')).toBeUndefined();
  });

  it('are restored from their file in their last state', () => {
    const tables = openTables(file);
    const table = tables.table<{ count: number }>('counts', 10);
    table.put('a', { count: 1 });
    table.put('a', { count: 2 });
    table.put('b', { count: 3 });
    table.delete('b');
    tables.close();

    const again = openTables(file);
    expect([...again.table('counts', 10).values()]).toEqual([{ count: 2 }]);
    again.close();
  });

  it('survive a process that was killed while writing', () => {
    const tables = openTables(file);
    tables.table<number>('numbers', 10).put('a', 1);
    appendFileSync(file, '["numbers","b",{"half":');

    const again = openTables(file);
    expect([...again.table('numbers', 10).values()]).toEqual([1]);
    again.close();
    tables.close();
  });

  it('compact their file at the next start', async () => {
    const tables = openTables(file);
    const table = tables.table<string>('texts', 10);
    for (let index = 0; index < 100; index += 1) table.put('a', `text ${index}`);
    tables.close();
    openTables(file).close();

    expect(await readFile(file, 'utf8')).toBe('["texts","a","text 99"]\n');
  });

  it('compact their file while running, once most of it is history', async () => {
    const tables = openTables(file);
    const table = tables.table<string>('texts', 10);
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let index = 0; index < 18; index += 1) table.put('a', megabyte);
    tables.close();

    expect((await stat(file)).size).toBeLessThan(4 * 1024 * 1024);
  });

  it('are empty after being cleared, in their file too', () => {
    const tables = openTables(file);
    const table = tables.table<number>('numbers', 10);
    table.put('a', 1);
    tables.clear();
    table.put('b', 2);
    tables.close();

    const again = openTables(file);
    expect([...again.table('numbers', 10).values()]).toEqual([2]);
    again.close();
  });
});
