import { envelopeLimits, type EnvelopeEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import {
  earlier,
  grownBy,
  lackingIn,
  movedBy,
  newField,
  onAllPages,
  withField,
  withoutSigner,
  withSigner,
} from './draft.js';

const field = newField({ id: 'f', kind: 'signature', page: 1, signerId: 'jordan', at: { x: 0.5, y: 0.5 } });
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
  it('has its middle where the page was clicked, but stays on the page', () => {
    expect(field).toMatchObject({ x: 0.35, y: 0.4775 });
    const atCorner = newField({ id: 'f', kind: 'date', page: 1, signerId: 'jordan', at: { x: 1, y: 0 } });
    expect(atCorner).toMatchObject({ x: 0.84, y: 0 });
  });

  it('goes below one that is there already', () => {
    expect(withField([field], { ...field, id: 'g' })).toMatchObject([{ y: 0.4775 }, { id: 'g', y: 0.5325 }]);
    expect(withField([field], { ...field, id: 'g', page: 2 })).toMatchObject([{ y: 0.4775 }, { id: 'g', y: 0.4775 }]);
  });

  it('is put on every page that lacks it, as far as there is room', () => {
    const newId = (): string => 'copy';
    const onSecond = { ...field, id: 'g', page: 2 };
    expect(onAllPages([field, onSecond], field, { pages: 3, newId }).map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(onAllPages([field], field, { pages: 100, newId })).toHaveLength(envelopeLimits.fields);
  });

  it('stays on its page, wherever it is moved and however it grows', () => {
    expect(movedBy(field, 5, 5)).toMatchObject({ x: 0.7, y: 0.955 });
    expect(movedBy(field, -5, -5)).toMatchObject({ x: 0, y: 0 });
    expect(grownBy(field, 5, 5)).toMatchObject({ width: 0.65, height: 0.5225 });
    expect(grownBy(field, -5, -5)).toMatchObject({ width: 0.01, height: 0.01 });
  });
});

describe('a draft', () => {
  it('can be sent once each signer has a signature field', () => {
    expect(lackingIn(entry)).toBeUndefined();
    expect(lackingIn({ ...entry, senderName: ' ' })).toEqual({ what: 'sender' });
    expect(lackingIn({ ...entry, signers: [], fields: [] })).toEqual({ what: 'signers' });
    expect(lackingIn({ ...entry, fields: [field] })).toEqual({ what: 'signature', signer: sam });
  });

  it('loses the fields of a signer who is taken out, and gets them back', () => {
    const without = withoutSigner(entry, 'jordan');
    expect(without).toMatchObject({ signers: [sam], fields: [{ id: 'g' }] });
    expect(withSigner(without, entry, 'jordan')).toMatchObject({
      signers: [jordan, sam],
      fields: [{ id: 'g' }, field],
    });
  });

  it('keeps its signers in the order that they sign in', () => {
    expect(earlier(entry.signers, 'sam')).toEqual([sam, jordan]);
    expect(earlier(entry.signers, 'jordan')).toEqual([jordan, sam]);
  });
});
