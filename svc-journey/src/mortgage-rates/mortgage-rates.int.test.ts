import { sampleMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import { captureLog } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startJourneyUnderTest } from '../testing/index.js';
import { followRatesFeed, type MortgageRatesFeed } from './rates-feed.js';

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

describe('the feed of mortgage rates', () => {
  let feed: MortgageRatesFeed | undefined;
  let log: ReturnType<typeof captureLog>;
  const follow = async (path: string | undefined) => {
    log = captureLog();
    feed = followRatesFeed({ file: path, logger: log.logger, everyMilliseconds: 20 });
    await feed.start();
    return feed;
  };
  beforeEach(() => {
    file = join(folder, `${randomUUID()}.json`);
  });
  afterEach(() => feed?.stop());

  it('is the sample without a file', async () => {
    expect((await follow(undefined)).currentRates()).toEqual(sample);
  });

  it('is what the file says, from the start and whenever it changes', async () => {
    await writeFile(file, JSON.stringify(survey(611)));
    const { currentRates } = await follow(file);
    expect(currentRates()).toEqual(survey(611));

    await writeFile(`${file}.new`, JSON.stringify(survey(605)));
    await rename(`${file}.new`, file);
    await eventually(() => Promise.resolve(currentRates().rates[0]?.rateBasisPoints === 605));
  });

  // Again and again, since a file could come between the first read and the start of the watch, and was not seen.
  it('is the sample until there is such a file', async () => {
    for (let round = 0; round <= 20; round += 1) {
      await rm(file, { force: true });
      const { currentRates, stop } = await follow(file);
      expect(currentRates()).toEqual(sample);

      await writeFile(file, JSON.stringify(survey(640)));
      await eventually(() => Promise.resolve(currentRates().source !== null));
      await stop();
    }
  });

  it.each([
    ['no JSON', '{"rates":'],
    ['no rates', JSON.stringify({ ...survey(600), rates: [] })],
    ['a rate that is none', JSON.stringify(survey(-1))],
    ['a day that is none', JSON.stringify({ ...survey(600), source: { name: 'Survey', asOf: '2026-02-30' } })],
  ])('stays as it was when the file has %s, and says so in the log', async (_what, content) => {
    await writeFile(file, JSON.stringify(survey(611)));
    const { currentRates } = await follow(file);
    await writeFile(file, content);

    await eventually(() => Promise.resolve(log.text().includes('cannot be read')));
    expect(currentRates()).toEqual(survey(611));
  });
});

describe('GET /api/mortgage-rates', () => {
  it('tells the sample, which is of no day', async () => {
    const journey = await startJourneyUnderTest();
    const buyer = await journey.buyer();
    expect(await (await buyer.call('/api/mortgage-rates')).json()).toEqual(sample);
    expect((await fetch(`${journey.url}/api/mortgage-rates`)).status).toBe(401);
    await journey.stop();
  });

  it('tells the rates of the configured file with their source and day', async () => {
    const configured = join(folder, 'configured.json');
    await writeFile(configured, JSON.stringify(survey(599)));
    const journey = await startJourneyUnderTest({ MORTGAGE_RATES_FILE: configured });
    const buyer = await journey.buyer();
    expect(await (await buyer.call('/api/mortgage-rates')).json()).toEqual(survey(599));
    await journey.stop();
  });
});
