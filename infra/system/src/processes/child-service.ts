import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../paths.js';
import type { Ports } from './addresses.js';
import { spawnFollowingNode } from './following-node.js';
import { openLogFile } from './log-file.js';

export interface ChildServiceOptions {
  readonly name: string;
  readonly folder: string;
  readonly ports: Ports;
  /** Answers 200 on the operations port once it is ready. */
  readonly readyPath: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logFolder: string;
  /** How long it goes on taking requests after it was asked to end. */
  readonly drainMilliseconds?: number | undefined;
  /** Arguments for `node`; by default they run the built bundle. */
  readonly command?: readonly string[];
  /** Whether to print the child's log lines here, too. */
  readonly echo?: boolean;
}

const host = '127.0.0.1';
/** After its drain. */
const stopMilliseconds = 10_000;
const lookMilliseconds = 50;
const readyMilliseconds = 60_000;
const answerMilliseconds = 2_000;

/** A service as a child process that can be started, restarted, stopped cleanly and killed. */
export class ChildService {
  private run: Run | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private readonly crashes = new EventEmitter();

  constructor(private readonly options: ChildServiceOptions) {}

  get name(): string {
    return this.options.name;
  }

  get pid(): number | undefined {
    return this.run?.child.pid;
  }

  get port(): number {
    return this.options.ports.port;
  }

  /** Whether its start is over and the process runs. */
  get started(): boolean {
    return this.running && this.run?.ready === true;
  }

  get running(): boolean {
    return this.run !== undefined && isRunning(this.run);
  }

  /**
   * Starts the process if none is running, and resolves once its `/readyz` answers 200. If the process ends before, throws
   * with its last log lines. If the signal aborts, throws its reason and leaves the process to `stop`.
   */
  start(extraEnvironment: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<void> {
    return this.inTurn(async () => {
      if (this.running) return;
      signal?.throwIfAborted();
      this.run = this.launch(extraEnvironment);
      await this.untilReady(this.run, signal);
    });
  }

  /** Stops the process, which finishes its work first, and starts it again on the same ports. */
  async restart(signal?: AbortSignal): Promise<void> {
    await this.stop();
    await this.start({}, signal);
  }

  ready(): Promise<boolean> {
    const { ports, readyPath } = this.options;
    return answersOk(`http://${host}:${ports.operationsPort}${readyPath}`);
  }

  /** Lets it finish its work (SIGTERM), and kills it if that takes too long. */
  async stop(): Promise<void> {
    // Doesn't queue, so that it can stop a start in progress. Then stops again, in case another start was queued.
    await this.endExpectedly();
    await this.last;
    await this.endExpectedly();
  }

  /** Like `stop`, but counts as a crash: whoever keeps it running starts it again. */
  async retire(): Promise<void> {
    if (this.run) await this.end(this.run, 'SIGTERM');
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    this.run?.child.kill('SIGKILL');
    await this.run?.exited;
  }

  /** Only sends the signal. If the process ends, that counts as a crash. */
  signal(signal: NodeJS.Signals): void {
    this.run?.child.kill(signal);
  }

  /** Resolves, saying how, when the process has ended on its own after it was ready. */
  async ended(): Promise<string> {
    if (!this.run || isRunning(this.run) || !isCrash(this.run)) await once(this.crashes, 'crash');
    const { exitCode, signalCode } = this.run?.child ?? {};
    if (exitCode === 0) return 'ended when asked to';
    return `${signalCode ? `ended by ${signalCode}` : `ended with code ${String(exitCode)}`} (see ${this.logFile})`;
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

  /** Runs work one after the other: a crash and a file change may happen at the same time. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async untilReady(run: Run, signal?: AbortSignal): Promise<void> {
    const deadline = Date.now() + readyMilliseconds;
    while (Date.now() < deadline) {
      signal?.throwIfAborted();
      if (!isRunning(run)) throw new Error(`${this.name} ended while starting.\n${this.lastLogLines()}`);
      if ((await this.ready()) && isRunning(run)) {
        run.ready = true;
        return;
      }
      await delay(lookMilliseconds);
    }
    await this.end(run, 'SIGKILL');
    throw new Error(`${this.name} was not ready within ${readyMilliseconds / 1000} s.\n${this.lastLogLines()}`);
  }

  private async endExpectedly(): Promise<void> {
    if (!this.run) return;
    this.run.expected = true;
    await this.end(this.run, 'SIGTERM');
  }

  private async end(run: Run, signal: NodeJS.Signals): Promise<void> {
    if (!isRunning(run)) return;
    run.child.kill(signal);
    const milliseconds = (this.options.drainMilliseconds ?? 0) + stopMilliseconds;
    const late = setTimeout(() => run.child.kill('SIGKILL'), milliseconds);
    await run.exited;
    clearTimeout(late);
  }

  private launch(extraEnvironment: Readonly<Record<string, string>>): Run {
    const { name, folder, ports, environment, logFolder, drainMilliseconds, command, echo } = this.options;
    mkdirSync(logFolder, { recursive: true });
    const log = openLogFile(logFolder, name);
    const cwd = join(repositoryRoot, folder);
    const child = spawnFollowingNode(command ?? [join(cwd, 'dist/main.js')], {
      folder: cwd,
      environment: definedOnly({
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        HOST: host,
        PORT: String(ports.port),
        OPERATIONS_PORT: String(ports.operationsPort),
        DRAIN_MILLISECONDS: drainMilliseconds?.toString(),
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
    const exited = new Promise<void>((resolve) => {
      child.once('close', () => log.end(() => resolve()));
    });
    const run: Run = { child, exited, ready: false, expected: false };
    void exited.then(() => {
      if (this.run === run && isCrash(run)) this.crashes.emit('crash');
    });
    return run;
  }
}

/** One process of the service, from its start to its end. */
interface Run {
  readonly child: ChildProcess;
  readonly exited: Promise<void>;
  ready: boolean;
  /** Whether we asked it to end. */
  expected: boolean;
}

/** If the process was never ready, `start` reports its end. */
const isCrash = ({ ready, expected }: Run): boolean => ready && !expected;

const isRunning = ({ child }: Run): boolean => child.exitCode === null && child.signalCode === null;

/** Without `fetch`, which would permanently cost this process 13 MB. */
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
