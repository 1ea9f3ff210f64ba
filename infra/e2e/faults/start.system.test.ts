import { removeEngineData } from '@hearthway/engines';
import { processesOf } from '@hearthway/engines/testing';
import { freePorts, portIsFree } from '@hearthway/system';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const starting = { timeout: 60_000, interval: 100 };
const bootstrap = join(import.meta.dirname, '../../system/bootstrap.mjs');

/** Runs a command of the repository until it exits. */
function command(args: readonly string[], environment: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [bootstrap, ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });
}

describe('npm start when it cannot run', () => {
  it('names the busy port and how to choose another, and starts nothing', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, output } = await command(['start'], { PORT: String(port) });
    await new Promise((resolve) => server.close(resolve));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(output).toContain('PORT=');
    expect(output).not.toContain('MongoDB');
  });

  it('lists the ways to provide the engines in one message and leaves nothing behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-start-'));
    const [port] = await freePorts(1);
    const { code, output } = await command(['start'], {
      PORT: String(port),
      HEARTHWAY_DATA: folder,
      HEARTHWAY_ENGINES: 'local',
    });
    expect(code).toBe(1);
    for (const way of ['MONGODB_URI', 'mongod', 'Docker', 'Debian']) expect(output).toContain(way);
    expect(await portIsFree(port!)).toBe(true);
    await rm(folder, { recursive: true });
  });

  it('rejects an invalid port', async () => {
    const { code, output } = await command(['start'], { PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a number');
  });

  it('lists the commands', async () => {
    const { code, output } = await command(['begin'], {});
    expect(code).toBe(2);
    expect(output).toContain('start, dev, reset, events, analytics:rebuild, test');
  });
});

describe('npm start, stopped while it starts', () => {
  it.each(['SIGKILL', 'SIGINT'] as const)('by %s, lets the next one start and leaves no process', async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-ended-'));
    const [port] = await freePorts(1);
    const environment = { ...process.env, PORT: String(port), HEARTHWAY_DATA: folder };
    const start = () =>
      spawn(process.execPath, [bootstrap, 'start'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const outputOf = (child: ReturnType<typeof start>) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return () => output;
    };
    const waiting = { timeout: 90_000, interval: 50 };

    const ended = start();
    const gone = new Promise((resolve) => ended.once('close', resolve));
    outputOf(ended);
    await eventually(async () => expect(await processesOf(folder)).not.toEqual([]), waiting);
    ended.kill(signal);
    await gone;
    // An engine being launched may survive the SIGKILL of its starter. The next start has to stop it.
    if (signal === 'SIGINT') expect(await processesOf(folder)).toEqual([]);

    const next = start();
    const closed = new Promise((resolve) => next.once('close', resolve));
    const output = outputOf(next);
    await eventually(() => expect(output()).toContain(`ready      http://localhost:${port}`), waiting);
    next.kill('SIGINT');
    expect(await closed).toBe(0);
    expect(await processesOf(folder)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('npm start, when its output is closed', () => {
  it('keeps running and stops cleanly on request', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-start-'));
    const [port] = await freePorts(1);
    const child = spawn(process.execPath, [bootstrap, 'start'], {
      env: { ...process.env, PORT: String(port), HEARTHWAY_DATA: folder },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.stdout.once('data', () => child.stdout.destroy());
    await eventually(
      async () => expect((await fetch(`http://localhost:${port}/auth`).catch(() => undefined))?.status).toBe(200),
      starting,
    );
    await eventually(async () => expect(await readdir(folder)).toContain('running.json'), starting);
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
    expect(await readdir(folder)).not.toContain('running.json');
    await removeEngineData(join(folder, 'engines'), process.env);
    await rm(folder, { recursive: true });
  });
});

describe('npm run events', () => {
  it('shows help without arguments', async () => {
    const { code, output } = await command(['events'], {});
    expect(code).toBe(0);
    expect(output).toContain('replay <queue> <id>');
  });

  it('lists the queues for an unknown one', async () => {
    const { code, output } = await command(['events', 'show', 'nothing', 'x'], {
      AMQP_URL: process.env['AMQP_URL'] ?? '',
    });
    expect(code).not.toBe(0);
    expect(output).toMatch(/Name one of the queues|No system runs here/);
  });
});
