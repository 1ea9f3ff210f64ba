/** Where an engine comes from: a given address, a program on PATH, Docker, or our own Debian tree. */
export type EngineChoice = 'uri' | 'local' | 'docker' | 'embedded';

export const ENGINE_CHOICES: readonly EngineChoice[] = ['uri', 'local', 'docker', 'embedded'];

export type EngineName = 'mongodb' | 'rabbitmq';

export const ENGINE_TITLES: Record<EngineName, string> = { mongodb: 'MongoDB', rabbitmq: 'RabbitMQ' };

export interface EngineOptions {
  /** Where the engines keep their data over restarts. Only one start at a time can use it. */
  dataFolder: string;
  /** MONGODB_URI, AMQP_URL, HEARTHWAY_ENGINES (uri, local, docker or embedded forces one), XDG_CACHE_HOME, HOME, PATH. */
  environment: NodeJS.ProcessEnv;
  /** Receives progress and one line per engine: version, address, time to start. Never a credential. */
  report: (line: string) => void;
  /** Cancels the start and stops everything started so far. */
  signal?: AbortSignal;
}

export interface RunningEngine {
  readonly kind: EngineChoice;
  /** Product and version, like `RabbitMQ 4.3.6`. */
  readonly version: string;
  /** The address for clients. With kind `uri`, it may contain a password: do not print it. */
  readonly url: string;
  /** Its process ids on this machine; empty if we did not start it. */
  readonly pids: number[];
  /** Its processes by name; none if we did not start it. */
  readonly parts: readonly EnginePart[];
  /** Settles with a message when one of its processes ends; never if we did not start it. */
  readonly ended: Promise<string>;
  /**
   * Starts its ended processes again, on the same address with the same data.
   * @throws EngineNotOwnedError if we did not start it
   */
  restart(): Promise<void>;
  /** Shuts down cleanly within 10 s, then with SIGKILL. Does nothing if we did not start it. */
  stop(): Promise<void>;
}

export interface EnginePart {
  readonly name: string;
  readonly running: boolean;
  /** Changes with each restart. */
  readonly pid: number | undefined;
  /** Sends a signal unexpectedly, as if from outside. */
  signal(signal: NodeJS.Signals): void;
}

export interface RunningRabbitmq extends RunningEngine {
  /**
   * Kills the broker as a power cut would.
   * @throws EngineNotOwnedError if we did not start it
   */
  kill9(): Promise<void>;
  /** As with any engine, but stops a broker that still runs first. */
  restart(): Promise<void>;
}

export interface RunningEngines {
  readonly mongodb: RunningEngine;
  readonly rabbitmq: RunningRabbitmq;
  stop(): Promise<void>;
}

/** The end of an engine that we did not start: never reported. */
export const NEVER_ENDS = new Promise<never>(() => undefined);

/** Passed to every way of starting an engine. */
export interface StartContext {
  /** This engine's folder inside the data folder. */
  readonly folder: string;
  readonly dataFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly report: (line: string) => void;
  readonly signal: AbortSignal;
  /** Called for each new process, so that a start after a crash can end it. */
  readonly onProcess: (pid: number) => void;
}
