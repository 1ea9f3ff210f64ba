import { dataFolderOf } from '../paths.js';
import { readRunning, replaceSignal } from '../running.js';

/** `npm restart`: has the running system replace every process of ours, one after the other. */
export async function restart(_args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const running = await readRunning(dataFolderOf(environment));
  if (!running) throw new Error('No system runs here. Start it: npm start');
  process.kill(running.pid, replaceSignal);
  process.stdout.write(
    `Replacing every process of ${running.url}, one after the other. Where npm start runs, it says when all are.\n`,
  );
  return 0;
}
