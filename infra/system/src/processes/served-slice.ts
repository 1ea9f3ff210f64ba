import { hearthway } from '../paths.js';
import { signalGroup, spawnFollowingNode } from './following-node.js';

export interface ServedSlice {
  /** Resolves when it listens, or has ended. A page that asks then waits for the first build. */
  readonly listening: Promise<void>;
  /** Settles, saying how, when it has ended. */
  ended(): Promise<string>;
  /** Runs it once more after it has ended. */
  restart(): Promise<void>;
  stop(): void;
}

/** Runs `hearthway dev` for the slice in a folder, alone or `into` a site, whose address that is. */
export function serveSlice(options: {
  readonly folder: string;
  readonly port: number;
  readonly into?: string | undefined;
}): ServedSlice {
  const { folder, port, into } = options;
  const args = [hearthway, 'dev', '--port', String(port), ...(into === undefined ? [] : ['--into', into])];
  const run = () => {
    const child = spawnFollowingNode(args, { folder, environment: process.env, errors: 'inherit' });
    const ended = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${String(code)}`));
    });
    const listening = new Promise<void>((listens) => {
      child.stdout?.once('data', () => listens());
      void ended.then(() => listens());
    });
    return { child, ended, listening };
  };
  let running = run();
  return {
    listening: running.listening,
    ended: () => running.ended,
    restart() {
      // What it had started may still have its port.
      signalGroup(running.child, 'SIGTERM');
      running = run();
      return running.listening;
    },
    stop: () => signalGroup(running.child, 'SIGTERM'),
  };
}
