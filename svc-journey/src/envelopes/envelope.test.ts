import type { EnvelopeEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { firstBrokenStep } from './audit-chain.js';
import * as rules from './envelope.js';
import type { StoredEnvelope } from './envelope.js';
import { sha256 } from './testing/sha256.js';

const moment = { at: '2026-11-20T10:00:00.000Z', sha256 };
const place = { page: 1, x: 0.1, y: 0.8, width: 0.3, height: 0.05, required: true, label: '' };
const entry: EnvelopeEntry = {
  title: 'Offer',
  senderName: 'Jordan Rivera',
  signers: [
    { id: 'jordan', name: 'Jordan Rivera', email: 'jordan@example.com' },
    { id: 'sam', name: 'Sam Lee', email: 'sam@example.com' },
  ],
  fields: [
    { ...place, id: 'jordan-signs', signerId: 'jordan', kind: 'signature' },
    { ...place, id: 'jordan-date', signerId: 'jordan', kind: 'date' },
    { ...place, id: 'jordan-agrees', signerId: 'jordan', kind: 'checkbox', required: false },
    { ...place, id: 'sam-signs', signerId: 'sam', kind: 'signature' },
  ],
  days: 14,
};
const file = { id: 'file-1', key: 'wrapped', bytes: 900, sha256: 'ab'.repeat(32) };
const draft = rules.created(
  {
    ...{
      id: 'envelope-1',
      userId: 'user-1',
      entry,
      origins: [{ kind: 'document', documentId: 'document-1' }],
      pages: 1,
      source: file,
    },
    createdAt: moment.at,
  },
  [{ title: 'Offer', sha256: file.sha256, pages: 1 }],
  moment,
);
const by = (signerId: string) => ({ signerId, network: '203.0.113.7' });
const there = (envelope: StoredEnvelope | undefined): StoredEnvelope => {
  if (!envelope) throw new Error('This should be allowed');
  return envelope;
};
const out = there(rules.sent(draft, 'jordan@example.com', moment));
const consent = (envelope: StoredEnvelope, id: string) => there(rules.consented(envelope, by(id), moment));
const sign = (envelope: StoredEnvelope, id: string) =>
  rules.signed(
    envelope,
    { ...by(id), values: { [`${id}-signs`]: id }, drawings: { signature: [[0, 0, 9, 9]] } },
    moment,
  );
const bySecond = there(sign(consent(out, 'jordan'), 'jordan'));
const byAll = there(sign(consent(bySecond, 'sam'), 'sam'));
const seal = { file, signedDocumentId: 'document-2', certificateSha256: 'cd'.repeat(32) };

describe('an envelope', () => {
  it('goes from draft to completed, and its chain holds', () => {
    const whole = there(rules.completed(byAll, seal, moment));
    expect([draft, out, bySecond, byAll, whole].map(({ status }) => status)).toEqual([
      'draft',
      'sent',
      'sent',
      'sealing',
      'completed',
    ]);
    expect(whole.steps.map(({ happened }) => happened.kind)).toEqual([
      ...['created', 'sent', 'consented', 'signed', 'consented', 'signed', 'completed'],
    ]);
    expect(firstBrokenStep(whole.steps, sha256)).toBeUndefined();
    expect(rules.filledIn(whole)).toEqual([
      { ...entry.fields[0], value: 'jordan', drawing: [[0, 0, 9, 9]] },
      { ...entry.fields[3], value: 'sam', drawing: [[0, 0, 9, 9]] },
    ]);
    expect(rules.shownEnvelope(whole)).toMatchObject({
      endedAt: moment.at,
      signedDocumentId: 'document-2',
      reason: '',
    });
  });

  it('is signed in order, and only after a consent', () => {
    expect(rules.nextSigner(out)?.id).toBe('jordan');
    expect(sign(out, 'jordan')).toBeUndefined();
    expect(rules.consented(out, by('sam'), moment)).toBeUndefined();
    expect(rules.nextSigner(bySecond)?.id).toBe('sam');
    expect(sign(bySecond, 'jordan')).toBeUndefined();
    expect(sign(bySecond, 'sam')).toBeUndefined();
  });

  it('keeps a consent that is given twice once', () => {
    const once = consent(out, 'jordan');
    expect(consent(once, 'jordan')).toBe(once);
  });

  it.each(['declined', 'paper', 'consent-withdrawn'] as const)('ends when a signer says %s', (how) => {
    const ended = there(rules.declined(bySecond, { ...by('sam'), how, reason: '' }, moment));
    expect(ended.status).toBe('declined');
    expect(rules.shownEnvelope(ended).progress.map(({ status }) => status)).toEqual(['signed', 'declined']);
    expect(rules.declined(bySecond, { ...by('jordan'), how, reason: '' }, moment)).toBeUndefined();
    expect(sign(ended, 'sam')).toBeUndefined();
  });

  it('can be canceled or expires only while it is out', () => {
    const late = { ...moment, at: '2026-12-04T10:00:00.000Z' };
    expect(rules.voided(out, 'Other terms', moment)).toMatchObject({ status: 'voided' });
    expect(rules.expired(out, { ...moment, at: '2026-12-04T09:59:59.999Z' })).toBeUndefined();
    expect(rules.expired(out, late)).toMatchObject({ status: 'expired', remindAt: null });
    for (const envelope of [draft, byAll, there(rules.voided(out, '', moment))]) {
      expect([rules.voided(envelope, '', moment), rules.expired(envelope, late)]).toEqual([undefined, undefined]);
    }
  });

  it('does not change once it is sent, and is sealed once', () => {
    expect([rules.changed(out, entry), rules.sent(out, 'jordan@example.com', moment)]).toEqual([undefined, undefined]);
    expect(rules.completed(out, seal, moment)).toBeUndefined();
    expect(rules.completed(there(rules.completed(byAll, seal, moment)), seal, moment)).toBeUndefined();
  });

  it('reminds whoever is next a few days later', () => {
    const reminded = there(rules.asked(bySecond, true, moment));
    expect(reminded.steps.at(-1)?.happened).toEqual({ kind: 'asked', signerId: 'sam', reminder: true });
    expect(reminded.remindAt).toBe('2026-11-23T10:00:00.000Z');
    expect(rules.asked(byAll, true, moment)).toBeUndefined();
  });

  it('reminds each signer three times', () => {
    const thrice = [1, 2, 3].reduce((envelope) => there(rules.asked(envelope, true, moment)), out);
    expect(thrice.remindAt).toBeNull();
    const second = there(sign(consent(thrice, 'jordan'), 'jordan'));
    expect(there(rules.asked(second, false, moment)).remindAt).not.toBeNull();
    expect(there(rules.asked(second, true, moment)).remindAt).not.toBeNull();
  });

  it('has links that work until 90 days after its end', () => {
    const ended = there(rules.voided(out, '', moment));
    const links = (at: string) => [out, ended].map((envelope) => rules.hasOpenLinks(envelope, at));
    expect(links('2027-02-18T09:59:59.999Z')).toEqual([true, true]);
    expect(links('2027-02-18T10:00:00.000Z')).toEqual([true, false]);
  });

  it('counts the people whom it was sent to', () => {
    expect(rules.askedSince([draft, out, bySecond], '2026-11-20T09:59:59.999Z')).toBe(4);
    expect(rules.askedSince([out], moment.at)).toBe(0);
  });
});

describe('before it is sent, an envelope', () => {
  it('needs a sender, a signer, and a signature field for each of them', () => {
    const withEntry = (part: Partial<EnvelopeEntry>) => rules.isReady({ ...draft, entry: { ...entry, ...part } });
    expect(withEntry({})).toBe(true);
    expect(withEntry({ senderName: '' })).toBe(false);
    expect(withEntry({ signers: [], fields: [] })).toBe(false);
    expect(withEntry({ fields: entry.fields.slice(0, 3) })).toBe(false);
    expect(withEntry({ fields: entry.fields.map((field) => ({ ...field, required: false })) })).toBe(false);
  });

  it.each([
    [{ page: 2 }, false],
    [{ x: 0.71 }, false],
    [{ y: 0.96 }, false],
    [{ x: 0.7, y: 0.95 }, true],
  ])('needs its fields on its pages: %j', (part, expected) => {
    expect(rules.isOnPages([{ ...place, id: 'f', signerId: 's', kind: 'text', ...part }], 1)).toBe(expected);
  });
});

it('it is another day elsewhere, and a signer’s date is theirs', () => {
  const days = rules.daysSomewhere(new Date('2026-11-21T01:00:00.000Z'));
  expect(days).toEqual(['2026-11-21', '2026-11-20', '2026-11-21']);
  const dateOf = (date: string) =>
    rules.valuesOf(out, 'jordan', { given: { 'jordan-signs': 'J', 'jordan-date': date }, days })?.['jordan-date'];
  expect(['2026-11-20', '2026-11-22', ''].map(dateOf)).toEqual(['2026-11-20', '2026-11-21', '2026-11-21']);
});

it('the fields of a signer hold what they typed, the day, and nothing of others', () => {
  const given = {
    'jordan-signs': 'Jordan Rivera',
    'jordan-date': '1999-01-01',
    'jordan-agrees': 'on',
    'sam-signs': 'x',
  };
  const days = ['2026-11-20'];
  expect(rules.valuesOf(out, 'jordan', { given, days })).toEqual({
    'jordan-signs': 'Jordan Rivera',
    'jordan-date': '2026-11-20',
    'jordan-agrees': 'yes',
  });
  expect(rules.valuesOf(out, 'jordan', { given: {}, days })).toBeUndefined();
});
