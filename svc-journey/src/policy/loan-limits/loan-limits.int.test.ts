import { exampleFinancialProfile } from '@hearthway/contracts/examples';
import type { StoredFinancialProfile } from '@hearthway/contracts/journey';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startJourneyUnderTest, type JourneyUnderTest } from '../../testing/index.js';
import { hudList, limitsList } from '../testing/limits-list.js';

let journey: JourneyUnderTest;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loan-limits-'));
  journey = await startJourneyUnderTest();
});
afterAll(async () => {
  await journey.stop();
  await rm(folder, { recursive: true });
});

/** Runs the operator's command with this file. */
async function load(content: string): Promise<{ readonly printed: string; readonly code: number }> {
  await writeFile(join(folder, 'limits.csv'), content);
  const program = join(import.meta.dirname, '../../../scripts/load-loan-limits.ts');
  const environment = { MONGODB_URI: testEngines().mongodbUri, MONGODB_DATABASE: journey.database.databaseName };
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment, INIT_CWD: folder };
    const child = execFile(
      process.execPath,
      ['--import', '@hearthway/tooling/bundled', program, '2026', 'limits.csv'],
      { env },
      (_error, out) => {
        resolve({ printed: out, code: child.exitCode ?? -1 });
      },
    );
  });
}

it('an operator’s list is used by the running service; one that can’t be a year’s changes nothing', async () => {
  const buyer = await journey.buyer();
  const profile = {
    ...exampleFinancialProfile,
    location: { state: 'CO', countyFips: '08097' },
    plan: {
      targetPriceCents: 100_000_000,
      downPayment: { kind: 'percent', basisPoints: 1_000 },
      rentCents: 0,
      comfortPaymentCents: null,
    },
  };
  const body = JSON.stringify({ version: 0, profile });
  expect((await buyer.call('/api/financial-profile', { method: 'PUT', body })).status).toBe(200);
  const limit = async (wanted: 'conventional' | 'fha' = 'conventional') => {
    const reply = await buyer.call('/api/financial-profile');
    const { assessment } = (await reply.json()) as StoredFinancialProfile;
    const readiness = assessment.readiness.find(({ program }) => program === wanted);
    return readiness?.checks.find(({ text }) => text.startsWith('Your loan would be'))?.text;
  };
  expect(await limit()).toBe('Your loan would be $900,000. The limit is $1,209,750.');

  const done = await load(limitsList(832_750, { '08097': 1_000_000 }));
  expect(done).toEqual({
    printed: 'Conforming: 3144 counties loaded for 2026. The lowest limit is $832,750, $806,500 the year before.\n',
    code: 0,
  });
  const own = 'Your loan would be $900,000. The limit is $1,000,000.';
  await eventually(async () => (await limit()) === own);

  expect(await limit('fha')).toContain('at least $1,000,000');
  const ofHud = await load(hudList(541_287, { '08097': 1_050_000 }));
  expect(ofHud).toEqual({
    printed: 'FHA: 3144 counties loaded for 2026. The lowest limit is $541,287, $524,225 the year before.\n',
    code: 0,
  });
  await eventually(async () => (await limit('fha')) === 'Your loan would be $900,000. The limit is $1,050,000.');
  expect(await limit()).toBe(own);

  const refused = await load(limitsList(832_750, { '08097': 1_500_000 }));
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain('Nothing was loaded. County 08097, CO (08097): 1500000 is above');
  expect(await limit()).toBe(own);
});
