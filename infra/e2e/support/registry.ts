import { createRegistryClient, type RegistryClient } from '@hearthway/tooling/release';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The release registry of the system under test, with the operator's credential. */
export function registry(): RegistryClient {
  const { E2E_REGISTRY_URL: url, E2E_DATA_FOLDER: folder } = process.env;
  if (!url || !folder) throw new Error('E2E_REGISTRY_URL and E2E_DATA_FOLDER must name the system under test');
  const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { readonly operatorToken: string };
  return createRegistryClient({ url, token: secrets.operatorToken });
}
