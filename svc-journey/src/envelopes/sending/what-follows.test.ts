import { describe, expect, it } from '@jest/globals';
import * as rules from '../envelope.js';
import type { StoredEnvelope } from '../envelope.js';
import { readyEnvelope } from '../testing/ready-envelope.js';
import { sha256 } from '../testing/sha256.js';
import { lastMomentOf, newsOf } from './what-follows.js';

const moment = { at: '2026-11-20T10:00:00.000Z', sha256 };
const by = (signerId: string) => ({ signerId, network: '203.0.113.7' });
const there = (envelope: StoredEnvelope | undefined): StoredEnvelope => {
  if (!envelope) throw new Error('This should be allowed');
  return envelope;
};
const ready = readyEnvelope('user-1', 'envelope-1');
const second = { id: 'alex', name: 'Alex Kim', email: 'alex@example.com' };
const draft = { ...ready, entry: { ...ready.entry, signers: [...ready.entry.signers, second] } };
const out = there(rules.sent(draft, 'jordan@example.com', moment));
const sign = (envelope: StoredEnvelope, id: string) =>
  there(
    rules.signed(there(rules.consented(envelope, by(id), moment)), { ...by(id), values: {}, drawings: {} }, moment),
  );
const bySam = sign(out, 'sam');
const byAll = sign(bySam, 'alex');
const file = { id: 'sealed', key: 'wrapped', bytes: 900, sha256: 'ab'.repeat(32) };
const seal = { file, signedDocumentId: null, certificateSha256: 'cd'.repeat(32) };
const completed = there(rules.completed(byAll, seal, moment));
const declined = there(rules.declined(bySam, { ...by('alex'), how: 'paper', reason: '' }, moment));
const expired = there(rules.expired(out, { ...moment, at: '2026-12-04T10:00:00.000Z' }));
const voided = there(rules.voided(out, '', moment));

it('the calendar has the last day while it can be signed', () => {
  expect(lastMomentOf(out)).toEqual([
    { title: 'Last day to sign: Contract', address: '', startsAt: '2026-12-04T10:00:00.000Z' },
  ]);
  for (const other of [draft, byAll, completed, declined, expired, voided]) expect(lastMomentOf(other)).toEqual([]);
});

describe('the buyer', () => {
  it.each([
    ['someone signed, and others are to follow', out, rules.asked(bySam, false, moment), ['signature-progress', 'sam']],
    ['everyone has signed, and it is sealed', byAll, completed, ['signature-ended', 'alex']],
    ['someone declined', bySam, declined, ['signature-ended', 'alex']],
    ['it wasn’t signed in time', out, expired, ['signature-ended', 'alex']],
  ] as const)('is told that %s', (_what, before, after, told) => {
    const news = newsOf(before, there(after));
    expect([news?.kind, news?.signerId]).toEqual(told);
  });

  it.each([
    ['was sent', draft, out],
    ['gets a reminder', out, rules.asked(out, true, moment)],
    ['waits for its seal', bySam, byAll],
    ['was canceled by themselves', out, voided],
  ])('isn’t told that it %s', (_what, before, after) => {
    expect(newsOf(before, there(after))).toBeUndefined();
  });
});
