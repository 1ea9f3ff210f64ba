import { randomUUID } from 'node:crypto';
import { access, link, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment, type Deployment } from '@hearthway/contracts/releases';
import { hasCode, isMissing, readJson, writeJson } from './json-file.js';
import { ReleaseError } from './release-error.js';
import { deploymentPath, deploymentsFolder } from './store-paths.js';

/**
 * Appends a record: one file per revision, complete or not there. `link` refuses an existing name, so that of two writers of
 * the same revision, one wins, even if both believe that they hold the lock.
 * @throws ReleaseError `release.conflict`
 */
export async function addRecord(store: string, record: Deployment): Promise<void> {
  const folder = deploymentsFolder(store);
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeJson(temporary, deployment.parse(record));
    await link(temporary, deploymentPath(store, record.revision));
    await syncFolder(folder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new ReleaseError('release.conflict', `Another writer made revision ${record.revision} first`);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Those after a revision, oldest first. */
export async function readRecords(store: string, after = 0): Promise<Deployment[]> {
  const revisions = await recordedRevisions(store);
  return Promise.all(revisions.filter((revision) => revision > after).map((revision) => readRecord(store, revision)));
}

export async function readNewestRecord(store: string): Promise<Deployment | undefined> {
  const newest = (await recordedRevisions(store)).at(-1);
  return newest === undefined ? undefined : readRecord(store, newest);
}

export async function hasRecord(store: string, revision: number): Promise<boolean> {
  try {
    await access(deploymentPath(store, revision));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function readRecord(store: string, revision: number): Promise<Deployment> {
  const path = deploymentPath(store, revision);
  const record = await readJson(path, deployment);
  if (record?.revision !== revision) throw new ReleaseError('release.unreadable', `${path} is not this revision`);
  return record;
}

async function recordedRevisions(store: string): Promise<number[]> {
  const names = await readdir(deploymentsFolder(store)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const revisions = names.flatMap((name) => (/^\d{9}\.json$/.test(name) ? [Number.parseInt(name, 10)] : []));
  return revisions.sort((left, right) => left - right);
}

/** After a power failure, too, the name must not be lost while the pointer, which is written next, is kept. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
