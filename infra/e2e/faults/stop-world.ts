import { removeEngineData } from '@hearthway/engines';
import { freePorts, portIsFree } from '@hearthway/system';
import { eventually, onTestFinished } from '@hearthway/tooling/testing';
import { beforeEach, expect } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm, type NpmOptions, type NpmProcess } from './npm-process.js';
import { patience } from './system-under-test.js';

/** Long, because the first start also builds. */
const waiting = { timeout: 200_000, interval: 20 };
const gone = { interval: 50 };

/** Signals only npm, or closes its terminal. */
export const ways = {
  SIGTERM: (npm: NpmProcess) => npm.child.kill('SIGTERM'),
  SIGINT: (npm: NpmProcess) => npm.child.kill('SIGINT'),
  SIGHUP: (npm: NpmProcess) => npm.child.kill('SIGHUP'),
  SIGKILL: (npm: NpmProcess) => npm.child.kill('SIGKILL'),
  'a closed terminal': (npm: NpmProcess) => npm.child.kill('SIGKILL'),
} as const;
export type Way = keyof typeof ways;

export const inTerminal = (way: Way): Partial<NpmOptions> => (way === 'a closed terminal' ? { inTerminal: true } : {});

/** For tests that build everything first and then start it several times, in milliseconds. */
export const stopTimeout = 900_000;

/** Points in a start or run, as observed from outside. */
export const says = (line: string) => async (npm: NpmProcess) => {
  await eventually(() => expect(npm.output()).toContain(line), waiting);
};
export const hasStarted =
  (...words: string[]) =>
  async (npm: NpmProcess) => {
    const isIt = (command: string) => words.every((word) => command.includes(word));
    await eventually(() => expect(npm.tree.seen().some(isIt)).toBe(true), waiting);
  };

/** The ports, data, and processes of one test. All are cleaned up with it. */
export interface StopWorld {
  readonly folder: string;
  readonly port: number;
  run(script: readonly string[], options?: Partial<NpmOptions>): NpmProcess;
  endAndExpectNothingLeft(npm: NpmProcess, way: Way): Promise<void>;
}

/** Isolates every test in the file. */
export function useStopWorld(): () => StopWorld {
  let folder: string;
  let port: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearthway-stop-'));
    [port = 0] = await freePorts(1);
    const own = folder;
    onTestFinished(async () => {
      await removeEngineData(join(own, 'data/engines'), process.env);
      await rm(own, { recursive: true, force: true });
    });
  });
  return () => ({
    folder,
    port,
    run(script, options = {}) {
      const own = { ...process.env, ...patience, PORT: String(port), HEARTHWAY_DATA: join(folder, 'data') };
      const npm = runNpm(script, { ...options, environment: { ...own, ...options.environment } });
      onTestFinished(async () => {
        npm.child.kill('SIGTERM');
        await eventually(async () => expect(await npm.tree.alive()).toEqual([]), gone);
        await npm.tree.stop();
      });
      return npm;
    },
    async endAndExpectNothingLeft(npm, way) {
      ways[way](npm);
      await npm.ended;
      await eventually(async () => expect(await npm.tree.alive()).toEqual([]), gone);
      expect(await portIsFree(port)).toBe(true);
    },
  });
}
