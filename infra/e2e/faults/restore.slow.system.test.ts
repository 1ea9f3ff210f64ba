import { savePreApprovalInfo } from '@hearthway/contracts/journey';
import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { signedIn } from '@hearthway/contracts/identity';
import { operationsByService } from '@hearthway/contracts/operations';
import { readSite } from '@hearthway/contracts/releases';
import { removeEngineData, startEngines } from '@hearthway/engines';
import { repositoryRoot, startSystem, type RunningSystem } from '@hearthway/system';
import { eventually } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { patiently } from './patiently.js';
import { newName, patience, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const run = promisify(execFile);
const waiting = { timeout: 120_000, interval: 200 };
const report = (line: string) => process.stdout.write(`${line}\n`);
const environment = { ...process.env, ...patience };

/** The program that the image `backup` runs. */
const backup = async (mongodbUrl: string, ...args: string[]) => {
  const program = join(repositoryRoot, 'infra/deploy/src/main.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, ...args], {
    env: { ...process.env, MONGODB_URI: mongodbUrl },
  });
  return stdout;
};

/** What a buyer sees of everything that svc-journey has. */
async function seenBy(token: string, siteUrl: string) {
  const reads = operationsByService.journey.filter(
    ({ method, path, access, replyType }) =>
      method === 'GET' && access === 'buyer' && !path.includes(':') && replyType === undefined,
  );
  expect(reads.length).toBeGreaterThan(10);
  const seen = new Map<string, unknown>();
  for (const { path } of reads) {
    const response = await patiently(() => fetch(siteUrl + path, { headers: { authorization: token } }));
    const body: unknown = await response.json();
    // Refusals name the request.
    seen.set(path, response.ok ? body : response.status);
  }
  return seen;
}

const liveIn = ({ registry }: RunningSystem) => registry.call(readSite, { params: { environment: 'local' } });
const tokenOf = async (response: Response) => signedIn.parse(await response.json());

async function fillIn(under: SystemUnderTest, name: string) {
  const { token, user } = await tokenOf(await under.register(name));
  await eventually(async () => expect(await under.storedMilestones(user.id)).toBe(10), waiting);
  const authorization = { authorization: token };
  const info = await under.post(savePreApprovalInfo.path, examplePreApprovalInfo, authorization);
  expect(info.status).toBe(savePreApprovalInfo.status);
  return { userId: user.id, seen: await seenBy(token, under.system.url) };
}

const registrationsCountedIn = async (mongodbUrl: string) => {
  const client = await new MongoClient(mongodbUrl).connect();
  try {
    const facts = await client.db('hearthway_analytics').collection('facts').find({ name: 'registered' }).toArray();
    return facts.reduce((sum, fact) => sum + Number(fact['count']), 0);
  } finally {
    await client.close();
  }
};

it('everything is lost, and restored from a dump, the files of releases, and the secrets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-restore-'));
  const [dumps, data] = [join(folder, 'dumps'), join(folder, 'data')];
  let lost: SystemUnderTest | undefined;
  let restored: RunningSystem | undefined;
  try {
    const under = (lost = await startSystemUnderTest());
    const [name, late] = [newName(), newName()];
    const before = await fillIn(under, name);
    const live = await liveIn(under.system);
    // An event that only the broker has when everything is lost.
    await eventually(
      async () => expect(await registrationsCountedIn(under.system.engines.mongodb.url)).toBe(1),
      waiting,
    );
    await under.system.service('analytics').kill();
    const { user } = await tokenOf(await under.register(late));
    const outbox = under.database('identity').collection('outbox');
    await eventually(
      async () => expect(await outbox.countDocuments({ subject: user.id, state: 'pending' })).toBe(0),
      waiting,
    );

    await backup(under.system.engines.mongodb.url, 'dump', dumps);
    mkdirSync(data);
    for (const kept of ['registry', 'secrets.json', 'admin-credentials']) {
      cpSync(join(under.system.folders.root, kept), join(data, kept), { recursive: true });
    }
    await under.stop();
    lost = undefined;

    const engines = await startEngines({ dataFolder: join(data, 'engines'), environment, report });
    const [dumped = ''] = readdirSync(dumps);
    expect(await backup(engines.mongodb.url, 'restore', join(dumps, dumped))).toMatch(
      /[1-9]\d* events will be sent again/,
    );
    await engines.stop();
    restored = await startSystem({ dataFolder: data, port: 0, environment, report });

    const logIn = (username: string) =>
      patiently(() =>
        fetch(`${restored?.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username, password: 'kettle porch lantern' }),
        }),
      );
    const { token } = await tokenOf(await logIn(name));
    expect(await seenBy(token, restored.url)).toEqual(before.seen);
    expect((await logIn(late)).status).toBe(200);
    expect((await liveIn(restored)).slices).toEqual(live.slices);
    const { url } = restored.engines.mongodb;
    await eventually(async () => expect(await registrationsCountedIn(url)).toBe(2), waiting);
  } finally {
    await lost?.stop();
    await restored?.stop();
    await removeEngineData(join(data, 'engines'), environment);
    rmSync(folder, { recursive: true, force: true });
  }
});
