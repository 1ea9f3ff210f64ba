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

export function openAdmins({ connection, source, ...needed }: Needed): ServiceModule {
  const admins = createAdminStore(connection);
  return {
    stores: [admins],
    routes: adminRoutes({ ...needed, admins }),
    start: () => ensureAdmin({ ...needed, admins }, source),
  };
}
