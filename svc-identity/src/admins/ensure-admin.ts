import type { Logger } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import type { AdminStore } from './admin-store.js';
import { keepCredentialsFile, type AdminCredential } from './credentials-file-store.js';

export interface AdminSource {
  /** From the configuration. If set, it is the only admin account. */
  credential: AdminCredential | undefined;
  /** Where the first start writes a random credential if none is configured. */
  credentialsFile: string | undefined;
}

export interface EnsureAdminDependencies {
  admins: AdminStore;
  passwords: Passwords;
  logger: Logger;
  newId: () => string;
}

/** Makes sure of the admin account at the start. */
export async function ensureAdmin(
  { admins, passwords, logger, newId }: EnsureAdminDependencies,
  { credential, credentialsFile }: AdminSource,
): Promise<void> {
  if (credential) {
    await keep(credential);
    await admins.removeOthers(credential.username);
    return;
  }
  if (await admins.hasAny()) return;
  if (credentialsFile === undefined) {
    logger.warn(
      'there is no admin account: neither ADMIN_USERNAME and ADMIN_PASSWORD nor ADMIN_CREDENTIALS_FILE is set',
    );
    return;
  }
  await keep(await keepCredentialsFile(credentialsFile));
  logger.info({ file: credentialsFile }, 'created the admin account; this file has its credential');

  async function keep({ username, password }: AdminCredential): Promise<void> {
    const admin = await admins.find(username);
    if (admin && (await passwords.verify(admin.passwordHash, password))) return;
    await admins.save({ id: admin?.id ?? newId(), username, passwordHash: await passwords.hash(password) });
  }
}
