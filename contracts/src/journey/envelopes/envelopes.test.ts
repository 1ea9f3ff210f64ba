import { describe, expect, it } from '@jest/globals';
import { envelopeEntry, newEnvelope } from './envelopes.js';

const field = {
  ...{ id: 'signs', signerId: 'sam', kind: 'signature', page: 1, required: true, label: '' },
  ...{ x: 0.1, y: 0.8, width: 0.3, height: 0.05 },
};
const sam = { id: 'sam', name: 'Sam Lee', email: 'sam@example.com' };
const entry = { title: 'Contract', senderName: 'Jordan Rivera', signers: [sam], fields: [field], days: 14 };
const isTaken = (changed: object): boolean => envelopeEntry.safeParse({ ...entry, ...changed }).success;

describe('an envelope', () => {
  it.each([
    ['as it is', {}, true],
    ['with a field that is named like what an object has', { fields: [{ ...field, id: 'constructor' }] }, true],
    ['but with no field that would be lost in one', { fields: [{ ...field, id: '__proto__' }] }, false],
    ['but with nobody twice', { signers: [sam, { ...sam, id: 'sam-2', email: 'SAM@example.com' }] }, false],
    ['but with no field of nobody', { fields: [{ ...field, signerId: 'kim' }] }, false],
  ])('is taken %s', (_how, changed, expected) => {
    expect(isTaken(changed)).toBe(expected);
  });

  it.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
  ])('is made of %i documents: %s', (count, expected) => {
    const sources = Array.from({ length: count }, () => ({ kind: 'document', documentId: 'document-1' }));
    expect(newEnvelope.safeParse({ sources }).success).toBe(expected);
  });
});
