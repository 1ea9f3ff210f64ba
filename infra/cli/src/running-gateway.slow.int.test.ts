import { eventually, onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import type { Deployment } from '@hearthway/contracts/releases';
import { createCredential, initializeRoot, newToken, publicKeyOfToken } from '@hearthway/releases';
import { shellBuild, sliceBuild, writeBuild } from '@hearthway/releases/testing';
import { newSigningKey } from '@hearthway/service-kit/call-keys';
import { freePorts, repositoryRoot } from '@hearthway/system';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const root = newToken();
let token: string;

/** The command as a process of its own, as a team runs it. @returns what it says in JSON */
async function hearthway(store: string, ...args: string[]): Promise<Record<string, unknown>> {
  const program = join(repositoryRoot, 'infra/cli/src/main.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, ...args, '--json'], {
    cwd: repositoryRoot,
    env: { ...process.env, RELEASES_FOLDER: store, RELEASES_TOKEN: token },
  }).catch((error: unknown) => {
    throw new Error(`${args.join(' ')}: ${(error as { stdout: string }).stdout}`, { cause: error });
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** A gateway that serves the pages of a store. No service runs behind it. @returns its address */
async function startGateway(store: string): Promise<string> {
  const [port, operationsPort] = await freePorts(2);
  const nowhere = 'http://127.0.0.1:1';
  const gateway = spawn(process.execPath, ['--import', 'tsx', join(repositoryRoot, 'gateway/src/main.ts')], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      OPERATIONS_PORT: String(operationsPort),
      AMQP_URL: 'amqp://127.0.0.1:1',
      IDENTITY_URL: nowhere,
      IDENTITY_OPERATIONS_URL: nowhere,
      JOURNEY_URL: nowhere,
      COMMERCE_URL: nowhere,
      ANALYTICS_URL: nowhere,
      CALL_SIGNING_KEY: newSigningKey(),
      RELEASES_FOLDER: store,
      RELEASES_ROOT_KEY: publicKeyOfToken(root),
      RELEASES_ENVIRONMENT: 'production',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(gateway, 'close');
    gateway.kill('SIGTERM');
    await ended;
  });
  return `http://127.0.0.1:${port}`;
}

it('a team publishes, releases, and rolls back on a running gateway', async () => {
  const work = await mkdtemp(join(tmpdir(), 'cli-gateway-'));
  onTestFinished(() => rm(work, { recursive: true, force: true }));
  const store = join(work, 'store');
  await mkdir(store);
  await initializeRoot(store, root, 'production');
  const holder = { name: 'Everybody', slices: ['*'], environments: ['production'], now: Date.now(), days: 1 };
  ({ token } = await createCredential({ store, root, ...holder }));
  const site = await startGateway(store);
  const page = async () => (await fetch(`${site}/dashboard`)).text();
  const shows = (version: string) => eventually(async () => expect(await page()).toContain(`/mf-journey/${version}/`));
  const publish = async (slice: string, contents: Parameters<typeof writeBuild>[0]) =>
    (await hearthway(store, 'publish', slice, await writeBuild(contents, work)))['version'] as string;

  /** Runs a command and waits for its version on the page. Prints how long both took, which depends on the machine. */
  const timed = async (...args: string[]) => {
    const started = Date.now();
    const { version, at } = (await hearthway(store, ...args))['deployment'] as Deployment;
    const ended = Date.now();
    await shows(version);
    const since = Date.now() - Date.parse(at);
    process.stdout.write(`${args[0]}: command ${ended - started} ms, on the page ${since} ms after it was recorded\n`);
    return version;
  };

  const pages = [{ path: '/dashboard', title: 'Dashboard' }];
  await hearthway(store, 'release', 'shell', await publish('shell', shellBuild([{ path: '/auth', title: 'Log in' }])));
  const one = await publish('mf-journey', sliceBuild('mf-journey', 'one', pages));
  expect(await timed('release', 'mf-journey', one)).toBe(one);

  const two = await publish('mf-journey', sliceBuild('mf-journey', 'two', pages));
  expect(await page()).not.toContain(two);
  expect(await timed('release', 'mf-journey', two, '--reason', 'New texts')).toBe(two);
  expect(await page()).not.toContain(one);
  expect(await timed('rollback', 'mf-journey', '--reason', 'The texts were wrong')).toBe(one);
  expect(await page()).not.toContain(two);

  const { slices } = await hearthway(store, 'status');
  expect(slices).toMatchObject([
    { slice: 'mf-journey', version: one, kind: 'rollback', reason: 'The texts were wrong' },
    { slice: 'shell', kind: 'release' },
  ]);
  // The files of the version that was taken back are still there for tabs that have it.
  expect((await fetch(`${site}/assets/mf-journey/${two}/spa.22222222.js`)).status).toBe(200);
});
