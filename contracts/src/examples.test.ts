import { describe, expect, it } from '@jest/globals';
import { everyFeature } from './examples.js';
import { changePassword, changeProfile, logout } from './identity/index.js';
import type { Operation } from './operation.js';
import { operationsByService } from './operations.js';

describe('the calls by which a buyer uses every feature', () => {
  /** Calls that store nothing new, or need more than the buyer's token. */
  const leftOut = {
    [logout.id]: 'ends the session',
    [changeProfile.id]: 'needs the password',
    [changePassword.id]: 'needs the password',
  };

  it('are all that store something and name nothing stored before', () => {
    const storing = Object.values<readonly Operation[]>(operationsByService)
      .flat()
      .filter(({ access, method, path }) => access === 'buyer' && method.startsWith('P') && !path.includes(':'))
      .map(({ id }) => id);
    expect([...everyFeature.map(({ operation }) => operation.id), ...Object.keys(leftOut)].sort()).toEqual(
      storing.sort(),
    );
  });

  it('have input that their operations accept', () => {
    for (const { operation, body } of everyFeature) {
      expect([operation.id, operation.body?.parse(body)]).toEqual([operation.id, body]);
    }
  });
});
