import { describe, expect, it } from '@jest/globals';
import type { Operation } from './operation.js';
import { operationsByService } from './operations.js';

const operations = Object.values(operationsByService).flat();
const isInternalPath = ({ path }: Operation) => path.startsWith('/internal/');

describe('internal operations', () => {
  it('are those under /internal/, and only they name callers', () => {
    for (const operation of operations) {
      const isInternal = operation.access === 'internal';
      expect([operation.id, isInternalPath(operation)]).toEqual([operation.id, isInternal]);
      expect([operation.id, (operation.callers ?? []).length > 0]).toEqual([operation.id, isInternal]);
    }
  });
});

describe('an error code', () => {
  it('has the same status wherever it is answered', () => {
    const statuses = new Map<string, number>();
    for (const [code, status] of operations.flatMap(({ errors }) => Object.entries(errors))) {
      expect([code, statuses.get(code) ?? status]).toEqual([code, status]);
      statuses.set(code, status);
    }
  });
});
