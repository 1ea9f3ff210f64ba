import { describe, expect, it } from '@jest/globals';
import { addressEmail } from './compose-email.js';
import type { EmailSubjects, Purchase } from './dependencies.js';
import { newEmail } from './email.js';

const sender = { origin: 'https://hearthway.example', postalAddress: 'Hearthway, 9 Test Road, Austin, TX 78701' };
const paidAt = new Date('2026-11-20T12:00:00Z');
const membership: Purchase = {
  email: 'jordan@example.com',
  firstName: 'Jordan',
  productType: 'founding_member',
  amountCents: 2_500,
  memberNumber: 7,
  paidAt,
};

function addressed(type: 'founding' | 'offer' | 'admin', purchase: Purchase | undefined) {
  const nothing = () => Promise.resolve(undefined);
  const subjects: EmailSubjects = {
    purchase: () => Promise.resolve(purchase),
    waitlistEntry: nothing,
    waitlistEntryByLink: nothing,
    deleteNetworkKey: nothing,
    updateLink: () => Promise.resolve(false),
  };
  const email = newEmail(
    { id: 'email-1', eventId: 'event-1', type, subjectId: 'payment-1', recipientKey: 'key' },
    paidAt,
  );
  return addressEmail({ subjects, sender, adminEmail: 'purchases@hearthway.example' }, email);
}

describe('an email about a purchase', () => {
  it('goes to who paid, with the number', async () => {
    const { to, contents } = (await addressed('founding', membership))!;
    expect(to).toBe('jordan@example.com');
    expect(contents('token')).toEqual({
      type: 'founding',
      paymentId: 'payment-1',
      amountCents: 2_500,
      paidAt,
      greetingName: 'Jordan',
      memberNumber: 7,
    });
  });

  it('goes to ourselves without who paid', async () => {
    const { to, contents } = (await addressed('admin', membership))!;
    expect(to).toBe('purchases@hearthway.example');
    expect(JSON.stringify(contents('token'))).not.toMatch(/jordan/i);
  });

  it('is never the receipt of another purchase: a membership without a number is an error', async () => {
    await expect(addressed('founding', { ...membership, memberNumber: undefined })).rejects.toThrow('has no number');
  });

  it('goes to nobody once the payment is given back', async () => {
    expect(await addressed('founding', undefined)).toBeUndefined();
  });
});
