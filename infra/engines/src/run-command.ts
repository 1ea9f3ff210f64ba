import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { signalProcess } from './signal-process.js';

export interface CommandResult {
  readonly code: number;
  /** Both output streams, interleaved as they arrived. */
  readonly output: string;
}

export interface CommandOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  readonly timeoutMilliseconds?: number;
}

const GRACE_MILLISECONDS = 5_000;

/**
 * Runs a command and returns its output. The code is -1 if it does not exist or takes too long. If it is canceled, this
 * throws the signal's reason, so that it cannot be mistaken for a failure, and ends the command's whole process group.
 */
export function runCommand(command: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const { signal } = options;
    if (signal?.aborted === true) {
      reject(abortReason(signal));
      return;
    }
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      env: options.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...(options.timeoutMilliseconds === undefined ? {} : { timeout: options.timeoutMilliseconds }),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const output = (): string => Buffer.concat(chunks).toString('utf8');
    let late: NodeJS.Timeout | undefined;
    const giveUp = (): void => {
      signalGroup(child.pid, 'SIGTERM');
      late = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MILLISECONDS);
    };
    const finish = (result: CommandResult): void => {
      signal?.removeEventListener('abort', giveUp);
      clearTimeout(late);
      if (signal?.aborted === true) reject(abortReason(signal));
      else resolve(result);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    child.once('error', (error) => {
      if (child.pid === undefined) finish({ code: -1, output: error.message });
    });
    // Processes that a canceled command had started might keep its output open forever.
    child.once('exit', () => {
      if (signal?.aborted === true) signalGroup(child.pid, 'SIGKILL');
      if (child.killed || signal?.aborted === true) finish({ code: -1, output: output() });
    });
    child.once('close', (code) => finish({ code: code ?? -1, output: output() }));
  });
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader !== undefined) signalProcess(-leader, signal);
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason));
}

/** Full path of a program on PATH. */
export async function findProgram(name: string, environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const folder of folders) {
    const path = join(folder, name);
    const usable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (usable) return path;
  }
  return undefined;
}
