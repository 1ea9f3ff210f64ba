import type { EnvelopeEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { earlier, grownBy, missingIn, movedBy, newField, withoutSigner } from './draft.js';

const field = newField({ id: 'f', kind: 'signature', page: 1, signerId: 'jordan' });
const jordan = { id: 'jordan', name: 'Jordan Rivera', email: 'jordan@example.com' };
const sam = { id: 'sam', name: 'Sam Lee', email: 'sam@example.com' };
const entry: EnvelopeEntry = {
  title: 'Contract',
  senderName: 'Jordan Rivera',
  signers: [jordan, sam],
  fields: [field, { ...field, id: 'g', signerId: 'sam' }],
  days: 14,
};

describe('a field', () => {
  it('stays on its page, wherever it is moved and however it grows', () => {
    expect(movedBy(field, 5, 5)).toMatchObject({ x: 0.7, y: 0.955 });
    expect(movedBy(field, -5, -5)).toMatchObject({ x: 0, y: 0 });
    expect(grownBy(field, 5, 5)).toMatchObject({ width: 0.65, height: 0.5225 });
    expect(grownBy(field, -5, -5)).toMatchObject({ width: 0.01, height: 0.01 });
  });
});

describe('a draft', () => {
  it('can be sent once each signer has a signature field', () => {
    expect(missingIn(entry)).toBe('');
    expect(missingIn({ ...entry, senderName: '' })).toBe('Say who asks for the signatures.');
    expect(missingIn({ ...entry, signers: [], fields: [] })).toBe('Add who signs.');
    expect(missingIn({ ...entry, fields: [field] })).toBe('Place a signature field for Sam Lee.');
  });

  it('loses the fields of a signer who is taken out', () => {
    expect(withoutSigner(entry, 'sam')).toMatchObject({ signers: [jordan], fields: [field] });
  });

  it('keeps its signers in the order that they sign in', () => {
    expect(earlier(entry.signers, 'sam')).toEqual([sam, jordan]);
    expect(earlier(entry.signers, 'jordan')).toEqual([jordan, sam]);
  });
});
