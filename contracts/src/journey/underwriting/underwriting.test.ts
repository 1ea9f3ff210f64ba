import { describe, expect, it } from '@jest/globals';
import {
  appraisalEntry,
  clearedOn,
  conditionEntry,
  conditionStateOn,
  depositFacts,
  depositLetter,
  emptyAppraisal,
  emptyUnderwriting,
  emptyValueRequest,
  replyToRepeat,
  underwritingEntry,
  usedReport,
  type AppraisalReport,
  type ConditionEntry,
  type UnderwritingStage,
} from './index.js';

const steps = (...stages: readonly [UnderwritingStage, string][]) =>
  stages.map(([stage, on]) => ({ stage, on, note: '' }));
const firstIssue = (result: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues[0];

describe('stages', () => {
  it('follow one another, by day', () => {
    const entry = {
      ...emptyUnderwriting,
      steps: steps(
        ['processing', '2026-11-20'],
        ['submitted', '2026-11-25'],
        ['approved', '2026-12-01'],
        ['clear', '2026-12-10'],
      ),
    };
    expect(underwritingEntry.safeParse(entry).success).toBe(true);
    expect(clearedOn(entry)).toBe('2026-12-10');
  });

  it.each([
    [
      'a jump from processing to clear',
      steps(['processing', '2026-11-20'], ['clear', '2026-11-21']),
      ['steps', 1, 'stage'],
    ],
    ['a day before the last one', steps(['submitted', '2026-11-20'], ['clear', '2026-11-19']), ['steps', 1, 'on']],
    ['the same stage twice', steps(['clear', '2026-11-20'], ['clear', '2026-11-21']), ['steps', 1, 'stage']],
  ])('refuse %s', (_, wrong, path) => {
    expect(firstIssue(underwritingEntry.safeParse({ ...emptyUnderwriting, steps: wrong }))?.path).toEqual(path);
  });

  it('that go back clear nothing', () => {
    expect(clearedOn({ steps: steps(['clear', '2026-12-10'], ['suspended', '2026-12-11']) })).toBeUndefined();
  });
});

const asked: ConditionEntry = {
  text: 'Latest bank statement, all pages',
  type: 'assets',
  askedOn: '2026-11-20',
  dueOn: '2026-11-27',
  papers: ['Statement of October'],
  sentOn: null,
  proof: '',
  askedAgainOn: null,
  acceptedOn: null,
};
const sent: ConditionEntry = { ...asked, sentOn: '2026-11-23', proof: 'Uploaded to the lender’s portal.' };
const dayText = (day: string) => day;

describe('a condition', () => {
  it.each([
    ['open', '2026-11-27', asked],
    ['overdue', '2026-11-28', asked],
    ['sent', '2026-11-28', sent],
    ['asked_again', '2026-11-28', { ...sent, askedAgainOn: '2026-11-26' }],
    ['accepted', '2026-11-28', { ...sent, acceptedOn: '2026-11-26' }],
  ])('is %s', (state, today, condition) => {
    expect(conditionStateOn(today, condition)).toBe(state);
  });

  it.each([
    ['without proof of sending', { ...sent, proof: '' }, 'proof'],
    ['due before it was asked for', { ...asked, dueOn: '2026-11-19' }, 'dueOn'],
    ['asked again before it was sent', { ...asked, askedAgainOn: '2026-11-26' }, 'askedAgainOn'],
    ['with an account number', { ...asked, text: 'Account 12345678901' }, 'text'],
  ])('is refused %s', (_, wrong, field) => {
    expect(firstIssue(conditionEntry.safeParse(wrong))?.path[0]).toBe(field);
  });

  it('that is asked for again has an answer with its proof', () => {
    expect(replyToRepeat(asked, dayText)).toBeUndefined();
    const reply = replyToRepeat({ ...sent, askedAgainOn: '2026-11-26' }, dayText);
    expect(reply).toContain('On 2026-11-26 you asked again for this: Latest bank statement, all pages.');
    expect(reply).toContain(
      'I sent it on 2026-11-23: Uploaded to the lender’s portal. You had first asked on 2026-11-20.',
    );
    expect(reply).toContain('I sent: Statement of October.');
  });
});

const report: AppraisalReport = {
  id: 'report-1',
  orderedOn: '2026-11-20',
  visitedOn: null,
  receivedOn: '2026-11-28',
  valueCents: 38_000_000,
  request: emptyValueRequest,
};
const sale = { address: '14 Oak Street', priceCents: 39_900_000, soldOn: '2026-10-01', squareFeet: 1_800, note: '' };

describe('an appraisal', () => {
  it('goes by the latest report with a value, or the one that the lender uses', () => {
    const second = { ...report, id: 'report-2', valueCents: 39_500_000 };
    const waiting = { ...report, id: 'report-3', valueCents: null };
    const entry = { ...emptyAppraisal, reports: [report, second, waiting] };
    expect(usedReport(entry)?.id).toBe('report-2');
    expect(usedReport({ ...entry, usedId: 'report-1' })?.id).toBe('report-1');
    expect(usedReport({ ...entry, usedId: 'report-3' })?.id).toBe('report-2');
  });

  it('takes one request with up to five sales for each report', () => {
    const withSales = (count: number) => ({
      ...emptyAppraisal,
      reports: [
        { ...report, request: { ...emptyValueRequest, comparables: Array.from({ length: count }, () => sale) } },
      ],
    });
    expect(appraisalEntry.safeParse(withSales(5)).success).toBe(true);
    expect(firstIssue(appraisalEntry.safeParse(withSales(6)))?.message).toBe('Please keep to 5 sales');
  });

  it('sends no empty request', () => {
    const empty = { ...report, request: { ...emptyValueRequest, sentOn: '2026-11-29' } };
    expect(firstIssue(appraisalEntry.safeParse({ ...emptyAppraisal, reports: [empty] }))?.path.at(-1)).toBe('sentOn');
  });
});

describe('the letter on a deposit', () => {
  const facts = {
    amountCents: 900_000,
    on: '2026-11-10',
    bank: 'Oak Bank',
    source: 'sale',
    story: 'I sold my motorcycle to a neighbor',
  } as const;

  it('says what the buyer said, and what to enclose', () => {
    const letter = depositLetter(facts, { address: '12 Oak Street', amount: () => '$9,000', day: dayText });
    expect(letter).toContain('deposit of $9,000 to my account at Oak Bank on 2026-11-10');
    expect(letter).toContain('I sold my motorcycle to a neighbor.');
    expect(letter).toContain('the bill of sale');
  });

  it('takes no account number', () => {
    expect(firstIssue(depositFacts.safeParse({ ...facts, bank: 'Oak Bank 123456789' }))?.path).toEqual(['bank']);
  });
});
