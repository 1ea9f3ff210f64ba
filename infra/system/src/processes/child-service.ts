import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../paths.js';
import { spawnFollowingNode } from './following-node.js';
import { openLogFile } from './log-file.js';

export interface ChildServiceOptions {
  readonly name: string;
  readonly folder: string;
  /** Answers 200 once it is ready. */
  readonly readyUrl: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logFolder: string;
  /** `node` arguments before the entry; the default runs the built bundle. */
  readonly command?: readonly string[];
  /** Also print the child's log lines here. */
  readonly echo?: boolean;
}

const stopMilliseconds = 10_000;
const readyMilliseconds = 60_000;
const answerMilliseconds = 2_000;

/** One of our services as a child process: started, watched until it is ready, stopped cleanly or killed. */
export class ChildService {
  private child: ChildProcess | undefined;
  private exited: Promise<void> = Promise.resolve();

  constructor(private readonly options: ChildServiceOptions) {}

  get name(): string {
    return this.options.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get running(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /**
   * Starts the process and resolves once its `/readyz` answers 200. Throws with its last log lines if it ends before, and
   * the signal's reason when that gives up; the process is then left to `stop`.
   */
  async start(extraEnvironment: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.launch(extraEnvironment);
    const deadline = Date.now() + readyMilliseconds;
    while (Date.now() < deadline) {
      signal?.throwIfAborted();
      if (!this.running) throw new Error(`${this.name} ended while starting.\n${this.lastLogLines()}`);
      if (await this.ready()) return;
      await delay(50);
    }
    await this.kill();
    throw new Error(`${this.name} was not ready within ${readyMilliseconds / 1000} s.\n${this.lastLogLines()}`);
  }

  ready(): Promise<boolean> {
    return answersOk(this.options.readyUrl);
  }

  /** Asks it to finish what it has begun (SIGTERM); kills it if it has not after ten seconds. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.child?.kill('SIGTERM');
    const timer = setTimeout(() => this.child?.kill('SIGKILL'), stopMilliseconds);
    await this.exited;
    clearTimeout(timer);
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.exited;
  }

  /** Resolves when the process has ended, however it did. */
  async ended(): Promise<void> {
    await this.exited;
  }

  lastLogLines(count = 15): string {
    try {
      return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
    } catch {
      return '';
    }
  }

  private get logFile(): string {
    return join(this.options.logFolder, `${this.name}.log`);
  }

  private launch(extraEnvironment: Readonly<Record<string, string>>): void {
    const { name, folder, environment, logFolder, command, echo } = this.options;
    mkdirSync(logFolder, { recursive: true });
    const log = openLogFile(logFolder, name);
    const cwd = join(repositoryRoot, folder);
    const child = spawnFollowingNode(command ?? [join(cwd, 'dist/main.js')], {
      folder: cwd,
      environment: definedOnly({
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        ...environment,
        ...extraEnvironment,
      }),
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    if (echo) {
      child.stdout?.pipe(process.stdout, { end: false });
      child.stderr?.pipe(process.stderr, { end: false });
    }
    this.exited = new Promise((resolve) => {
      child.once('close', () => log.end(() => resolve()));
    });
    this.child = child;
  }
}

/** Not by fetch, which costs the process that waits here 13 MB for good. */
function answersOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: answerMilliseconds }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

function definedOnly(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
