import { exampleComparables, exampleOfferTerms } from '@hearthway/contracts/examples';
import type { OfferTerms, UsStateCode } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { summarizeTerms } from './offer-summary.js';
import { termFormat } from './term-format.js';
import { termSheet } from './term-sheet.js';

const format = termFormat('TX');
const summaryOf = (changes: Partial<OfferTerms> = {}, state: UsStateCode | null = 'CO') =>
  summarizeTerms({ address: '12 Oak Street', state, terms: { ...exampleOfferTerms, ...changes } }, format);

describe('an offer in plain words', () => {
  it('says what it costs, how the buyer may leave, and when the keys come', () => {
    expect(summaryOf()).toEqual([
      'You offer $400,000 for 12 Oak Street, with a loan.',
      'You put down $4,000 of earnest money and $200 as the due-diligence fee.',
      'From the effective date, you have 7 days to leave over the inspection, 21 days to leave if your loan falls through, and 21 days to leave if the appraisal is low.',
      'You close on Jan 12, 2027 and get the keys that day.',
      'Included: Refrigerator.',
    ]);
  });

  it('names every right given up, every promise, and every wish', () => {
    const summary = summaryOf({
      optionFeeCents: 0,
      inspectionDays: null,
      financingDays: null,
      appraisalDays: 1,
      homeSaleDays: 30,
      appraisalGapCents: 1_000_000,
      sellerCreditCents: 300_000,
      brokerFeeCents: 1_000_000,
      escalation: { stepCents: 200_000, capCents: 42_000_000 },
      possessionOn: '2027-01-15',
      expiresAt: '2026-12-01T23:00:00.000Z',
    });
    expect(summary.slice(1, -2)).toEqual([
      'You put down $4,000 of earnest money.',
      'From the effective date, you have 1 day to leave if the appraisal is low and 30 days to leave if your current home doesn’t sell.',
      'You give up the right to leave over the inspection or if your loan falls through.',
      'If the home appraises low, you pay up to $10,000 of the difference in cash.',
      'You ask the seller for $3,000 toward your closing costs and $10,000 for your broker.',
      'If someone proves a higher offer, yours goes $2,000 above it, up to $420,000.',
      'You close on Jan 12, 2027 and get the keys on Jan 15, 2027.',
    ]);
    expect(summary.at(-1)).toBe('Without an answer, your offer ends on Dec 1, 2026, 5:00 PM CST.');
  });

  it.each([
    ['TX', 'option fee', 'option period'],
    ['NC', 'due-diligence fee', 'due diligence'],
  ] as const)('speaks as contracts in %s do', (state, fee, period) => {
    const summary = summaryOf({}, state);
    expect(summary[1]).toBe(`You put down $4,000 of earnest money and $200 as the ${fee}.`);
    expect(summary[2]).toContain(`you have 7 days to leave for any reason (${period}),`);
  });

  it('in cash has no loan to lose', () => {
    const summary = summaryOf({
      priceCents: 40_000_050,
      financing: 'cash',
      financingDays: null,
      appraisalDays: null,
      earnestMoneyCents: 0,
      optionFeeCents: 0,
    });
    expect(summary.slice(0, 4)).toEqual([
      'You offer $400,000.50 for 12 Oak Street, in cash.',
      'You put down no deposit.',
      'From the effective date, you have 7 days to leave over the inspection.',
      'You close on Jan 12, 2027 and get the keys that day.',
    ]);
  });
});

describe('the term sheet', () => {
  const sheetOf = (terms: OfferTerms) =>
    termSheet({
      offer: { address: '12 Oak Street', terms, comparables: [...exampleComparables] },
      state: 'TX',
      zipCode: '78701',
      cashAtRisk: [{ day: 0, cents: 20_000, reason: 'The fee' }],
      format,
      writtenAt: new Date('2026-11-23T10:00:00Z'),
    });
  const headingsOf = (terms: OfferTerms) =>
    sheetOf(terms).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

  const namesOf = (changes: Partial<OfferTerms>) =>
    sheetOf({ ...exampleOfferTerms, ...changes }).blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.map(([name]) => name) : [],
    );

  it('asks for initials only beside rights that are given up', () => {
    expect(headingsOf(exampleOfferTerms)).not.toContain('Rights you give up');
    const { blocks } = sheetOf({ ...exampleOfferTerms, inspectionDays: null });
    expect(blocks).toContainEqual({
      kind: 'table',
      head: ['Right to leave', 'Your initials'],
      rows: [['Option period', '________']],
    });
  });

  it('says for which home and when, and has the buyer’s own reasons on the last page only', () => {
    const { lead, blocks } = sheetOf({ ...exampleOfferTerms, inspectionDays: null });
    expect(lead).toBe('12 Oak Street 78701. Written on Nov 23, 2026, 4:00 AM CST.');
    const headings = blocks.flatMap((block) => (block.kind === 'page' || block.kind === 'heading' ? [block.text] : []));
    expect(headings).toEqual([
      'In plain words',
      'Terms',
      'Rights you give up',
      'For you, not for the seller',
      'What you could lose by walking away',
      'What similar homes sold for',
    ]);
  });

  it('lists the terms that the offer has, the cash at risk, and the sales', () => {
    const { blocks } = sheetOf(exampleOfferTerms);
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows).toContainEqual(['Price', '$400,000']);
    expect(rows).toContainEqual(['Option fee', '$200']);
    expect(rows).toContainEqual(['Possession date', 'At closing']);
    expect(rows.some(([name]) => name === 'Escalation')).toBe(false);
    expect(rows).toContainEqual(['0', '$200', 'The fee']);
    expect(namesOf({ appraisalDays: null })).toContain('Appraisal');
    expect(namesOf({ appraisalDays: null, financing: 'cash' })).not.toContain('Appraisal');
    expect(rows).toContainEqual(['1 Birch Road', 'Oct 12, 2026', '$390,000', '']);
  });
});
