/** Where an engine comes from: an address one was given, a program on PATH, Docker, or Hearthway's own Debian tree. */
export type EngineChoice = 'uri' | 'local' | 'docker' | 'embedded';

export const ENGINE_CHOICES: readonly EngineChoice[] = ['uri', 'local', 'docker', 'embedded'];

export type EngineName = 'mongodb' | 'rabbitmq';

export const ENGINE_TITLES: Record<EngineName, string> = { mongodb: 'MongoDB', rabbitmq: 'RabbitMQ' };

export interface EngineOptions {
  /** Where the engines keep their data; it survives restarts, and one start at a time may use it. */
  dataFolder: string;
  /** MONGODB_URI, AMQP_URL, HEARTHWAY_ENGINES (uri, local, docker or embedded forces one), XDG_CACHE_HOME, HOME, PATH. */
  environment: NodeJS.ProcessEnv;
  /** Progress, and one line for each engine: which, version, where, how long it took. Never a credential. */
  report: (line: string) => void;
  /** Gives up a start under way; what was started by then is stopped. */
  signal?: AbortSignal;
}

export interface RunningEngine {
  readonly kind: EngineChoice;
  /** The product and its version, as a person would say it: `RabbitMQ 4.3.6`. */
  readonly version: string;
  /** The address for a client. With kind `uri` it may hold a password: do not print it. */
  readonly url: string;
  /** Process ids on this machine, empty where the engine is not ours. */
  readonly pids: number[];
  /** Its processes, by the name a person knows them by; none where the engine is not ours. */
  readonly parts: readonly EnginePart[];
  /** Settles when one of its processes has ended, with what a person would say of it; never for an engine that is not ours. */
  readonly ended: Promise<string>;
  /**
   * Starts again what has ended of it, on the same address with the same data. Throws {@link EngineNotOwnedError} where the
   * engine is not ours.
   */
  restart(): Promise<void>;
  /** Shuts down cleanly in bounded time (at most 10 s, then SIGKILL). An engine that is not ours is left alone. */
  stop(): Promise<void>;
}

export interface EnginePart {
  readonly name: string;
  readonly running: boolean;
  /** Another one after each restart. */
  readonly pid: number | undefined;
  /** As something outside would: nobody here counts on it. */
  signal(signal: NodeJS.Signals): void;
}

export interface RunningRabbitmq extends RunningEngine {
  /** Kills the broker as a power cut would. Throws {@link EngineNotOwnedError} where the process is not ours. */
  kill9(): Promise<void>;
  /** As with any engine; one that still runs is stopped first. */
  restart(): Promise<void>;
}

export interface RunningEngines {
  readonly mongodb: RunningEngine;
  readonly rabbitmq: RunningRabbitmq;
  stop(): Promise<void>;
}

/** The end of an engine that is not ours: nobody tells us of it. */
export const NEVER_ENDS = new Promise<never>(() => undefined);

/** What every way of starting an engine is handed. */
export interface StartContext {
  /** This engine's own folder below the data folder. */
  readonly folder: string;
  readonly dataFolder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly report: (line: string) => void;
  readonly signal: AbortSignal;
  /** Told of every process as it starts, so that a start after a crash can end what was left. */
  readonly onProcess: (pid: number) => void;
}
