import { describe, expect, it } from '@jest/globals';
import {
  clearedOn,
  conditionEntry,
  conditionStateOn,
  depositFacts,
  depositLetter,
  emptyUnderwriting,
  replyToRepeat,
  underwritingEntry,
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
