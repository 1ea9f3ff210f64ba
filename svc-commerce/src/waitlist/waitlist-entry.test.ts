import { describe, expect, it } from '@jest/globals';
import { emailKey, newWaitlistEntry, type Application } from './waitlist-entry.js';

const application: Application = {
  email: ' Jordan@Example.com ',
  name: ' Jordan  Rivera ',
  state: 'TX',
  source: 'landing_page',
  acceptedTerms: true,
};
const now = new Date('2026-11-20T12:00:00Z');

describe('a new entry of the waitlist', () => {
  it('keeps the address as typed beside the key that it is compared by, and when which terms were accepted', () => {
    expect(newWaitlistEntry(application, { id: 'entry-1', now, networkKey: 'network-1' })).toEqual({
      id: 'entry-1',
      email: 'Jordan@Example.com',
      emailKey: 'jordan@example.com',
      name: 'Jordan Rivera',
      state: 'TX',
      source: 'landing_page',
      acceptedTerms: { at: now, version: '2025-05-01' },
      createdAt: now,
      networkKey: 'network-1',
    });
  });

  it('is not made of an application that lacks something', () => {
    expect(newWaitlistEntry({ ...application, state: 'CA' }, { id: 'entry-1', now, networkKey: 'network-1' })).toEqual({
      problem: { field: 'state', message: "Please tell us which state you're buying your home in" },
    });
  });

  it('needs a name that can be seen', () => {
    const nameless = { ...application, name: '\u0000\r\n\u202e ' };
    expect(newWaitlistEntry(nameless, { id: 'entry-1', now, networkKey: 'network-1' })).toMatchObject({
      problem: { field: 'name' },
    });
  });
});

describe('an address', () => {
  it.each(['jordan@example.com', 'JORDAN@EXAMPLE.COM', ' Jordan@example.com\t'])('%j is one and the same', (email) => {
    expect(emailKey(email)).toBe('jordan@example.com');
  });
});
