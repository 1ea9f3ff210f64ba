import { readFile } from 'node:fs/promises';
import type { ChoiceProbes } from './choice.js';
import { dockerRefusal, startDockerMongodb, startDockerRabbitmq } from './docker/compose.js';
import { ensureTools } from './embedded/apt-tools.js';
import { ensureCachedTree } from './embedded/cached-tree.js';
import type { DebianTree } from './embedded/debian-tree.js';
import { startEmbeddedMongodb } from './embedded/mongodb.js';
import { startEmbeddedRabbitmq } from './embedded/rabbitmq.js';
import { findSandbox, type Sandbox } from './embedded/sandbox.js';
import type { EngineChoice, RunningEngine, RunningRabbitmq, StartContext } from './engine.js';
import { startLocalMongod } from './local/mongod.js';
import { startLocalRabbitmq } from './local/rabbitmq.js';
import { useAmqpUrl, useMongodbUri } from './remote/uri.js';
import { findProgram } from './run-command.js';

/** The four ways of getting an engine: whether each applies, and how it is started. */
export interface EngineWays<Engine extends RunningEngine> {
  readonly probes: ChoiceProbes;
  readonly start: Record<EngineChoice, (context: StartContext) => Promise<Engine>>;
}

export interface Ways {
  readonly mongodb: EngineWays<RunningEngine>;
  readonly rabbitmq: EngineWays<RunningRabbitmq>;
}

/** The ways of both engines. Whatever they share (Docker's answer, the Debian tree) is fetched once. */
export function findWays(environment: NodeJS.ProcessEnv): Ways {
  const docker = once(() => dockerRefusal(environment));
  const embedded = once(embeddedRefusal);
  const debian = once(openDebian);
  const mongodbUri = environment['MONGODB_URI'] ?? '';
  const amqpUrl = environment['AMQP_URL'] ?? '';
  return {
    mongodb: {
      probes: {
        uri: () => Promise.resolve(mongodbUri === '' ? 'MONGODB_URI is not set' : undefined),
        local: () => programRefusal('mongod', environment),
        docker,
        embedded,
      },
      start: {
        uri: () => useMongodbUri(mongodbUri),
        local: async (context) => startLocalMongod(await programPath('mongod', environment), context),
        docker: startDockerMongodb,
        embedded: async (context) => {
          const { tree, sandbox } = await debian(context);
          return startEmbeddedMongodb(tree, sandbox, context);
        },
      },
    },
    rabbitmq: {
      probes: {
        uri: () => Promise.resolve(amqpUrl === '' ? 'AMQP_URL is not set' : undefined),
        local: () => programRefusal('rabbitmq-server', environment),
        docker,
        embedded,
      },
      start: {
        uri: () => useAmqpUrl(amqpUrl),
        local: async (context) => startLocalRabbitmq(await programPath('rabbitmq-server', environment), context),
        docker: startDockerRabbitmq,
        embedded: async (context) => {
          const { tree, sandbox } = await debian(context);
          return startEmbeddedRabbitmq(tree, sandbox, context);
        },
      },
    },
  };
}

/** Whether this /etc/os-release is from Debian, Ubuntu or a derivative. */
export function isDebianFamily(osRelease: string): boolean {
  const ids = /^ID(?:_LIKE)?=.*$/gm;
  return (osRelease.match(ids) ?? []).some((line) => /\b(debian|ubuntu)\b/.test(line));
}

async function openDebian(context: StartContext): Promise<{ tree: DebianTree; sandbox: Sandbox }> {
  const tools = { ...context, isRoot: process.getuid?.() === 0 };
  await ensureTools(['bwrap'], tools);
  const tree = await ensureCachedTree(tools);
  return { tree, sandbox: await findSandbox(tree, tools) };
}

async function embeddedRefusal(): Promise<string | undefined> {
  const osRelease = process.platform === 'linux' ? await readFile('/etc/os-release', 'utf8').catch(() => '') : '';
  return isDebianFamily(osRelease) ? undefined : 'this system is neither Debian nor Ubuntu';
}

async function programRefusal(name: string, environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  return (await findProgram(name, environment)) === undefined ? `${name} is not on PATH` : undefined;
}

async function programPath(name: string, environment: NodeJS.ProcessEnv): Promise<string> {
  return (await findProgram(name, environment)) ?? name;
}

function once<Args extends unknown[], Result>(
  make: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let made: Promise<Result> | undefined;
  return (...args) => (made ??= make(...args));
}
