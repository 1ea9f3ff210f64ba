import { join, resolve } from 'node:path';

/** Both the sources (`infra/system/src`) and the bundle (`infra/system/dist`) are three folders below the root. */
export const repositoryRoot = join(import.meta.dirname, '../../..');

/** The program that builds and releases front ends, each in its own folder. */
export const hearthway = join(repositoryRoot, 'infra/tooling/bin/hearthway.mjs');

/** What takes longest of publishing a build is then done once, and not for every data folder. */
export const compressedFolder = join(repositoryRoot, 'node_modules/.cache/hearthway-compressed');

/** Where a system keeps everything that outlives it. */
export interface DataFolders {
  readonly root: string;
  readonly engines: string;
  /** Contents of releases, and a gateway's copy of what it serves. */
  readonly registry: string;
  readonly gateway: string;
  readonly logs: string;
  readonly secrets: string;
  readonly adminCredentials: string;
}

export function dataFolders(root: string): DataFolders {
  return {
    root,
    engines: join(root, 'engines'),
    registry: join(root, 'registry'),
    gateway: join(root, 'gateway'),
    logs: join(root, 'logs'),
    secrets: join(root, 'secrets.json'),
    adminCredentials: join(root, 'admin-credentials'),
  };
}

/** `.data` in the checkout, unless `HEARTHWAY_DATA` names another folder. */
export const dataFolderOf = (environment: NodeJS.ProcessEnv): string =>
  resolve(repositoryRoot, environment['HEARTHWAY_DATA'] ?? '.data');
