import {
  contractFile,
  createCredential,
  deploy,
  describedContract,
  listDeployments,
  type SliceChange,
} from '@hearthway/contracts/releases';
import { repositoryRoot } from '@hearthway/system';
import { publishBuild } from '@hearthway/tooling/release';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystemUnderTest, type SystemUnderTest } from '../faults/system-under-test.js';
import { runRelease } from './release-command.js';
import { sliceAlone } from './slice-alone.js';

const page = 'src/pages/settings/settings.tsx';
const before = 'Your account, purchases, appearance, assistant, and data.';
const after = 'What this team changed on its own.';
const minutes = 60_000;

let under: SystemUnderTest;
let alone: Awaited<ReturnType<typeof sliceAlone>>;
let journeyToken: string;
let adminToken: string;

beforeAll(async () => {
  under = await startSystemUnderTest();
  alone = await sliceAlone('mf-journey');
  journeyToken = await tokenFor('Journey team', 'mf-journey');
  adminToken = await tokenFor('Admin team', 'mf-admin');
}, 10 * minutes);
afterAll(async () => {
  await under.stop();
  await alone.remove();
});

async function tokenFor(name: string, slice: string): Promise<string> {
  const expiresAt = new Date(Date.now() + 60 * minutes).toISOString();
  const body = { name, slices: [slice], environments: ['local'], expiresAt };
  return (await under.system.registry.call(createCredential, { body })).token;
}

const release = (words: readonly string[], token = journeyToken, folder = alone.folder) =>
  runRelease(words, {
    folder,
    environment: { HEARTHWAY_REGISTRY: under.system.serviceUrl('registry'), HEARTHWAY_TOKEN: token },
  });

const textAt = async (path: string, cookie = ''): Promise<string> =>
  (await fetch(under.system.url + path, { headers: { cookie } })).text();

/** A browser that comes for the first time. @returns the cookies that it gets */
async function cookiesFrom(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

it(
  'a team publishes a changed text from its own folder, looks at it, releases it, and takes it back',
  async () => {
    const source = join(alone.folder, page);
    const text = await readFile(source, 'utf8');
    expect(text).toContain(before);
    await writeFile(source, text.replace(before, after));

    const published = await release(['publish']);
    expect([published.code, published.errors]).toEqual([0, expect.stringContaining('building mf-journey')]);
    const { version } = published.value as { version: string };
    expect(await textAt('/dashboard')).not.toContain(version);

    const { url } = (await release(['preview'])).value as { url: string };
    expect(await textAt('/dashboard', await cookiesFrom(url))).toContain(`/mf-journey/${version}/`);
    expect(await textAt('/dashboard')).not.toContain(version);

    expect(await release(['release', '--canary', '50'])).toMatchObject({ code: 0, value: { canary: { version } } });
    const browsers = new Map<string, boolean>();
    await eventually(async () => {
      const cookies = await cookiesFrom(`${under.system.url}/dashboard`);
      expect(cookies).not.toBe('');
      browsers.set(cookies, (await textAt('/dashboard', cookies)).includes(version));
      expect(new Set(browsers.values()).size).toBe(2);
    });
    for (const [cookies, got] of browsers) {
      expect((await textAt('/dashboard', cookies)).includes(version)).toBe(got);
    }

    expect(await release(['promote'])).toMatchObject({ code: 0, value: { version, author: 'Journey team' } });
    await eventually(async () => expect(await textAt('/dashboard')).toContain(`/mf-journey/${version}/`));
    const scripts = (await textAt('/settings')).matchAll(/ href="([^"]+\.js)"/g);
    const texts = await Promise.all([...scripts].map(([, path = '']) => textAt(path)));
    expect(texts.some((script) => script.includes(after))).toBe(true);

    expect(await release(['rollback'])).toMatchObject({ code: 0, value: { withdrew: version } });
    await eventually(async () => expect(await textAt('/dashboard')).not.toContain(version));
  },
  10 * minutes,
);

it(
  'another team’s credential is refused for every command, and changes nothing',
  async () => {
    const params = { environment: 'local' };
    const changes = () => under.system.registry.call(listDeployments, { params, query: { limit: 1 } });
    const last = await changes();
    const [version] = last.map((deployment) => deployment.withdrew ?? '');
    const commands = [
      ['publish'],
      ['can-i-deploy'],
      ['release'],
      ['release', version ?? '', '--canary', '5'],
      ['promote'],
      ['rollback'],
      ['preview', version ?? ''],
      ['status'],
      ['history'],
      ['credentials', 'list'],
      ['credentials', 'create', '--name', 'More', '--slices', 'mf-journey'],
    ];
    for (const words of commands) {
      const { code, value } = await release(words, adminToken);
      expect([words, code, value]).toEqual([words, 3, { error: expect.objectContaining({ status: 403 }) }]);
    }
    expect(await changes()).toEqual(last);
  },
  10 * minutes,
);

/** Publishes svc-journey as it is built here, but without a field that mf-journey reads. @returns its version */
async function publishWithoutBudget(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'svc-journey-'));
  try {
    await cp(join(repositoryRoot, 'svc-journey/dist/release'), build, { recursive: true });
    const file = join(build, contractFile('svc-journey'));
    const contract = describedContract.parse(JSON.parse(await readFile(file, 'utf8')));
    const { reply } = contract.operations.find(({ id }) => id === 'journey.get-budget') ?? {};
    expect(reply).toMatchObject({ required: ['budget'] });
    Object.assign(reply ?? {}, { properties: {}, required: [] });
    await writeFile(file, JSON.stringify(contract));
    return (await publishBuild(under.system.registry, { slice: 'svc-journey', build })).version;
  } finally {
    await rm(build, { recursive: true });
  }
}

it(
  'a process can’t go live without what the team reads, nor the team’s slice without a process that has it',
  async () => {
    const budget = /(?=.*reply\.budget)(?=.*mf-journey)(?=.*svc-journey)/;
    const changeProcess = (change: SliceChange, force?: true) =>
      under.system.registry.call(deploy, {
        params: { environment: 'local', slice: 'svc-journey' },
        body: { ...change, reason: 'a test', ...(force && { force }) },
      });
    const version = await publishWithoutBudget();
    await expect(changeProcess({ action: 'release', version })).rejects.toThrow(budget);
    await changeProcess({ action: 'release', version }, true);

    const asked = await release(['can-i-deploy']);
    expect([asked.code, JSON.stringify(asked.value)]).toEqual([1, expect.stringMatching(budget)]);
    await changeProcess({ action: 'rollback' });
    expect((await release(['can-i-deploy'])).code).toBe(0);
  },
  10 * minutes,
);

it(
  'a process is verified against the pacts of what is live',
  async () => {
    const token = await tokenFor('Analytics team', 'svc-analytics');
    const verify = () => release(['verify', 'svc-analytics'], token, repositoryRoot);
    const first = await verify();
    const { verified } = first.value as { verified: object[] };
    expect([first.code, verified.length]).toEqual([0, 3]);
    for (const one of verified) expect(one).toMatchObject({ passed: true, failures: [] });
    expect((await verify()).value).toMatchObject({ verified: [] });
  },
  10 * minutes,
);
