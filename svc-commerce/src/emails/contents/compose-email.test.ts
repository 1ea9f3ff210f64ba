import { describe, expect, it } from '@jest/globals';
import type { Payment } from '../../payments/index.js';
import { newEmail } from '../email.js';
import { addressEmail } from './compose-email.js';

const sender = { origin: 'https://hearthway.example', postalAddress: 'Hearthway, 9 Test Road, Austin, TX 78701' };
const paidAt = new Date('2026-11-20T12:00:00Z');
const membership: Payment = {
  id: 'payment-1',
  status: 'completed',
  buyer: { email: 'jordan@example.com', firstName: 'Jordan', lastName: 'Rivera', state: 'TX' },
  productType: 'founding_member',
  amountCents: 2_500,
  currency: 'usd',
  memberNumber: 7,
  acceptedTerms: { at: paidAt, version: '2025-05-01' },
  cancelKeyHash: 'hash',
  createdAt: new Date('2026-11-20T11:00:00Z'),
  expiresAt: paidAt,
  settledAt: paidAt,
  looks: 0,
};

function addressed(type: 'founding' | 'offer' | 'admin', payment: Payment) {
  const email = newEmail({ id: 'email-1', type, subjectId: payment.id, recipientKey: 'key' }, paidAt);
  const nothing = () => Promise.resolve(undefined);
  const waitlist = {
    find: nothing,
    findByLink: nothing,
    updateLink: () => Promise.resolve(false),
  };
  const payments = { find: () => Promise.resolve(payment) };
  const accounts = { issueMail: nothing, findVerifiedEmail: nothing };
  const signing = { issueMail: nothing };
  const adminEmail = 'purchases@hearthway.example';
  return addressEmail({ waitlist, payments, accounts, signing, sender, adminEmail, now: () => paidAt }, email);
}

describe('an email about a purchase', () => {
  it('goes to the buyer, with their member number', async () => {
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

  it('goes to us without the buyer', async () => {
    const { to, contents } = (await addressed('admin', membership))!;
    expect(to).toBe('purchases@hearthway.example');
    expect(JSON.stringify(contents('token'))).not.toMatch(/jordan/i);
  });

  it('is an error for a membership without a number, rather than another receipt', async () => {
    const unnumbered = { ...membership };
    Reflect.deleteProperty(unnumbered, 'memberNumber');
    await expect(addressed('founding', unnumbered)).rejects.toThrow('no number');
  });

  it('goes to nobody once the payment is refunded', async () => {
    expect(await addressed('founding', { ...membership, status: 'refunded' })).toBeUndefined();
  });

  it('goes to no address that contains a second header', async () => {
    const buyer = { ...membership.buyer!, email: 'reader@example.com\r\nBcc: all@example.com' };
    expect(await addressed('founding', { ...membership, buyer })).toBeUndefined();
  });
});
