import { exampleInspection } from '@hearthway/contracts/examples';
import type { Finding } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { mostImportant, totalsOf } from './findings.js';
import { letterOnPaper, requestLetter } from './request-letter.js';
import { reservesOf } from './reserves.js';

const { findings } = exampleInspection;
const [roof] = findings as [Finding];
const findingAt = (id: string, changes: Partial<Finding>): Finding => ({ ...roof, id, ...changes });

describe('totals', () => {
  it('separate what is asked for from what is accepted', () => {
    const all = [...findings, findingAt('paint', { plan: 'accept', lowCents: 100, highCents: 500 })];
    expect(totalsOf(all)).toEqual({
      all: { lowCents: 135_100, highCents: 230_500 },
      asked: { lowCents: 135_000, highCents: 230_000 },
      accepted: { lowCents: 100, highCents: 500 },
    });
    expect(totalsOf([]).all).toEqual({ lowCents: 0, highCents: 0 });
  });
});

describe('the most important findings', () => {
  it('are the worst, then the most expensive, and never more than five', () => {
    const many = [
      findingAt('cosmetic', { severity: 'cosmetic', highCents: 9_000_000 }),
      findingAt('aging', { severity: 'aging' }),
      findingAt('cheap', { severity: 'major', highCents: 100_000 }),
      findingAt('dear', { severity: 'major', highCents: 900_000 }),
      findingAt('accepted', { severity: 'safety', plan: 'accept' }),
      findingAt('safety', { severity: 'safety', highCents: 0 }),
      findingAt('older', { severity: 'aging' }),
    ];
    expect(mostImportant(many).map(({ id }) => id)).toEqual(['safety', 'dear', 'cheap', 'aging', 'older']);
  });
});

describe('reserves', () => {
  const loan = { financing: 'loan', priceCents: 40_000_000 } as const;
  it('are what closing leaves of the savings', () => {
    const funds = { liquidCents: 6_000_000, cashToCloseCents: 5_000_000, estimate: undefined };
    expect(reservesOf(funds, loan)).toEqual({ cents: 1_000_000, after: 'closing' });
    expect(reservesOf({ ...funds, liquidCents: 4_000_000 }, loan)).toEqual({ cents: 0, after: 'closing' });
    expect(reservesOf({ ...funds, cashToCloseCents: undefined }, loan)).toEqual({ cents: 6_000_000, after: 'nothing' });
    expect(reservesOf({ ...funds, liquidCents: 41_000_000 }, { ...loan, financing: 'cash' })).toEqual({
      cents: 1_000_000,
      after: 'price',
    });
    expect(reservesOf({ ...funds, liquidCents: undefined }, loan)).toBeNull();
  });

  it('count with the cash to close of the chosen Loan Estimate, if it gives one', () => {
    const funds = { liquidCents: 6_000_000, cashToCloseCents: 5_000_000 };
    const of = { lender: 'Oak Bank', issuedOn: '2026-11-20' };
    const after = (cashToCloseCents: number | null) =>
      reservesOf({ ...funds, estimate: { ...of, cashToCloseCents } }, loan);
    expect(after(4_200_000)).toEqual({ cents: 1_800_000, after: 'loan-estimate', estimate: of });
    expect(after(-100_000)).toEqual({ cents: 6_100_000, after: 'loan-estimate', estimate: of });
    expect(after(null)).toEqual({ cents: 1_000_000, after: 'closing' });
  });
});

describe('the request to the seller', () => {
  const facts = { address: '12 Oak Street', inspectedOn: '2026-11-23', findings, endsOn: '2026-11-26', photos: 0 };

  it('says what was found, what it costs, and what is asked, safety first', () => {
    const letter = requestLetter(facts);
    expect(letter?.findingIds).toEqual(['finding-2', 'finding-1']);
    expect(letter?.text.split('\n\n')).toEqual([
      'To the seller of 12 Oak Street:',
      'The inspection on Mon, Nov 23, 2026 found the following. These points matter most to me, and I ask you to agree to them in writing.',
      '1. Kitchen (safety): Outlets near the sink have no ground-fault protection. Estimate: $150 to $300. Please give me a credit of $300 at closing.',
      '2. Roof (major): Shingles are missing above the porch. See page 12 of the report. Estimate: $1,200 to $2,000. Please have a licensed professional repair this before closing, and give me the receipt.',
      'Please answer in writing before Thu, Nov 26, 2026, when my time to decide ends. I am glad to send the pages of the report. Thank you.',
    ]);
  });

  it('names no amount that isn’t known, and no day without a window', () => {
    const free = { lowCents: 0, highCents: 0, page: null };
    const text = requestLetter({
      ...facts,
      inspectedOn: null,
      endsOn: null,
      photos: 3,
      findings: [
        findingAt('one', { ...free, plan: 'price', text: 'It leaks!' }),
        findingAt('two', { ...free, plan: 'credit' }),
        findingAt('three', { plan: 'price', lowCents: 200_000 }),
      ],
    })?.text;
    expect(text).toContain('It leaks! Please lower the price.');
    expect(text).toContain('Please give me a credit at closing.');
    expect(text).toContain('Estimate: $2,000. Please lower the price by $2,000.');
    expect(text).toContain('as soon as you can. I am glad to send the pages of the report and 3 photos.');
  });

  it('is missing if nothing is asked', () => {
    const asked = { ...facts, findings: findings.map((one) => ({ ...one, plan: 'accept' as const })) };
    expect(requestLetter(asked)).toBeUndefined();
    expect(letterOnPaper(asked, new Date(), 'Amendment')).toBeUndefined();
  });

  it('on paper names the form in which it goes out', () => {
    const paper = letterOnPaper(facts, new Date('2026-11-24T10:00:00Z'), 'Amendment');
    expect(paper?.blocks.at(-1)).toMatchObject({ kind: 'note', text: expect.stringContaining('Amendment') });
    expect(paper?.blocks).toContainEqual(
      expect.objectContaining({
        kind: 'table',
        rows: expect.arrayContaining([expect.arrayContaining(['Roof (major)'])]),
      }),
    );
  });
});
