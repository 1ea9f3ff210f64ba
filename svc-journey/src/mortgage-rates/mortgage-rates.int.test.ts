import { sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { captureLog } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Feed } from '../feeds/index.js';
import { startJourneyUnderTest } from '../testing/index.js';
import { followRatesFeed } from './rates-feed.js';

const sample: MortgageRates = { rates: [...sampleMortgageRates], source: null };
const survey = (rateBasisPoints: number): MortgageRates => ({
  rates: [{ product: '30-Year Fixed', rateBasisPoints }],
  source: { name: 'Weekly survey', asOf: '2026-11-19' },
});

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mortgage-rates-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the mortgage rates feed', () => {
  let feed: Feed<MortgageRates> | undefined;
  let log: ReturnType<typeof captureLog>;
  const follow = async (path: string | undefined) => {
    log = captureLog();
    feed = followRatesFeed({ file: path, logger: log.logger, everyMilliseconds: 20 });
    await feed.start();
    return feed;
  };
  /** Atomic, so that a half-written file is never read. */
  const replace = async (content: string) => {
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  };
  beforeEach(() => {
    file = join(folder, `${randomUUID()}.json`);
  });
  afterEach(() => feed?.stop());

  it('returns the sample without a file', async () => {
    expect((await follow(undefined)).current()).toEqual(sample);
  });

  it('reads the file at the start and whenever it changes', async () => {
    await writeFile(file, JSON.stringify(survey(611)));
    const { current } = await follow(file);
    expect(current()).toEqual(survey(611));

    await replace(JSON.stringify(survey(605)));
    await eventually(() => Promise.resolve(current().rates[0]?.rateBasisPoints === 605));
  });

  // Many rounds, since a file created between the first read and the first check used to be missed.
  it('returns the sample until the file exists', async () => {
    for (let round = 0; round <= 20; round += 1) {
      await rm(file, { force: true });
      const { current, stop } = await follow(file);
      expect(current()).toEqual(sample);

      await writeFile(file, JSON.stringify(survey(640)));
      await eventually(() => Promise.resolve(current().source !== null));
      await stop();
    }
  });

  it.each([
    ['no JSON', '{"rates":'],
    ['no rates', JSON.stringify({ ...survey(600), rates: [] })],
    ['an impossible rate', JSON.stringify(survey(-1))],
    ['an impossible day', JSON.stringify({ ...survey(600), source: { name: 'Survey', asOf: '2026-02-30' } })],
  ])('keeps the last rates and logs one error while the file has %s', async (_what, content) => {
    await writeFile(file, JSON.stringify(survey(611)));
    const { current } = await follow(file);
    await replace(content);

    await eventually(() => Promise.resolve(log.text().includes('cannot be read')));
    expect(current()).toEqual(survey(611));

    await replace(JSON.stringify(survey(605)));
    await eventually(() => Promise.resolve(current().rates[0]?.rateBasisPoints === 605));
    expect(log.text().match(/cannot be read/g)).toHaveLength(1);
  });
});

describe('npm run mortgage-rates:write', () => {
  const write = async (csv: string): Promise<{ readonly printed: string; readonly code: number }> => {
    await writeFile(join(folder, 'fred.csv'), csv);
    const target = { MORTGAGE_RATES_FILE: 'written.json', INIT_CWD: folder };
    const program = join(import.meta.dirname, '../../scripts/write-mortgage-rates.ts');
    const env = { ...process.env, ...target };
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['--import', '@hearthway/tooling/bundled', program, 'fred.csv'],
        { env },
        (_error, printed) => {
          resolve({ printed, code: child.exitCode ?? -1 });
        },
      );
    });
  };

  it('writes what the service reads, and keeps the last file when the next can’t be used', async () => {
    const written = join(folder, 'written.json');
    expect(await write('DATE,MORTGAGE30US\r\n2026-11-19,6.26\r\n')).toEqual({
      printed: 'written.json: rates of 2026-11-19.\n',
      code: 0,
    });
    const feed = followRatesFeed({ file: written, logger: captureLog().logger, everyMilliseconds: 20 });
    await feed.start();
    await feed.stop();
    expect(feed.current().rates).toEqual([{ product: '30-Year Fixed', rateBasisPoints: 626 }]);

    const refused = await write('<html>Service unavailable</html>');
    expect(refused.code).toBe(1);
    expect(refused.printed).toContain('written.json was not changed. fred.csv is a web page');
    expect(JSON.parse(await readFile(written, 'utf8'))).toEqual(feed.current());
    expect((await readdir(folder)).filter((name) => name.startsWith('written'))).toEqual(['written.json']);
  });
});

describe('GET /api/mortgage-rates', () => {
  it('returns the sample, which has no date', async () => {
    const journey = await startJourneyUnderTest();
    const buyer = await journey.buyer();
    expect(await (await buyer.call('/api/mortgage-rates')).json()).toEqual(sample);
    expect((await fetch(`${journey.url}/api/mortgage-rates`)).status).toBe(401);
    await journey.stop();
  });

  it('returns the rates in the configured file with their source and date', async () => {
    const configured = join(folder, 'configured.json');
    await writeFile(configured, JSON.stringify(survey(599)));
    const journey = await startJourneyUnderTest({ MORTGAGE_RATES_FILE: configured });
    const buyer = await journey.buyer();
    expect(await (await buyer.call('/api/mortgage-rates')).json()).toEqual(survey(599));
    await journey.stop();
  });
});
