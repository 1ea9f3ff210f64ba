import { afterEach, describe, expect, it } from '@jest/globals';
import { exampleSent } from '../../testing/in-memory/envelopes.js';
import { standingOf } from './standing.js';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('how far an envelope is', () => {
  it('has its days on the buyer’s clocks', () => {
    process.env['TZ'] = 'America/Los_Angeles';
    const moment = '2026-12-06T02:00:00.000Z';
    expect(standingOf({ ...exampleSent, expiresAt: moment })).toContain('until December 5, 2026');
    expect(standingOf({ ...exampleSent, status: 'voided', endedAt: moment })).toBe(
      'You canceled it on December 5, 2026.',
    );
  });
});
