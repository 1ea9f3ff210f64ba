import { join, resolve } from 'node:path';

/** Both the sources (`infra/system/src`) and the bundle (`infra/system/dist`) are three folders below the root. */
export const repositoryRoot = join(import.meta.dirname, '../../..');

/** Where a system keeps everything that outlives it. */
export interface DataFolders {
  readonly root: string;
  readonly engines: string;
  readonly releases: string;
  readonly logs: string;
  readonly secrets: string;
  readonly adminCredentials: string;
}

export function dataFolders(root: string): DataFolders {
  return {
    root,
    engines: join(root, 'engines'),
    releases: join(root, 'releases'),
    logs: join(root, 'logs'),
    secrets: join(root, 'secrets.json'),
    adminCredentials: join(root, 'admin-credentials'),
  };
}

/** `.data` in the checkout, unless `HEARTHWAY_DATA` names another folder. */
export const dataFolderOf = (environment: NodeJS.ProcessEnv): string =>
  resolve(repositoryRoot, environment['HEARTHWAY_DATA'] ?? '.data');
