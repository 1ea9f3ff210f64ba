import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export interface CommandResult {
  readonly code: number;
  /** Both output streams, in the order they came. */
  readonly output: string;
}

export interface CommandOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  readonly timeoutMilliseconds?: number;
}

/** Runs a command to its end and keeps what it said. A command that does not exist or is cut short has code -1. */
export function runCommand(command: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      env: options.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.timeoutMilliseconds === undefined ? {} : { timeout: options.timeoutMilliseconds }),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const output = (): string => Buffer.concat(chunks).toString('utf8');
    child.once('error', (error) => resolve({ code: -1, output: `${output()}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? -1, output: output() }));
  });
}

/** The full path of a program on PATH. */
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
