import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasStarted, inTerminal, says, stopTimeout, useStopWorld, ways, type Way } from './stop-world.js';
import { newName } from './system-under-test.js';

const world = useStopWorld();

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
  'a starting npm start stops completely by SIGTERM, and the next one starts',
  async () => {
    const { run, endAndExpectNothingLeft } = world();
    for (const reached of [
      hasStarted('bootstrap.mjs start'),
      hasStarted('postgres'),
      hasStarted('gateway/dist/main.js'),
    ]) {
      const npm = run(['start']);
      await reached(npm);
      await endAndExpectNothingLeft(npm, 'SIGTERM');
    }
    const next = run(['start']);
    await says('ready      ')(next);
    await endAndExpectNothingLeft(next, 'SIGTERM');
  },
  stopTimeout,
);
