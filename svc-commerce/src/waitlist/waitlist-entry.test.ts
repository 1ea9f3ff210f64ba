import { describe, expect, it } from '@jest/globals';
import { newWaitlistEntry, type Application } from './waitlist-entry.js';

const application: Application = {
  email: ' Jordan@Example.com ',
  name: ' Jordan  Rivera ',
  state: 'TX',
  source: 'landing_page',
  acceptedTerms: true,
};
const now = new Date('2026-11-20T12:00:00Z');

describe('a new waitlist entry', () => {
  it('has the address as typed, its key, and which terms were accepted when', () => {
    expect(newWaitlistEntry(application, { id: 'entry-1', now })).toEqual({
      id: 'entry-1',
      email: 'Jordan@Example.com',
      emailKey: 'jordan@example.com',
      name: 'Jordan Rivera',
      state: 'TX',
      source: 'landing_page',
      acceptedTerms: { at: now, version: '2025-05-01' },
      createdAt: now,
    });
  });

  it('is refused when the application is incomplete', () => {
    expect(newWaitlistEntry({ ...application, state: 'CA' }, { id: 'entry-1', now })).toEqual({
      problem: { field: 'state', message: "Please tell us which state you're buying your home in" },
    });
  });

  it('needs a visible name', () => {
    const nameless = { ...application, name: '\u0000\r\n\u202e ' };
    expect(newWaitlistEntry(nameless, { id: 'entry-1', now })).toMatchObject({
      problem: { field: 'name' },
    });
  });
});
