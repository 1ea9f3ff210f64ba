import { connect, type NetConnectOpts } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineStartError } from './errors.js';
import type { ManagedProcess } from './managed-process.js';

export interface WaitOptions {
  /** What we wait for, as the subject of a sentence. */
  readonly what: string;
  readonly timeoutMilliseconds: number;
  readonly signal: AbortSignal;
  /** If it ends, waiting is pointless. */
  readonly process?: ManagedProcess;
}

const INTERVAL_MILLISECONDS = 25;

/**
 * Asks until the answer is not undefined.
 * @throws EngineStartError with the last lines of the process's log
 */
export async function waitUntil<Answer>(options: WaitOptions, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const deadline = performance.now() + options.timeoutMilliseconds;
  for (;;) {
    options.signal.throwIfAborted();
    if (options.process?.running === false) {
      throw new EngineStartError(`${options.what} ${await options.process.exit}:\n${await options.process.logTail()}`);
    }
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new EngineStartError(await lateMessage(options));
    await pause(INTERVAL_MILLISECONDS);
  }
}

/** Whether something accepts connections at a TCP port or a Unix socket. */
export function acceptsConnections(target: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...target, timeout: 1_000 });
    const answer = (accepted: boolean): void => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}

async function lateMessage({ what, timeoutMilliseconds, process }: WaitOptions): Promise<string> {
  const tail = process === undefined ? '' : `:\n${await process.logTail()}`;
  return `${what} was not ready after ${timeoutMilliseconds / 1000} s${tail}`;
}
