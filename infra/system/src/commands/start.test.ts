import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../processes/free-ports.js';
import { writeRunning } from '../running.js';
import { requireFreePort, start } from './start.js';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('names the busy port and how to choose another, and starts nothing', async () => {
  const server = createServer();
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await emptyFolder();
  const started = start([], { PORT: String(port), HEARTHWAY_DATA: folder }, new AbortController().signal);
  await expect(started).rejects.toThrow(`Port ${port} is in use. Stop what listens there, or choose another: PORT=`);
  expect(await readdir(folder)).toEqual([]);
});

it.each(['eighty', '0', '70000', '80.5'])('rejects %s as a port', async (port) => {
  await expect(requireFreePort({ PORT: port })).rejects.toThrow('PORT must be a number');
});

it.each(['0', '5', '1.5', 'two', ''])('rejects %p as a number of replicas', async (replicas) => {
  const started = start([`--replicas=${replicas}`], {}, new AbortController().signal);
  await expect(started).rejects.toThrow(`--replicas must be a number from 1 to 4, and is ${replicas}.`);
});

it('rejects what it doesn’t know', async () => {
  const started = start(['--replica', '2'], {}, new AbortController().signal);
  await expect(started).rejects.toThrow("Unknown option '--replica'");
});

it('says where the system runs already that uses the same data', async () => {
  const folder = await emptyFolder();
  const url = 'http://localhost:8090';
  await writeRunning(folder, {
    url,
    registryUrl: 'http://127.0.0.1',
    mongodbUrl: 'mongodb://127.0.0.1',
    amqpUrl: 'amqp://127.0.0.1',
  });
  const [port] = await freePorts(1);
  await expect(requireFreePort({ PORT: String(port), HEARTHWAY_DATA: folder })).rejects.toThrow(
    `Hearthway is running already, at ${url} (process ${process.pid}).`,
  );
});
