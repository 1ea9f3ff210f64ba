import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import type { EnginePart } from './engine.js';
import { EngineStartError } from './errors.js';
import { engineFolderMark } from './leftovers.js';
import { signalProcess } from './signal-process.js';

export interface ProcessOptions {
  readonly command: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Receives both output streams, and is truncated at each start. It is in the folder that the program uses. */
  readonly logFile: string;
  /** The command is bubblewrap with `--info-fd 3`, which reports the id of the program inside. Signals go to that one. */
  readonly sandboxed: boolean;
  readonly onProcess: (pid: number) => void;
}

export interface ManagedProcess {
  readonly pids: number[];
  readonly running: boolean;
  /** Settles with a message when the process is gone. */
  readonly exit: Promise<string>;
  /** Sends the signal, waits for the end, and sends SIGKILL if that takes too long. */
  stop(signal: NodeJS.Signals, graceMilliseconds: number): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  kill(): Promise<void>;
  /** The last lines of its log. */
  logTail(): Promise<string>;
}

/**
 * Starts a program in its own process group, so that Ctrl-C in the terminal does not reach it: whoever started us stops
 * the engines last.
 */
export async function startProcess(options: ProcessOptions): Promise<ManagedProcess> {
  const log = openSync(options.logFile, 'w', 0o600);
  const [program, ...args] = options.command;
  if (program === undefined) throw new EngineStartError('An empty command cannot be started.');
  const child = spawn(program, args, {
    env: { ...options.environment, ...engineFolderMark(dirname(options.logFile)) },
    detached: true,
    stdio: options.sandboxed ? ['ignore', log, log, 'pipe'] : ['ignore', log, log],
  });
  closeSync(log);
  await spawned(child, program);
  const exit = exitOf(child);
  const inner = options.sandboxed ? await innerPid(child, exit, options.logFile) : undefined;
  const pids = [child.pid, inner].filter((pid) => pid !== undefined);
  pids.forEach(options.onProcess);
  return managed(child, pids, exit, options.logFile);
}

function managed(child: ChildProcess, pids: number[], exit: Promise<string>, logFile: string): ManagedProcess {
  const running = (): boolean => child.exitCode === null && child.signalCode === null;
  // The last id is the program itself. A sandbox around it never ends before the program.
  const send = (signal: NodeJS.Signals): void => {
    if (running()) pids.slice(-1).forEach((pid) => signalProcess(pid, signal));
  };
  const kill = async (): Promise<void> => {
    send('SIGKILL');
    await exit;
  };
  return {
    pids,
    exit,
    kill,
    signal: send,
    get running() {
      return running();
    },
    async stop(signal, graceMilliseconds) {
      send(signal);
      const late = setTimeout(() => send('SIGKILL'), graceMilliseconds);
      await exit;
      clearTimeout(late);
    },
    logTail: () => tailOf(logFile),
  };
}

/** The last lines of a log file, for the message about a failed start. */
async function tailOf(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-8).join('\n');
}

function spawned(child: ChildProcess, program: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (cause) => reject(new EngineStartError(`${program} could not be started`, { cause })));
  });
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal === null ? `ended with code ${code}` : `ended by ${signal}`));
  });
}

/** bubblewrap writes one JSON object to descriptor 3 and closes it as soon as the program's process exists. */
async function innerPid(child: ChildProcess, exit: Promise<string>, logFile: string): Promise<number> {
  let text = '';
  for await (const chunk of child.stdio[3] as Readable) text += String(chunk);
  const pid = /"child-pid":\s*(\d+)/.exec(text)?.[1];
  if (pid === undefined) throw new EngineStartError(`The sandbox ${await exit}: ${await tailOf(logFile)}`);
  return Number(pid);
}

/** A process as part of its engine. */
export function enginePart(name: string, process: () => ManagedProcess): EnginePart {
  return {
    name,
    get running() {
      return process().running;
    },
    get pid() {
      return process().pids.at(-1);
    },
    signal: (signal) => process().signal(signal),
  };
}
