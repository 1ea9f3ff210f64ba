import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dataFolderOf, repositoryRoot } from '../paths.js';
import { readRunning } from '../running.js';

/** `npm run analytics:rebuild [-- --write]`: recounts the events of the running system (or of MONGODB_URI). */
export async function rebuildAnalytics(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const uri = environment['MONGODB_URI'] ?? (await readRunning(dataFolderOf(environment)))?.mongodbUrl;
  if (!uri) {
    throw new Error(
      'No system is running here. Start it, or say which: MONGODB_URI=mongodb://… npm run analytics:rebuild',
    );
  }
  const program = join(repositoryRoot, 'svc-analytics/src/rebuild/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    signal: stopAsked,
    env: { MONGODB_DATABASE: 'hearthway_analytics', ...environment, MONGODB_URI: uri },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
