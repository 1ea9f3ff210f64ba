import { repositoryRoot } from '@hearthway/system';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { hasStarted, inTerminal, says, stopTimeout, useStopWorld, ways, type Way } from './stop-world.js';
import { newName } from './system-under-test.js';

const world = useStopWorld();

/** Without the Node that runs this test, which may have been fetched: like a user's shell. */
const hostPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => folder !== dirname(process.execPath))
  .join(delimiter);
const majorOnPath = (path: string): number => {
  const { stdout } = spawnSync('node', ['--print', 'process.versions.node'], { env: { PATH: path }, encoding: 'utf8' });
  return stdout ? parseInt(stdout, 10) : Infinity;
};

function post(path: string, body: object): Promise<Response> {
  return fetch(`http://localhost:${world().port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const password = 'kettle porch lantern';

it(
  'a running npm start stops completely in every way and keeps its data',
  async () => {
    const { run, endAndExpectNothingLeft, folder } = world();
    const names: string[] = [];
    for (const way of Object.keys(ways) as Way[]) {
      const npm = run(['start'], inTerminal(way));
      await says('ready      ')(npm);
      for (const username of names) expect((await post('/api/auth/login', { username, password })).status).toBe(200);
      const name = newName();
      const registration = { username: name, email: `${name}@example.com`, password };
      expect((await post('/api/auth/register', registration)).status).toBe(201);
      names.push(name);
      await endAndExpectNothingLeft(npm, way);
      expect(existsSync(join(folder, 'data/running.json'))).toBe(false);
    }
  },
  stopTimeout,
);

it(
  'npm start with replicas replaces its processes on request, and stops completely while it does',
  async () => {
    const { run, endAndExpectNothingLeft, port } = world();
    const npm = run(['start', '--', '--replicas', '2']);
    await says('ready      ')(npm);
    expect(await run(['restart']).ended).toBe(0);
    await says('every process was replaced')(npm);
    expect((await fetch(`http://localhost:${port}/auth`)).status).toBe(200);
    expect(await run(['restart']).ended).toBe(0);
    await eventually(() => expect(npm.output().match(/replacing every process/g)).toHaveLength(2));
    await endAndExpectNothingLeft(npm, 'SIGTERM');
  },
  stopTimeout,
);

describe('npm start while starting', () => {
  const moments = [
    hasStarted('bootstrap.mjs start'),
    hasStarted('esbuild ', 'system/src/cli.ts'),
    hasStarted('postgres'),
    hasStarted('svc-identity/dist/main.js'),
    hasStarted('gateway/dist/main.js'),
  ];
  it.each(['SIGTERM', 'a closed terminal'] as const)(
    'stops completely by %s at every moment, and the next one starts',
    async (way) => {
      const { run, endAndExpectNothingLeft } = world();
      for (const reached of moments) {
        const npm = run(['start'], inTerminal(way));
        await reached(npm);
        await endAndExpectNothingLeft(npm, way);
      }
      const next = run(['start']);
      await says('ready      ')(next);
      await endAndExpectNothingLeft(next, 'SIGTERM');
    },
    stopTimeout,
  );

  it(
    'stops completely while building, and builds again the next time',
    async () => {
      const { run, endAndExpectNothingLeft } = world();
      await rm(join(repositoryRoot, 'node_modules/.cache/hearthway-builds/infra-emulators-sendgrid'), { force: true });
      const ended = run(['start']);
      await hasStarted('hearthway.mjs build')(ended);
      await endAndExpectNothingLeft(ended, 'SIGTERM');

      const next = run(['start']);
      await says('build      infra/emulators/sendgrid')(next);
      await says('ready      ')(next);
      await endAndExpectNothingLeft(next, 'SIGTERM');
    },
    stopTimeout,
  );

  (existsSync('/etc/debian_version') ? it : it.skip)('and fetches the engines is ended whole', async () => {
    const { run, endAndExpectNothingLeft, folder } = world();
    const environment = { HEARTHWAY_ENGINES: 'embedded', XDG_CACHE_HOME: join(folder, 'cache') };
    const ended = run(['start'], { environment });
    await hasStarted('mmdebstrap', '.building')(ended);
    await endAndExpectNothingLeft(ended, 'SIGTERM');
  });

  (majorOnPath(hostPath) < 24 ? it : it.skip).each(['SIGTERM', 'a closed terminal'] as const)(
    'stops completely while fetching Node, by %s',
    async (way) => {
      const { run, endAndExpectNothingLeft, folder } = world();
      const environment = { PATH: hostPath, XDG_CACHE_HOME: join(folder, 'cache') };
      const ended = run(['start'], { environment, ...inTerminal(way) });
      await hasStarted('npm', ' install node@')(ended);
      await endAndExpectNothingLeft(ended, way);
      expect(ended.output()).not.toContain('packages');
    },
  );

  it('stops completely while installing', async () => {
    const { run, endAndExpectNothingLeft, folder } = world();
    const clone = join(folder, 'clone');
    await copyManifests(clone);
    const ended = run(['start'], { folder: clone });
    await hasStarted('npm', ' ci')(ended);
    await endAndExpectNothingLeft(ended, 'SIGTERM');
    expect(ended.output()).toContain('packages   installing');
  });
});

describe('npm run dev', () => {
  it.each(['SIGTERM', 'a closed terminal'] as const)('stops completely by %s', async (way) => {
    const { run, endAndExpectNothingLeft } = world();
    const dev = run(['run', 'dev'], inTerminal(way));
    await says('ready      ')(dev);
    await endAndExpectNothingLeft(dev, way);
  });
});

describe('npm test', () => {
  it.each(['SIGTERM', 'a closed terminal'] as const)('stops completely by %s', async (way) => {
    const { run, endAndExpectNothingLeft } = world();
    const test = run(['run', 'test:int'], inTerminal(way));
    await hasStarted('jest.js --selectProjects int')(test);
    await endAndExpectNothingLeft(test, way);
  });
});

/** Copies what `npm ci` and the start script need: a checkout with nothing installed. */
async function copyManifests(clone: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const workspaces = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules'));
  const files = ['package.json', 'package-lock.json', '.npmrc', ...workspaces.map((path) => `${path}/package.json`)];
  const start = ['node', 'runtime.mjs', 'bootstrap.mjs', 'run-to-end.mjs', 'stop-request.mjs'];
  for (const file of [...files, ...start.map((name) => `infra/system/${name}`)]) {
    const from = join(repositoryRoot, file);
    if (existsSync(from)) await cp(from, join(clone, dirname(file), file.split('/').at(-1) ?? ''));
  }
}
