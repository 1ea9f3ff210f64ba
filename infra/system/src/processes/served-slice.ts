import { hearthway } from '../paths.js';
import { signalGroup, spawnFollowingNode } from './following-node.js';

export interface ServedSlice {
  /** Resolves when it listens, or has ended. A page that asks then waits for the first build. */
  readonly listening: Promise<void>;
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
  const child = spawnFollowingNode(args, { folder, environment: process.env, errors: 'inherit' });
  return {
    listening: new Promise((listens) => {
      child.once('exit', () => listens());
      child.stdout?.once('data', () => listens());
    }),
    stop: () => signalGroup(child, 'SIGTERM'),
  };
}
