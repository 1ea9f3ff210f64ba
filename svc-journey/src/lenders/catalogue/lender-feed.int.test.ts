import { captureLog } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lenderWith } from '../testing/ranking-samples.js';
import { followLenderFile, type LenderFeed } from './lender-feed.js';
import { sampleLenders } from './sample-lenders.js';

describe('the list of lenders', () => {
  let folder: string;
  let file: string;
  let feed: LenderFeed | undefined;
  let log: ReturnType<typeof captureLog>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lender-feed-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    file = join(folder, `${randomUUID()}.json`);
  });
  afterEach(() => feed?.stop());

  const follow = async (path: string | undefined) => {
    log = captureLog();
    feed = followLenderFile({ file: path, logger: log.logger, everyMilliseconds: 20 });
    await feed.start();
    return feed;
  };
  const write = async (content: string | Uint8Array) => {
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  };
  const listOf = (...ids: readonly string[]) => JSON.stringify({ lenders: ids.map((id) => lenderWith({ id })) });
  const csvOf = (id: string) =>
    [
      'id,name,description,website,programs,states,propertyTypes,propertyUses,loanMinimumCents,loanMaximumCents,minCreditScore,maxDebtToIncomeBasisPoints,minDownPaymentBasisPoints',
      `${id},Sample,A sample.,https://sample.example,fha,TX;FL,condo,primary_residence,1,83200000,620,4500,500`,
    ].join('\n');
  const ids = ({ currentLenders }: LenderFeed) => currentLenders().lenders.map(({ id }) => id);

  it('is made up without a file', async () => {
    expect((await follow(undefined)).currentLenders()).toBe(sampleLenders);
  });

  it('is read at the start and whenever the file changes', async () => {
    await write(listOf('one'));
    const started = await follow(file);
    expect(started.currentLenders().fictional).toBe(false);
    expect(ids(started)).toEqual(['one']);

    await write(listOf('one', 'two'));
    await eventually(() => Promise.resolve(ids(started).length === 2));
  });

  it('stays the last good one, and the log names the mistake', async () => {
    await write(listOf('one'));
    const started = await follow(file);
    await write(listOf('two').replace('620', '9000'));

    await eventually(() => Promise.resolve(log.text().includes('lender 1 (two), minCreditScore')));
    expect(ids(started)).toEqual(['one']);
  });

  it('goes on with a good file after a bad one', async () => {
    await write(listOf('one'));
    const started = await follow(file);
    await write('{"lenders": [');
    await eventually(() => Promise.resolve(log.text().includes('lenders cannot be read; keeping the last ones')));
    expect(ids(started)).toEqual(['one']);

    await rm(file);
    await eventually(() => Promise.resolve(log.text().includes('ENOENT')));
    expect(ids(started)).toEqual(['one']);

    await write(listOf('two'));
    await eventually(() => Promise.resolve(ids(started)[0] === 'two'));
  });

  it.each([
    ['JSON', () => listOf('one')],
    ['CSV', () => csvOf('one')],
  ] as const)('is read with the byte order mark and line ends of other systems, as %s', async (format, content) => {
    file = join(folder, `${randomUUID()}.${format.toLowerCase()}`);
    await write(`\uFEFF${content().replaceAll('\n', '\r\n')}\r\n`);

    expect(ids(await follow(file))).toEqual(['one']);
  });

  it('keeps the service from starting when it is a folder', async () => {
    await mkdir(file);

    await expect(follow(file)).rejects.toThrow('it is not a file');
  });

  it.each<[string, string | Uint8Array | undefined]>([
    ['missing', undefined],
    ['empty', ''],
    ['in another encoding', Buffer.from(listOf('one').replace('Sample', 'Más'), 'latin1')],
    ['too large', `${listOf('one')}${' '.repeat(1_000_000)}`],
  ])('keeps the service from starting when it is %s', async (_what, content) => {
    if (content !== undefined) await write(content);

    await expect(follow(file)).rejects.toThrow(`lenders cannot be read from ${file}`);
  });
});
