import { describedContract, serviceRecord } from '@hearthway/contracts/releases';
import { expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gateFiles, processFiles } from './gate-files.js';
import { onTestFinished } from './testing/index.js';

const pact = (consumer: string, path = '/api/auth/sign-in-codes') =>
  JSON.stringify({
    consumer: { name: consumer },
    provider: { name: 'svc-identity' },
    interactions: [{ description: 'asks', request: { method: 'POST', path }, response: { status: 202 } }],
  });

/** A folder with a pact, and the bundle of a process. */
async function folderWith(text?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-gate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'pacts'));
  if (text !== undefined) await writeFile(join(folder, 'pacts/svc-identity.json'), text);
  await writeFile(join(folder, 'main.js'), 'code');
  return folder;
}

it('takes a pact as it is, and what the contract says of its operations', async () => {
  const text = `${pact('mf-journey')}\n`;
  const files = gateFiles(await folderWith(text), 'mf-journey');
  expect(files.get('gate/pacts/svc-identity.json')).toBe(text);
  const contract = describedContract.parse(JSON.parse(files.get('gate/contracts/svc-identity.json') ?? ''));
  expect(contract.operations.map(({ path }) => path)).toEqual(['/api/auth/sign-in-codes']);
  expect(files.size).toBe(2);
});

it.each([
  ['of another consumer', pact('mf-admin'), 'it is the pact of mf-admin with svc-identity'],
  ['for another contract', pact('mf-journey', '/api/gone'), 'there is no POST /api/gone'],
  ['cut off', pact('mf-journey').slice(0, 50), 'JSON'],
])('refuses a pact that is %s, by its file', async (_, text, reason) => {
  const folder = await folderWith(text);
  expect(() => gateFiles(folder, 'mf-journey')).toThrow(/^pacts\/svc-identity\.json: /);
  expect(() => gateFiles(folder, 'mf-journey')).toThrow(reason);
});

it('describes a process by its code and all that it offers', async () => {
  const folder = await folderWith(pact('svc-journey'));
  const bundle = join(folder, 'main.js');
  const recordOf = () => {
    const files = processFiles(folder, 'svc-journey', [bundle]);
    expect(JSON.parse(files.get('gate/contracts/svc-journey.json') ?? '')).toMatchObject({ provider: 'svc-journey' });
    return serviceRecord.parse(JSON.parse(files.get('build.json') ?? ''));
  };
  const record = recordOf();
  expect(record.files).toEqual([
    'gate/contracts/svc-identity.json',
    'gate/contracts/svc-journey.json',
    'gate/pacts/svc-identity.json',
  ]);
  expect(recordOf()).toEqual(record);
  await writeFile(bundle, 'other code');
  expect(recordOf().code).not.toBe(record.code);
  expect(processFiles(await folderWith(), 'stripe-emulator', [bundle]).size).toBe(0);
});
