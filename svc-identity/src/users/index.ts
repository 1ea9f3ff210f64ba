import type { ServiceModule } from '@hearthway/service-kit';
import type { UserDependencies } from './user-dependencies.js';
import { userRoutes } from './user-routes.js';

export { signedIn } from './user-routes.js';
export { enter, type Entrance } from './enter.js';
export type { UserDependencies } from './user-dependencies.js';
export {
  confirmationCounts,
  createUserStore,
  emailKey,
  newProfile,
  shownUser,
  usernameKey,
  type User,
  type UserChanges,
  type UserStore,
} from './user-store.js';

export const openUsers = (dependencies: UserDependencies): ServiceModule => ({
  stores: [dependencies.users],
  routes: userRoutes(dependencies),
});
