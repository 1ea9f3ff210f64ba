import { identifier } from '@hearthway/contracts/identifier';
import { operationPath } from '@hearthway/contracts/operation';
import { refusal } from '../problems.js';

/** The parts of a request that name the resource. */
export interface AskedFor {
  readonly params: unknown;
  readonly url: string;
}

/**
 * Path and query of a request to a service: its route's template filled with ids, and the query parsed and rewritten. No
 * byte of the client's own address is passed on, so it can lead nowhere else.
 *
 * @throws AppError `request.invalid` when a parameter is not an id
 */
export function upstreamUrl(template: string, { params, url }: AskedFor): string {
  const values = Object.entries(params as Readonly<Record<string, string>>);
  if (!values.every(([, value]) => identifier.safeParse(value).success)) throw refusal('request.invalid');
  const path = operationPath({ path: template }, Object.fromEntries(values));
  const query = queryOf(url);
  return query === '' ? path : `${path}?${query}`;
}

/** Order and repetitions are kept. */
function queryOf(url: string): string {
  const begin = url.indexOf('?');
  return begin === -1 ? '' : new URLSearchParams(url.slice(begin + 1)).toString();
}
