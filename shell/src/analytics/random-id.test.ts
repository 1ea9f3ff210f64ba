import { trackedEvent } from '@hearthway/contracts/analytics';
import { stubGlobal, unstubAllGlobals } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { randomId } from './random-id.js';

afterEach(() => {
  unstubAllGlobals();
});

const isAccepted = (eventId: string) =>
  trackedEvent.safeParse({ eventType: 'click', eventSource: 'test', eventId }).success;

describe('a random id', () => {
  it.each(['a secure page', 'a page by plain http'])(
    'on %s is a UUID that the service accepts, new each time',
    (page) => {
      if (page !== 'a secure page') {
        const getRandomValues = crypto.getRandomValues.bind(crypto);
        stubGlobal('crypto', { getRandomValues });
      }
      const ids = Array.from({ length: 200 }, randomId);
      expect(ids.filter((id) => !isAccepted(id))).toEqual([]);
      expect(new Set(ids).size).toBe(200);
    },
  );
});
