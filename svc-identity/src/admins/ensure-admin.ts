import type { Dependencies } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import type { AdminStore } from './admin-store.js';
import { ensureCredentialsFile, type AdminCredential } from './credentials-file-store.js';

export interface AdminSource {
  /** From the configuration. If set, it is the only admin account. */
  credential: AdminCredential | undefined;
  /** Where the first start writes a random credential if none is configured. */
  credentialsFile: string | undefined;
}

export interface EnsureAdminDependencies extends Pick<Dependencies, 'newId' | 'logger'> {
  admins: AdminStore;
  passwords: Passwords;
}

/** Runs at the start: creates the admin account, or changes it to what is configured. */
export async function ensureAdmin(
  { admins, passwords, logger, newId }: EnsureAdminDependencies,
  { credential, credentialsFile }: AdminSource,
): Promise<void> {
  if (credential) {
    await ensureAccount(credential);
    await admins.deleteOthers(credential.username);
    return;
  }
  if (await admins.findAny()) return;
  if (credentialsFile === undefined) {
    logger.warn(
      'there is no admin account: neither ADMIN_USERNAME and ADMIN_PASSWORD nor ADMIN_CREDENTIALS_FILE is set',
    );
    return;
  }
  await ensureAccount(await ensureCredentialsFile(credentialsFile));
  logger.info({ file: credentialsFile }, 'created the admin account; this file has its credential');

  async function ensureAccount({ username, password }: AdminCredential): Promise<void> {
    const admin = await admins.findByUsername(username);
    if (admin && (await passwords.verify(admin.passwordHash, password))) return;
    await admins.insertOrUpdate({ id: admin?.id ?? newId(), username, passwordHash: await passwords.hash(password) });
  }
}
