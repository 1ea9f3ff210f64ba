import { once } from 'node:events';
import { dataFolderOf, dataFolders, hearthway } from '../paths.js';
import { signalGroup, spawnFollowingNode } from '../processes/following-node.js';
import { readRunning } from '../running.js';
import { localSecrets } from '../secrets.js';

/** `npm run release`: the command of `@hearthway/tooling`, in the running system unless the settings name another registry. */
export async function release(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const child = spawnFollowingNode([hearthway, 'release', ...args], {
    environment: { ...(await settingsOfRunning(environment)), ...environment },
    output: 'inherit',
    errors: 'inherit',
  });
  const stop = () => signalGroup(child, 'SIGTERM');
  stopAsked.addEventListener('abort', stop, { once: true });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** None if a registry is named: its credential would be another. */
async function settingsOfRunning(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const dataFolder = dataFolderOf(environment);
  const running = environment['HEARTHWAY_REGISTRY'] ? undefined : await readRunning(dataFolder);
  if (!running) return {};
  const { operatorToken } = localSecrets(dataFolders(dataFolder).secrets);
  return { HEARTHWAY_REGISTRY: running.registryUrl, HEARTHWAY_TOKEN: operatorToken };
}
