import { listPurchases, type Purchases } from '@hearthway/contracts/commerce';
import { route } from '@hearthway/web-kit/testing';

/** svc-commerce for the settings page. */
export function inMemoryPurchases(given: Purchases = { toolkit: false, purchases: [] }) {
  return { routes: [route(listPurchases, () => given)] };
}
