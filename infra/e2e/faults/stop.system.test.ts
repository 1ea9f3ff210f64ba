import { removeEngineData } from '@hearthway/engines';
import { freePorts, portIsFree, repositoryRoot } from '@hearthway/system';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newName } from './system-under-test.js';
import { runNpm, type NpmOptions, type NpmProcess } from './npm-process.js';

/** A start also builds, where nothing has been built yet. */
const waiting = { timeout: 200_000, interval: 20 };
const gone = { timeout: 25_000, interval: 50 };

let folder: string;
let port: number;
let environment: NodeJS.ProcessEnv;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-stop-'));
  [port = 0] = await freePorts(1);
  environment = { ...process.env, PORT: String(port), HEARTHWAY_DATA: join(folder, 'data') };
  onTestFinished(async () => {
    await removeEngineData(join(folder, 'data/engines'), process.env);
    await rm(folder, { recursive: true, force: true });
  });
});

function run(script: readonly string[], options: Partial<NpmOptions> = {}): NpmProcess {
  const npm = runNpm(script, { environment, ...options });
  onTestFinished(async () => {
    npm.child.kill('SIGTERM');
    await expect.poll(() => npm.tree.alive(), gone).toEqual([]);
    await npm.tree.stop();
  });
  return npm;
}

const says = (line: string) => async (npm: NpmProcess) => {
  await expect.poll(npm.output, waiting).toContain(line);
};
const hasStarted =
  (...words: string[]) =>
  async (npm: NpmProcess) => {
    const isIt = (command: string) => words.every((word) => command.includes(word));
    await expect.poll(() => npm.tree.seen().some(isIt), waiting).toBe(true);
  };

/** npm alone is told, or its terminal closes under it. */
const ways = {
  SIGTERM: (npm: NpmProcess) => npm.child.kill('SIGTERM'),
  SIGINT: (npm: NpmProcess) => npm.child.kill('SIGINT'),
  SIGHUP: (npm: NpmProcess) => npm.child.kill('SIGHUP'),
  SIGKILL: (npm: NpmProcess) => npm.child.kill('SIGKILL'),
  'a closed terminal': (npm: NpmProcess) => npm.child.kill('SIGKILL'),
} as const;
type Way = keyof typeof ways;

async function expectNothingLeft(npm: NpmProcess): Promise<void> {
  await npm.ended;
  await expect.poll(() => npm.tree.alive(), gone).toEqual([]);
  expect(await portIsFree(port)).toBe(true);
}

async function endAndExpectNothingLeft(npm: NpmProcess, way: Way): Promise<void> {
  ways[way](npm);
  await expectNothingLeft(npm);
}

const inTerminal = (way: Way): Partial<NpmOptions> => (way === 'a closed terminal' ? { inTerminal: true } : {});

async function register(name: string): Promise<number> {
  const response = await fetch(`http://localhost:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@example.com`, password: 'kettle porch lantern' }),
  });
  return response.status;
}

async function logIn(name: string): Promise<number> {
  const response = await fetch(`http://localhost:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: 'kettle porch lantern' }),
  });
  return response.status;
}

/** More than it takes where everything has to be built first. */
const timeout = 300_000;

describe('npm start that runs', () => {
  it('is ended whole in any way, and keeps what it stored', { timeout }, async () => {
    const names: string[] = [];
    for (const way of Object.keys(ways) as Way[]) {
      const npm = run(['start'], inTerminal(way));
      await says('ready      ')(npm);
      for (const name of names) expect(await logIn(name)).toBe(200);
      const name = newName();
      expect(await register(name)).toBe(201);
      names.push(name);
      await endAndExpectNothingLeft(npm, way);
      expect(existsSync(join(folder, 'data/running.json'))).toBe(false);
    }
  });
});

describe('npm start that is on its way', () => {
  const moments = [
    hasStarted('bootstrap.mjs start'),
    hasStarted('esbuild ', 'system/src/cli.ts'),
    hasStarted('postgres'),
    hasStarted('svc-identity/dist/main.js'),
    hasStarted('gateway/dist/main.js'),
  ];
  it.each(['SIGTERM', 'a closed terminal'] as const)(
    'is ended whole by %s at every moment, and the next one starts',
    { timeout },
    async (way) => {
      for (const reached of moments) {
        const npm = run(['start'], inTerminal(way));
        await reached(npm);
        await endAndExpectNothingLeft(npm, way);
      }
      const next = run(['start']);
      await says('ready      ')(next);
      await endAndExpectNothingLeft(next, 'SIGTERM');
    },
  );

  it('and builds is ended whole, and builds again the next time', { timeout }, async () => {
    await rm(join(repositoryRoot, 'node_modules/.cache/hearthway-builds/infra-emulators-sendgrid'), { force: true });
    const ended = run(['start']);
    await hasStarted('build-service.ts', 'emulators/sendgrid')(ended);
    await endAndExpectNothingLeft(ended, 'SIGTERM');

    const next = run(['start']);
    await says('build      infra/emulators/sendgrid')(next);
    await says('ready      ')(next);
    await endAndExpectNothingLeft(next, 'SIGTERM');
  });

  it.runIf(existsSync('/etc/debian_version'))('and fetches the engines is ended whole', async () => {
    environment = { ...environment, HEARTHWAY_ENGINES: 'embedded', XDG_CACHE_HOME: join(folder, 'cache') };
    const ended = run(['start']);
    await hasStarted('mmdebstrap', '.building')(ended);
    await endAndExpectNothingLeft(ended, 'SIGTERM');
  });

  it('and installs is ended whole', async () => {
    const clone = join(folder, 'clone');
    await copyManifests(clone);
    const ended = run(['start'], { folder: clone });
    await hasStarted('npm-cli.js ci ')(ended);
    await endAndExpectNothingLeft(ended, 'SIGTERM');
    expect(ended.output()).toContain('packages   installing');
  });
});

describe('npm run dev', () => {
  it.each(['SIGTERM', 'a closed terminal'] as const)('is ended whole by %s', async (way) => {
    const dev = run(['run', 'dev'], inTerminal(way));
    await says('ready      ')(dev);
    await endAndExpectNothingLeft(dev, way);
  });
});

describe('npm test', () => {
  it.each(['SIGTERM', 'a closed terminal'] as const)('is ended whole by %s', async (way) => {
    const test = run(['run', 'test:int'], inTerminal(way));
    await hasStarted('vitest.mjs run --project int')(test);
    await endAndExpectNothingLeft(test, way);
  });
});

/** What `npm ci` reads, and the start itself: a checkout in which nothing is installed. */
async function copyManifests(clone: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const workspaces = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules'));
  const files = ['package.json', 'package-lock.json', '.npmrc', ...workspaces.map((path) => `${path}/package.json`)];
  const start = ['bootstrap', 'run-to-end', 'stop-request'].map((name) => `infra/system/${name}.mjs`);
  for (const file of [...files, ...start]) {
    const from = join(repositoryRoot, file);
    if (existsSync(from)) await cp(from, join(clone, dirname(file), file.split('/').at(-1) ?? ''));
  }
}
