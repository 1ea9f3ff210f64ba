import {
  createCredential,
  initializeRoot,
  listCredentials,
  newToken,
  readRoot,
  revokeCredential,
} from '@hearthway/releases';
import { moment, table } from '../printable.js';
import type { Context, Outcome } from '../surroundings.js';

/** Takes the store under a new root key, which is shown once, or under the one that is given. */
export async function initialize({ store }: Context, environment: string, given?: string): Promise<Outcome> {
  const isNew = given === undefined;
  const key = given ?? newToken();
  if (isNew && (await readRoot(store))) throw new Error(`${store} has a root key already.`);
  const { publicKey } = await initializeRoot(store, key, environment);
  return {
    lines: [
      `${store} is for ${environment} now. Gateways trust it with`,
      `  RELEASES_ROOT_KEY=${publicKey}`,
      `  RELEASES_ENVIRONMENT=${environment}`,
      ...(isNew
        ? ['Keep this where only those who make credentials can read it. It is shown only once:', `  ${key}`]
        : []),
    ],
    data: { environment, publicKey, ...(isNew && { rootToken: key }) },
  };
}

export interface CreateOptions {
  readonly name: string;
  readonly slices: readonly string[];
  readonly environments?: readonly string[] | undefined;
  readonly days: number;
}

/** Makes a credential, and shows its token, which is stored nowhere. */
export async function create({ store, rootKey }: Context, options: CreateOptions): Promise<Outcome> {
  const { name, days } = options;
  const root = rootKey();
  const slices = [...new Set(options.slices)];
  const environments = [...(options.environments ?? [(await readRoot(store))?.environment ?? 'local'])];
  const made = await createCredential({ store, root, name, slices, environments, days, now: Date.now() });
  const { id, expiresAt } = made.credential;
  return {
    lines: [
      `Credential ${id} of ${name} is for ${slices.join(', ')} in ${environments.join(', ')}, until ${moment(expiresAt)}.`,
      'Its token is stored nowhere, and shown only once. The team sets it as RELEASES_TOKEN:',
      `  ${made.token}`,
    ],
    data: { credential: made.credential, token: made.token },
  };
}

export async function list({ store }: Context): Promise<Outcome> {
  const credentials = await listCredentials(store);
  const rows = credentials.map(({ id, name, slices, environments, expiresAt, revoked }) => [
    id,
    name,
    slices.join(', '),
    environments.join(', '),
    revoked ? `revoked ${moment(revoked.at)}` : `until ${moment(expiresAt)}`,
  ]);
  return {
    lines: rows.length === 0 ? ['There are no credentials.'] : table([['ID', 'OF', 'SLICES', 'IN', 'VALID'], ...rows]),
    data: { credentials },
  };
}

/** Ends a credential. What it released stays live. */
export async function revoke({ store, rootKey }: Context, id: string): Promise<Outcome> {
  const credential = await revokeCredential(store, rootKey(), id, Date.now());
  return {
    lines: [`Credential ${id} of ${credential.name} is revoked. What it released stays.`],
    data: { credential },
  };
}
