import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dataFolderOf, repositoryRoot } from '../paths.js';
import { readRunning } from '../running.js';

/** Runs a service's command for operators on the database of the running system (or of MONGODB_URI). */
export const serviceProgram =
  (name: string, program: string, database: string) =>
  async (args: readonly string[], environment: NodeJS.ProcessEnv, stopAsked: AbortSignal): Promise<number> => {
    const uri = environment['MONGODB_URI'] ?? (await readRunning(dataFolderOf(environment)))?.mongodbUrl;
    if (!uri) {
      throw new Error(`No system runs here. Start it, or say which: MONGODB_URI=mongodb://… npm run ${name}`);
    }
    const child = spawn(process.execPath, ['--import', 'tsx', join(repositoryRoot, program), ...args], {
      cwd: repositoryRoot,
      stdio: 'inherit',
      signal: stopAsked,
      env: { MONGODB_DATABASE: database, ...environment, MONGODB_URI: uri },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  };
