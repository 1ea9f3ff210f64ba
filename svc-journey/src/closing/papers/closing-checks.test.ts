import { exampleClosing, exampleLoanEstimate, examplePurchaseTerms as terms } from '@hearthway/contracts/examples';
import { closingLists, emptyClosing, type ClosingEntry, type ClosingItem } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { reconcileCash } from './cash-reconciliation.js';
import { closingChecks, type ClosingFacts } from './closing-checks.js';
import { disclosureClock } from './disclosure-clock.js';
import { compareFees } from './fee-comparison.js';

/** Received so that the buyer can sign on January 2, 2027. */
const received: ClosingEntry = {
  ...exampleClosing,
  disclosure: exampleClosing.disclosure && { ...exampleClosing.disclosure, receivedOn: '2026-12-29' },
};

const estimates = [{ id: 'harbor', version: 1, ...exampleLoanEstimate }];

function checksOf(changes: Partial<ClosingEntry> = {}, facts: Partial<ClosingFacts> = {}) {
  const entry = { ...received, ...changes };
  const { disclosure, correction, cash } = entry;
  const closingOn = facts.closingOn ?? '2027-01-04';
  const all = closingChecks({
    today: '2026-12-20',
    closingOn,
    entry,
    clock: disclosureClock({ disclosure, correction, closingOn }),
    comparison: disclosure && compareFees(disclosure, { estimates, heldToFirst: false, signedOn: null }),
    cash: reconcileCash({ terms, disclosure, cash, appraisedCents: null }),
    lock: null,
    perDiemCents: 5_137,
    ...facts,
  });
  return Object.fromEntries(all.map(({ id, result, text }) => [id, [result, text]]));
}

describe('the check of the wire', () => {
  const steps = Object.keys(closingLists.wire) as ClosingItem[];

  it('stops everything when instructions changed, and counts what is left', () => {
    expect(checksOf({ wireChanged: true, done: steps })['wire']?.[1]).toMatch(/^Stop: .* Send nothing\./);
    expect(checksOf()['wire']).toEqual(['missing', '5 steps are left before and after you send money.']);
    expect(checksOf({ done: steps })['wire']?.[0]).toBe('fine');
  });
});

describe('the check of the three days', () => {
  it.each([
    [received, '2027-01-04', 'fine', /are over before you sign/],
    [received, '2027-01-01', 'warning', /You can sign on Sat, Jan 2, 2027 at the earliest/],
    [emptyClosing, '2027-01-04', 'missing', /has to reach you by Wed, Dec 30, 2026/],
    [emptyClosing, '2026-12-22', 'warning', /had to reach you by Fri, Dec 18, 2026/],
  ] as const)('number %#', (entry, closingOn, result, text) => {
    const [found, words] = checksOf(entry, { closingOn })['clock'] ?? [];
    expect(found).toBe(result);
    expect(words).toMatch(text);
  });
});

describe('the checks of fees and money', () => {
  it('say what is owed', () => {
    expect(checksOf()['fees']?.[1]).toBe('Fees are $120.00 above the legal limits. Ask the lender for that amount.');
    expect(checksOf({}, { comparison: null })['fees']?.[0]).toBe('missing');
    const paidBack = { disclosure: received.disclosure && { ...received.disclosure, curedCents: 12_000 } };
    expect(checksOf(paidBack)['fees']).toEqual(['fine', expect.stringMatching(/^Your lender owes you nothing/)]);
  });

  it('find a difference and a shortfall', () => {
    const cash = { ...exampleClosing.cash, saidCents: 10_308_200, readyCents: 10_000_000 };
    const checks = checksOf({ cash });
    expect(checks['cash']?.[1]).toMatch(/^Your papers ask for \$1,000.00 more/);
    expect(checks['funds']?.[1]).toMatch(/^You’re \$3,082.00 short/);
    expect(checksOf()['cash']?.[0]).toBe('fine');
  });

  it('know when the deposits are more than what is due', () => {
    const cash = { ...exampleClosing.cash, sellerCreditCents: 11_000_000, saidCents: null };
    const checks = checksOf({ cash });
    expect(checks['cash']?.[1]).toMatch(/^By what you entered, \$6,418\.00 comes back to you\./);
    expect(checks['funds']).toBeUndefined();

    const agreed = checksOf({ cash: { ...cash, saidCents: -641_800 } });
    expect(agreed['cash']).toEqual([
      'fine',
      'By your papers and our count, $6,418.00 comes back to you. Every deposit is in it.',
    ]);
    expect(agreed['funds']).toBeUndefined();
    expect(checksOf({ cash: { ...cash, saidCents: -541_800 } })['cash']?.[1]).toMatch(
      /^Your papers ask for \$1,000.00 more/,
    );
  });

  it('ask for what isn’t known', () => {
    const cash = { ...exampleClosing.cash, saidCents: null, readyCents: null };
    const checks = checksOf({ cash });
    expect([checks['cash']?.[0], checks['funds']?.[0]]).toEqual(['missing', 'missing']);
  });
});

it('the check of the lock counts a delay', () => {
  expect(checksOf({}, { lock: { until: '2027-01-04' } })['lock']?.[0]).toBe('fine');
  const delayed = checksOf({}, { lock: { until: '2027-01-01' }, closingOn: '2027-01-01' });
  expect(delayed['lock']?.[1]).toMatch(/before you can sign on Sat, Jan 2, 2027/);
  expect(delayed['lock']?.[1]).toMatch(/Each day of delay also moves \$51\.37/);
});
