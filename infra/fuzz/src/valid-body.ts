import {
  exampleAppraisal,
  exampleCondition,
  exampleClosing,
  exampleInspection,
  exampleMortgageApplication,
  exampleOfferTerms,
  examplePurchaseTerms,
  exampleUnderwriting,
} from '@hearthway/contracts/examples';
import {
  changeCondition,
  changeContract,
  changeOffer,
  createCondition,
  createContract,
  saveAppraisal,
  saveClosing,
  saveInspection,
  saveMortgageApplication,
  saveUnderwriting,
} from '@hearthway/contracts/journey';
import type { Operation } from '@hearthway/contracts/operation';
import * as fc from 'fast-check';
import { jsonSchemaOf } from './json-schema.js';
import { validValue } from './valid-value.js';

/** Samples to try before giving up: in some schemas, rules between fields refuse most of them. */
const samples = 300;

/** For bodies with so many rules between fields that none made at random keeps to all of them. */
const examples = new Map<string, unknown>([
  [createContract.id, examplePurchaseTerms],
  [changeContract.id, examplePurchaseTerms],
  [saveClosing.id, { contractId: 'contract', entry: exampleClosing }],
  [saveMortgageApplication.id, { contractId: 'contract', entry: exampleMortgageApplication }],
  [changeOffer.id, { comparables: [], terms: exampleOfferTerms }],
  [saveInspection.id, { contractId: 'contract', entry: exampleInspection }],
  [saveUnderwriting.id, { contractId: 'contract', entry: exampleUnderwriting }],
  [createCondition.id, { contractId: 'contract', entry: exampleCondition }],
  [changeCondition.id, exampleCondition],
  [saveAppraisal.id, { contractId: 'contract', entry: exampleAppraisal }],
]);

/** A body that the operation's contract accepts; undefined if it takes none. Always the same one. */
export function validBody({ id, body, bodyType }: Operation): unknown {
  if (!body) return undefined;
  if (bodyType === 'raw') return {}; // any bytes
  if (examples.has(id)) return examples.get(id);
  const made = fc.sample(validValue(jsonSchemaOf(body), []), { seed: 1, numRuns: samples });
  const valid = made.find((value) => body.safeParse(value).success);
  if (valid === undefined) throw new Error(`None of ${samples} bodies made for ${id} is valid`);
  return valid;
}
