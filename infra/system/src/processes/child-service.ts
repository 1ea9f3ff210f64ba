import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../paths.js';
import { firstInherited, spawnFollowingNode } from './following-node.js';
import type { ListeningSocket } from './listening-socket.js';
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
  /** Which it inherits instead of opening ports of its own: what lets two processes answer at the same time. */
  readonly sockets?: { readonly service: ListeningSocket; readonly operations: ListeningSocket };
  /** Also print the child's log lines here. */
  readonly echo?: boolean;
}

/** By which the service kit is told to; not imported, or all of the kit would stay in memory here. */
const handOverSignal = 'SIGUSR2';
const stopMilliseconds = 10_000;
/** It also lets its connections go first. */
const handOverMilliseconds = 20_000;
const lookMilliseconds = 50;
const readyMilliseconds = 60_000;
const answerMilliseconds = 2_000;

/** One of our services as a child process: started, watched until it is ready, replaced, stopped cleanly or killed. */
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

  get running(): boolean {
    return this.run !== undefined && isRunning(this.run);
  }

  /**
   * Starts the process, where none runs, and resolves once its `/readyz` answers 200. Throws with its last log lines if it
   * ends before, and the signal's reason when that gives up; the process is then left to `stop`.
   */
  start(extraEnvironment: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<void> {
    return this.inTurn(async () => {
      if (this.running) return;
      signal?.throwIfAborted();
      this.run = this.launch(extraEnvironment);
      await this.untilReady(this.run, signal);
    });
  }

  /**
   * Starts a new process beside the one that runs, and lets that one go once the new one is ready: nobody who asks sees a
   * gap. Where the sockets are not ours, it stops the old one first. A new one that cannot start changes nothing.
   */
  replace(signal?: AbortSignal): Promise<void> {
    return this.inTurn(async () => {
      const old = this.run;
      if (!this.options.sockets && old) await end(old, 'SIGTERM');
      const next = this.launch({});
      try {
        await this.untilReady(next, signal);
      } catch (error) {
        next.expected = true;
        await end(next, 'SIGTERM');
        throw error;
      }
      this.run = next;
      if (old) await end(old, handOverSignal);
    });
  }

  ready(): Promise<boolean> {
    return answersOk(this.options.readyUrl);
  }

  /** Asks it to finish what it has begun (SIGTERM); kills it if it has not after ten seconds. */
  async stop(): Promise<void> {
    // Not in turn: a start under way is what is to be stopped. What was waiting for its turn may have started another.
    if (this.run) await end(this.run, 'SIGTERM');
    await this.last;
    if (this.run) await end(this.run, 'SIGTERM');
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    this.run?.child.kill('SIGKILL');
    await this.run?.exited;
  }

  /** Only sends the signal; whatever comes of it counts as a crash. */
  signal(signal: NodeJS.Signals): void {
    this.run?.child.kill(signal);
  }

  /** Resolves when the process has ended without being told to by us. */
  async ended(): Promise<void> {
    if (this.run && !isRunning(this.run) && !this.run.expected) return;
    await once(this.crashes, 'crash');
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

  /** One after the other: a crash and a changed file may want the same at the same time. */
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
      // Of two processes on one socket either may answer: first this one itself has to say that it listens.
      if ((run.listens || !this.options.sockets) && (await this.ready())) return;
      await delay(lookMilliseconds);
    }
    await end(run, 'SIGKILL');
    throw new Error(`${this.name} was not ready within ${readyMilliseconds / 1000} s.\n${this.lastLogLines()}`);
  }

  private launch(extraEnvironment: Readonly<Record<string, string>>): Run {
    const { name, folder, environment, logFolder, command, echo, sockets } = this.options;
    mkdirSync(logFolder, { recursive: true });
    const log = openLogFile(logFolder, name);
    const cwd = join(repositoryRoot, folder);
    const child = spawnFollowingNode(command ?? [join(cwd, 'dist/main.js')], {
      folder: cwd,
      ...(sockets && { inherits: [sockets.service.fd, sockets.operations.fd] }),
      environment: definedOnly({
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        ...environment,
        ...(sockets && { PORT: `fd:${firstInherited}`, OPERATIONS_PORT: `fd:${firstInherited + 1}` }),
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
    const run: Run = { child, exited, listens: false, expected: false };
    child.on('message', () => {
      run.listens = true;
    });
    void exited.then(() => {
      if (this.run === run && !run.expected) this.crashes.emit('crash');
    });
    return run;
  }
}

/** One process of the service, from its start to its end. */
interface Run {
  readonly child: ChildProcess;
  readonly exited: Promise<void>;
  /** It has said so itself. */
  listens: boolean;
  /** Its end is what we asked for. */
  expected: boolean;
}

const isRunning = ({ child }: Run): boolean => child.exitCode === null && child.signalCode === null;

async function end(run: Run, signal: NodeJS.Signals): Promise<void> {
  run.expected = true;
  if (!isRunning(run)) return;
  run.child.kill(signal);
  const late = setTimeout(
    () => run.child.kill('SIGKILL'),
    signal === handOverSignal ? handOverMilliseconds : stopMilliseconds,
  );
  await run.exited;
  clearTimeout(late);
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
