import { describe, expect, it } from '@jest/globals';
import { everyFeature } from './examples.js';

describe('the calls by which a buyer uses every feature', () => {
  it('have input that their operations accept', () => {
    for (const { operation, body } of everyFeature) {
      expect([operation.id, operation.body?.parse(body)]).toEqual([operation.id, body]);
    }
  });
});
