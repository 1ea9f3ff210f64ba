import { everyContractEntry, everyFeature } from '@hearthway/contracts/examples';
import type { Operation } from '@hearthway/contracts/operation';
import * as fc from 'fast-check';
import { jsonSchemaOf } from './json-schema.js';
import { validValue } from './valid-value.js';

/** Samples to try before giving up: in some schemas, rules between fields refuse most of them. */
const samples = 300;

/**
 * A body that the operation's contract accepts, an example if there is one of this shape: it keeps the service's own rules, too.
 * Undefined if it takes none. Always the same one.
 */
export function validBody({ id, body, bodyType }: Operation): unknown {
  if (!body) return undefined;
  const example = everyFeature.find(({ operation }) => operation.body === body);
  if (example) return example.body;
  const ofContract = everyContractEntry.find(({ operation }) => operation.body === body);
  if (ofContract) return { contractId: 'contract', entry: ofContract.entry };
  if (bodyType === 'raw') return {}; // any bytes
  const made = fc.sample(validValue(jsonSchemaOf(body), []), { seed: 1, numRuns: samples });
  const valid = made.find((value) => body.safeParse(value).success);
  if (valid === undefined) throw new Error(`None of ${samples} bodies made for ${id} is valid`);
  return valid;
}
