import type { ServiceModule } from '@hearthway/service-kit';
import type { UserDependencies } from './user-dependencies.js';
import { userRoutes } from './user-routes.js';

export { createUserStore, type UserStore } from './user-store.js';

export const openUsers = (dependencies: UserDependencies): ServiceModule => ({
  stores: [dependencies.users],
  routes: userRoutes(dependencies),
});
