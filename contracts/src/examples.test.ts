import { describe, expect, it } from '@jest/globals';
import { everyContractEntry, everyFeature } from './examples.js';

describe('the calls by which a buyer uses every feature', () => {
  it('have input that their operations accept', () => {
    for (const { operation, body } of everyFeature) {
      expect([operation.id, operation.body?.parse(body)]).toEqual([operation.id, body]);
    }
  });
});

describe('the calls by which a buyer uses every feature of a contract', () => {
  it('have input that their operations accept', () => {
    for (const { operation, entry } of everyContractEntry) {
      const body = { contractId: 'contract-1', entry };
      expect([operation.id, operation.body?.parse(body)]).toEqual([operation.id, body]);
    }
  });
});
