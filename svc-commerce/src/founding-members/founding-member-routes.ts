import { countFoundingMembers } from '@hearthway/contracts/commerce';
import { operationRouter } from '@hearthway/service-kit';
import type { FoundingMemberStore } from './founding-member-store.js';

export function foundingMemberRoutes(store: FoundingMemberStore) {
  const routes = operationRouter();
  routes.handle(countFoundingMembers, () => store.count());
  return routes;
}
