import { removeEngineData } from '@hearthway/engines';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolders } from './paths.js';
import { startSystem, type RunningSystem, type SystemOptions } from './start-system.js';

/** The whole system on free ports with its own data, which are deleted when it stops. For tests and benchmarks. */
export async function startTemporarySystem(
  options: Omit<SystemOptions, 'dataFolder' | 'port'>,
): Promise<RunningSystem> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hearthway-'));
  const deleteData = async () => {
    await removeEngineData(dataFolders(dataFolder).engines, options.environment);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const system = await startSystem({ ...options, dataFolder, port: 0 });
    const stop = async () => {
      await system.stop();
      await deleteData();
    };
    return { ...system, stop };
  } catch (error) {
    await deleteData();
    throw error;
  }
}
