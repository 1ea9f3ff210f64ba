import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { participantInterface } from '@hearthway/contracts/interfaces';
import { sliceName } from '@hearthway/contracts/releases';
import { isMissing, readJson, writeJsonAtomically } from '../json-file.js';
import { ReleaseError } from '../release-error.js';
import { deploymentsFolder } from '../store-paths.js';
import type { Participant } from './interface-gate.js';

/*
 * Services are deployed by other means than this store. Whoever does so records here what the live one offers and uses, in
 * `_services/<name>.json`, so that front ends can be judged against it.
 */

/** Records what a service that is live now offers and uses. @throws ReleaseError `release.bad-name` */
export async function recordService(store: string, service: Participant): Promise<void> {
  // A store can be told from any other folder.
  await mkdir(deploymentsFolder(store), { recursive: true });
  await mkdir(servicesFolder(store), { recursive: true });
  await writeJsonAtomically(servicePath(store, service.name), participantInterface.parse(service.interface));
}

/** The services that were recorded. */
export async function readServices(store: string): Promise<Participant[]> {
  const names = await readdir(servicesFolder(store)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const services = names.filter((name) => name.endsWith('.json')).sort();
  const found = await Promise.all(
    services.map(async (file) => {
      const name = file.slice(0, -'.json'.length);
      const one = await readJson(servicePath(store, name), participantInterface);
      return one ? [{ name, interface: one }] : [];
    }),
  );
  return found.flat();
}

const servicesFolder = (store: string): string => join(store, '_services');

function servicePath(store: string, name: string): string {
  if (!sliceName.safeParse(name).success) {
    throw new ReleaseError('release.bad-name', `${JSON.stringify(name)} is not the name of a service`);
  }
  return join(servicesFolder(store), `${name}.json`);
}
