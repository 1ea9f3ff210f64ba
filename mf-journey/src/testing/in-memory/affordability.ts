import { listAffordabilityRows } from '@hearthway/contracts/journey';
import { allRows } from '@hearthway/contracts/policy';
import { route } from '@hearthway/web-kit/testing';

export function inMemoryAffordability() {
  return { routes: [route(listAffordabilityRows, () => ({ date: '2026-11-20', rows: [...allRows] }))] };
}
