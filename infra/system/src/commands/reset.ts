import { removeEngineData } from '@hearthway/engines';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { dataFolderOf, dataFolders } from '../paths.js';
import { readRunning } from '../running.js';

/** `npm run reset [-- --yes]`: deletes everything that a local system has stored. */
export async function reset(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const dataFolder = dataFolderOf(environment);
  const running = await readRunning(dataFolder);
  if (running) throw new Error(`Hearthway is running at ${running.url}. Stop it first, then reset.`);
  if (!existsSync(dataFolder)) {
    process.stdout.write('There is nothing to delete.\n');
    return 0;
  }
  if (!args.includes('--yes') && !(await confirmed(dataFolder))) {
    process.stdout.write('Nothing was deleted.\n');
    return 0;
  }
  await removeEngineData(dataFolders(dataFolder).engines, environment);
  await rm(dataFolder, { recursive: true, force: true });
  process.stdout.write(`Deleted ${dataFolder}.\n`);
  return 0;
}

async function confirmed(dataFolder: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new Error(
      'This deletes accounts, progress and releases. To say yes without a terminal: npm run reset -- --yes',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Delete all accounts, progress and releases in ${dataFolder}? Type yes to go on: `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
