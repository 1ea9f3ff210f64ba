import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connect } from 'amqplib';
import { MongoClient } from 'mongodb';
import { readTestConfig } from './config.js';
import { DataFolderInUseError, EnginesUnavailableError } from './errors.js';
import type { RunningEngines } from './engine.js';
import { identifyProcess } from './process-identity.js';
import { removeEngineData } from './remove-engine-data.js';
import { startEngines } from './start-engines.js';

const { environment } = readTestConfig();
const QUEUE = 'engines.test';

let parent: string;
let dataFolder: string;
let running: RunningEngines[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'hearthway-engines-test-'));
  dataFolder = join(parent, 'engines');
});

afterEach(async () => {
  await Promise.all(running.map((engines) => engines.stop()));
  running = [];
  await removeEngineData(dataFolder, environment);
  await rm(parent, { recursive: true, force: true });
});

async function start(settings: NodeJS.ProcessEnv = {}): Promise<{ engines: RunningEngines; lines: string[] }> {
  const lines: string[] = [];
  const engines = await startEngines({
    dataFolder,
    environment: { ...environment, ...settings },
    report: (line) => lines.push(line),
  });
  running.push(engines);
  return { engines, lines };
}

async function sendDurable(url: string, text: string): Promise<void> {
  const connection = await connect(url);
  const channel = await connection.createConfirmChannel();
  await channel.assertQueue(QUEUE, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  channel.sendToQueue(QUEUE, Buffer.from(text), { persistent: true });
  await channel.waitForConfirms();
  await connection.close();
}

async function receive(url: string): Promise<string | undefined> {
  const connection = await connect(url);
  const channel = await connection.createChannel();
  const message = await channel.get(QUEUE, { noAck: true });
  await connection.close();
  return message === false ? undefined : message.content.toString();
}

/** Polls, because a recovered quorum queue looks empty until its log is replayed. */
const expectMessage = (url: string, text: string): Promise<void> =>
  eventually(async () => expect(await receive(url)).toBe(text), { interval: 100 });

async function withNotes<Result>(url: string, use: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(url);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

const writeNote = (url: string): Promise<unknown> =>
  withNotes(url, (client) => client.db('engines').collection('notes').insertOne({ text: 'kept' }));

const countNotes = (url: string): Promise<number> =>
  withNotes(url, (client) => client.db('engines').collection('notes').countDocuments({ text: 'kept' }));

async function runningPids(pids: number[]): Promise<number[]> {
  const found = await Promise.all(pids.map((pid) => identifyProcess(pid)));
  return found.flatMap((identity) => (identity === undefined ? [] : [identity.pid]));
}

/** Command lines of processes that use the data folder: all engine processes name it, or their parents do. */
async function leftovers(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args'], { maxBuffer: 16 * 1024 * 1024 });
  return stdout.split('\n').filter((line) => line.includes(dataFolder));
}

/** Starts the engines in a separate process, and kills that process with SIGKILL. */
async function startInProcessAndKill(): Promise<number[]> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const script = fileURLToPath(new URL('./testing/start-and-wait.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', tsx, script, dataFolder], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { pids } = JSON.parse(line) as { pids: number[] };
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  return pids;
}

describe('the engines', () => {
  it('keep their data over a stop and a start, and leave no process behind', async () => {
    const first = await start();
    await Promise.all([writeNote(first.engines.mongodb.url), sendDurable(first.engines.rabbitmq.url, 'kept')]);
    const pids = [...first.engines.mongodb.pids, ...first.engines.rabbitmq.pids];
    expect(await runningPids(pids)).toEqual(pids);
    await first.engines.stop();
    expect(await runningPids(pids)).toEqual([]);

    const second = await start();
    expect(await countNotes(second.engines.mongodb.url)).toBe(1);
    await expectMessage(second.engines.rabbitmq.url, 'kept');
  });

  it('are reported in one line each, without a password', async () => {
    const { lines } = await start();
    const announced = lines.filter((line) => line.includes('ready in'));
    expect(announced).toHaveLength(2);
    const lineOf = (engine: string) => announced.find((line) => line.includes(engine));
    expect(lineOf('MongoDB')).toMatch(/mongodb:\/\/127\.0\.0\.1:\d/);
    expect(lineOf('RabbitMQ')).toMatch(/RabbitMQ \d+\.\d/);
    expect(lineOf('RabbitMQ')).toMatch(/amqp:\/\/127\.0\.0\.1:\d/);
    expect(announced.join('\n')).not.toContain('guest');
  });

  it('cannot be started twice on the same data', async () => {
    const { engines } = await start();
    await expect(start()).rejects.toThrow(DataFolderInUseError);
    await expect(removeEngineData(dataFolder, environment)).rejects.toThrow(DataFolderInUseError);
    await writeNote(engines.mongodb.url);
    expect(await countNotes(engines.mongodb.url)).toBe(1);
  });

  it('end with the process that started them, even if it is killed, and start again with their data', async () => {
    const pids = await startInProcessAndKill();
    expect(pids.length).toBeGreaterThan(0);
    await eventually(async () => expect([await runningPids(pids), await leftovers()]).toEqual([[], []]), {
      interval: 50,
    });
    const { engines } = await start();
    await writeNote(engines.mongodb.url);
    await sendDurable(engines.rabbitmq.url, 'after');
    await expectMessage(engines.rabbitmq.url, 'after');
  });

  it('work in a folder whose path is too long for a socket', async () => {
    dataFolder = join(parent, 'a-long-name-of-a-folder/'.repeat(8), 'engines');
    await mkdir(dataFolder, { recursive: true });
    const { engines } = await start();
    await writeNote(engines.mongodb.url);
    expect(await countNotes(engines.mongodb.url)).toBe(1);
  });

  it('can be deleted with all their data', async () => {
    const { engines } = await start();
    await engines.stop();
    await removeEngineData(dataFolder, environment);
    await expect(lstat(dataFolder)).rejects.toThrow('ENOENT');
  });

  it('are both stopped when one of them cannot be started', async () => {
    const error: unknown = await start({ AMQP_URL: 'amqp://127.0.0.1:9' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EnginesUnavailableError);
    expect((error as Error).message).toMatch(/^RabbitMQ is not available: AMQP_URL names amqp:\/\/127\.0\.0\.1:9,/);
    expect(await leftovers()).toEqual([]);
  });

  it('can be canceled while they start', async () => {
    const giveUp = new AbortController();
    const starting = startEngines({ dataFolder, environment, report: () => undefined, signal: giveUp.signal });
    giveUp.abort(new Error('changed my mind'));
    await expect(starting).rejects.toThrow('changed my mind');
    expect(await leftovers()).toEqual([]);
    await start();
    expect(await leftovers()).not.toEqual([]);
  });
});

describe('a broker that we started', () => {
  // The clean restart comes first because the broker persists a new quorum queue's name some seconds late.
  it('keeps a durable message and its address over a kill and a restart', async () => {
    const { engines } = await start();
    const { rabbitmq } = engines;
    await sendDurable(rabbitmq.url, 'before');
    await rabbitmq.restart();
    await expectMessage(rabbitmq.url, 'before');
    await sendDurable(rabbitmq.url, 'survivor');
    const killed = rabbitmq.pids;
    await rabbitmq.kill9();
    expect(await runningPids(killed)).toEqual([]);
    await expect(connect(rabbitmq.url)).rejects.toThrow('ECONNREFUSED');
    await rabbitmq.restart();
    await expectMessage(rabbitmq.url, 'survivor');
  });
});

describe('engines given by address', () => {
  it('lead to one clear message without their password when they do not answer', async () => {
    const settings = {
      HEARTHWAY_ENGINES: 'uri',
      MONGODB_URI: 'mongodb://amy:pass-one@127.0.0.1:9/?serverSelectionTimeoutMS=500',
      AMQP_URL: 'amqp://amy:pass-two@127.0.0.1:9',
    };
    const error: unknown = await start(settings).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EnginesUnavailableError);
    const { message } = error as Error;
    expect(message).toMatch(
      /(MONGODB_URI names mongodb|AMQP_URL names amqp):\/\/127\.0\.0\.1:9, which does not answer/,
    );
    expect(message).toContain('Any one of these four ways works');
    expect(message).not.toMatch(/pass-one|pass-two/);
  });

  it('are reported as missing when that way is forced without an address', async () => {
    const settings = { HEARTHWAY_ENGINES: 'uri', MONGODB_URI: '', AMQP_URL: '' };
    await expect(start(settings)).rejects.toThrow('HEARTHWAY_ENGINES=uri, but MONGODB_URI is not set');
  });
});
