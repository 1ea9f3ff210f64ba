import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { BrokerError } from './broker-error.js';
import type { BrokerSettings } from './broker-settings.js';

/** Runs a command of the broker's client in a folder. @returns what it printed @throws BrokerError */
export type RunClient = (args: readonly string[], folder?: string) => Promise<string>;

const run = promisify(execFile);
const longestMilliseconds = 120_000;
const largestOutput = 33_554_432;

/** Runs `@pact-foundation/pact-cli`, which only teams with a broker need. */
export function brokerClient(
  settings: BrokerSettings,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal | undefined,
): RunClient {
  const env = clientEnvironment(settings, environment);
  return async (args, folder) => {
    const options = {
      env,
      signal,
      maxBuffer: largestOutput,
      timeout: longestMilliseconds,
      ...(folder && { cwd: folder }),
    };
    try {
      return (await run(clientProgram(settings), ['broker', ...args], options)).stdout;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof BrokerError) throw error;
      throw new BrokerError(settings, reasonOf(error as ClientFailure), { cause: error });
    }
  };
}

function clientProgram(settings: BrokerSettings): string {
  const require = createRequire(import.meta.url);
  try {
    const { standalone } = require('@pact-foundation/pact-cli/src/pact-standalone.js') as {
      standalone: () => { pactFullPath: string };
    };
    return standalone().pactFullPath;
  } catch (error) {
    const text = 'the client for it isn’t installed. Add it: npm install --save-dev @pact-foundation/pact-cli@18';
    throw new BrokerError(settings, text, { cause: error });
  }
}

/** Nothing else of ours. Other people could read arguments, so the client takes secrets from here. */
function clientEnvironment(settings: BrokerSettings, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passedOn = /^((https?|no|all)_proxy|SSL_CERT_(FILE|DIR)|HOME|SystemRoot)$/i;
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))),
    PACT_BROKER_BASE_URL: settings.url,
    ...(settings.token && { PACT_BROKER_TOKEN: settings.token }),
    ...(settings.username && { PACT_BROKER_USERNAME: settings.username }),
    ...(settings.password && { PACT_BROKER_PASSWORD: settings.password }),
    // With its usual 8, nobody hears for four minutes that a broker is gone.
    PACT_BROKER_HTTP_RETRIES: '3',
    PACT_DO_NOT_TRACK: 'true',
  };
}

interface ClientFailure extends Error {
  readonly killed?: boolean;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** It prints what is wrong after a cross, some of it twice. */
function reasonOf({ message, killed, stdout = '', stderr = '' }: ClientFailure): string {
  if (killed) return `no answer for ${longestMilliseconds / 1_000} s`;
  const output = `${stdout}\n${stderr}`;
  const lines = output
    .slice(Math.max(output.indexOf('❌'), 0))
    .split('\n')
    .map((line) => line.replace(/^[❌\s]+/u, '').trim());
  const own = new Set(lines.filter((line) => line !== '' && !lines.some((other) => isEndOf(other, line))));
  return [...own].slice(0, 5).join('\n') || message;
}

const isEndOf = (end: string, line: string): boolean => end !== '' && end !== line && line.endsWith(end);
