import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface StartedClone {
  readonly url: string;
  readonly pid: number;
  readonly seconds: number;
  /** Addresses recorded by the running system. */
  readonly running: { readonly mongodbUrl: string };
  stop(): Promise<void>;
}

/** Runs `npm start` in a clone with its data in a folder, and measures the time until it reports that it is ready. */
export async function startClone(clone: string, data: string, environment: NodeJS.ProcessEnv): Promise<StartedClone> {
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      process.stdout.write(`  | ${line}\n`);
      const ready = /^ready\s+(\S+)/.exec(line)?.[1];
      if (ready) resolve(ready);
    });
    void closed.then(() => reject(new Error('npm start ended before it was ready')));
  });
  const seconds = (performance.now() - started) / 1000;
  const running = JSON.parse(readFileSync(join(data, 'running.json'), 'utf8')) as {
    pid: number;
    mongodbUrl: string;
  };
  return {
    url,
    pid: child.pid ?? running.pid,
    seconds,
    running,
    async stop() {
      process.kill(running.pid, 'SIGTERM');
      await closed;
    },
  };
}
