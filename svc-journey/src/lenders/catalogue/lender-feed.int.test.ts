import { captureLog } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feed } from '../../feeds/index.js';
import { lenderWith } from '../testing/ranking-samples.js';
import { followLenders, type LenderList } from './lender-feed.js';
import { sampleLenders } from './sample-lenders.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lenders-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the list of lenders', () => {
  let feed: Feed<LenderList> | undefined;
  let log: ReturnType<typeof captureLog>;
  const follow = (file: string | undefined) => {
    log = captureLog();
    feed = followLenders({ file, logger: log.logger, everyMilliseconds: 20 });
    return feed;
  };
  afterEach(() => feed?.stop());

  /** Atomic, so that a half-written file is never read. */
  const write = async (name: string, content: string) => {
    const file = join(folder, name);
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
    return file;
  };
  const json = (...ids: readonly string[]) => JSON.stringify({ lenders: ids.map((id) => lenderWith({ id })) }, null, 2);
  const idsOf = ({ lenders }: LenderList) => lenders.map(({ id }) => id);

  it('is made up without a file', async () => {
    const { start, current } = follow(undefined);
    await start();
    expect(current()).toEqual({ fictional: true, lenders: sampleLenders });
  });

  it('is the operator’s, read again whenever the file changes', async () => {
    const file = await write('changing.json', json('first'));
    const { start, current } = follow(file);
    await start();
    expect(current().fictional).toBe(false);
    expect(idsOf(current())).toEqual(['first']);

    await write('changing.json', json('second', 'third'));
    await eventually(() => Promise.resolve(idsOf(current()).length === 2));
    expect(idsOf(current())).toEqual(['second', 'third']);
  });

  it('stays when a change can’t be used, and the log says where the error is', async () => {
    const file = await write('broken.json', json('good'));
    const { start, current } = follow(file);
    await start();
    await write('broken.json', json('good').replace('"minCreditScore": 620', '"minCreditScore": 6200'));

    await eventually(() => Promise.resolve(log.text().includes('cannot be read')));
    expect(log.text()).toMatch(/lenders cannot be read; keeping the last ones/);
    expect(log.text()).toMatch(/line 25, column 25 \(lenders\.0\.minCreditScore\): Too big/);
    expect(idsOf(current())).toEqual(['good']);

    await rm(file);
    await eventually(() => Promise.resolve(log.text().includes('ENOENT')));
    expect(idsOf(current())).toEqual(['good']);

    await write('broken.json', json('better'));
    await eventually(() => Promise.resolve(idsOf(current()).includes('better')));
  });

  it.each([
    ['bad.json', '{"lenders": [\n  {}\n]}', /^line 2, column 3 \(lenders\.0\.id\)/],
    ['bad.CSV', 'id,name\nharbor,Harbor', /^line 1: the column description is missing/],
    ['empty.csv', '', /^line 1: the column id is missing/],
  ])('is required at the start: %s is refused', async (name, content, message) => {
    const { start } = follow(await write(name, content));

    await expect(start()).rejects.toThrow(message);
  });

  it('is required at the start: a missing file is refused', async () => {
    await expect(follow(join(folder, 'none.json')).start()).rejects.toThrow('ENOENT');
  });
});
