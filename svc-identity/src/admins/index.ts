import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import type { Passwords } from '../passwords/index.js';
import { adminRoutes } from './admin-routes.js';
import { createAdminStore } from './admin-store.js';
import { ensureAdmin, type AdminSource } from './ensure-admin.js';
import type { IssueAdminTokenDependencies } from './issue-admin-token.js';

interface Needed extends Dependencies, Pick<IssueAdminTokenDependencies, 'guard' | 'keyRing'> {
  readonly passwords: Passwords;
  readonly source: AdminSource;
}

/** Once it is open, only the configured credential works, no former one. */
export async function openAdmins({ connection, source, ...needed }: Needed): Promise<ServiceModule> {
  const admins = createAdminStore(connection);
  await admins.ensureIndexes();
  await ensureAdmin({ ...needed, admins }, source);
  return { stores: [], routes: adminRoutes({ ...needed, admins }) };
}
