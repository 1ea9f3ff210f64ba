import { describe, expect, it } from '@jest/globals';
import { dayOn, hasOpenHint, hintsOf, type ReadFile } from './hints.js';

const today = '2026-11-29';
const buyer = { lastName: 'García', hasCoBorrower: false };
const file = (change: Partial<ReadFile> = {}): ReadFile => ({
  slot: 'bank_statements',
  text: [],
  pages: null,
  ...change,
});
const pages = (...text: readonly string[]): ReadFile => file({ text, pages: text.length });

describe('missing pages', () => {
  it.each([
    ['one', pages('Page 1 of 4', 'Page 2 of 4', 'Page 4 of 4'), 'We didn’t find page 3 of 4.', 'Page 4 of 4'],
    ['many', pages('Pg. 1/9'), 'We didn’t find pages 2, 3, 4, 5, 6, and 3 more of 9.', 'Pg. 1/9'],
    ['in a file without pages', file({ text: ['page 1 of 2'] }), 'We didn’t find page 2 of 2.', 'page 1 of 2'],
  ])('are named with the text that says so: %s', (_what, read, text, basedOn) => {
    expect(hintsOf(read, undefined, today)).toEqual([{ kind: 'missing-pages', text, basedOn }]);
  });

  it.each([
    ['all are there', pages('Page 2 of 2', 'Page 1 of 2')],
    ['a page has no text, and may be the one', pages('Page 1 of 2', '')],
    ['several documents are in one file', pages('Page 1 of 2', 'Page 1 of 3')],
    ['it is no page', pages('page 3 of 900', 'Homepage 1 of 2')],
    ['nothing can be read', pages('', '')],
  ])('are not looked for if %s', (_what, read) => {
    expect(hintsOf(read, undefined, today)).toEqual([]);
  });
});

describe('another name', () => {
  const statement = `First Federal Bank\nAccount holder: Jordan Smith, account 123-456789\n${'deposit '.repeat(12)}`;
  const nameHints = (text: string, change: Partial<ReadFile> = {}, who = buyer) =>
    hintsOf(file({ text: [text], ...change }), who, today).filter(({ kind }) => kind === 'other-name');

  it('is shown with its line, without digits', () => {
    expect(nameHints(statement)).toEqual([
      {
        kind: 'other-name',
        text: 'We didn’t find the name García in it. Lenders want the name as on your ID.',
        basedOn: 'Account holder: Jordan Smith, account •••-••••••',
      },
    ]);
  });

  it('may be the co-borrower’s', () => {
    const [hint] = nameHints(statement, {}, { ...buyer, hasCoBorrower: true });
    expect(hint?.text).toBe('We didn’t find the name García in it. If it’s your co-borrower’s, all is well.');
  });

  it('is none with the name in any spelling, on documents of nobody, and where little can be read', () => {
    expect(nameHints(statement.replace('Smith', 'GARCIA-LOPEZ'))).toEqual([]);
    expect(nameHints(statement.replace('Smith', 'Garciaparra'))).toHaveLength(1);
    expect(nameHints(statement, { slot: 'appraisal_report' })).toEqual([]);
    expect(nameHints(statement, { slot: null })).toEqual([]);
    expect(nameHints('Jordan Smith')).toEqual([]);
    expect(hintsOf(file({ text: [statement] }), undefined, today)).toEqual([]);
  });
});

describe('the date', () => {
  it.each([
    ['Statement Period: 10/01/2026 - 10/31/2026', '2026-10-31'],
    ['Statement period October 1, 2026 through October 31, 2026', '2026-10-31'],
    ['Pay Period Ending: 11/14/26', '2026-11-14'],
    ['Pay Date 11-20-2026\nPeriod 11/01/2026 to 11/14/2026', '2026-11-14'],
    ['Statement Date: Nov. 3, 2026', '2026-11-03'],
    ['Balance as of 2026-11-03', '2026-11-03'],
    ['Pay\u00a0date: 11/20/2026', '2026-11-20'],
  ])('is found in %j', (text, on) => {
    expect(dayOn({ text: [text] }, today)?.on).toBe(on);
    expect(hintsOf(file({ text: [text] }), undefined, today)).toMatchObject([{ kind: 'date' }]);
  });

  it.each([
    'Date of birth: 02/03/1990',
    'Statement date: 02/30/2026',
    'Statement date: 13/01/2026',
    'Statement date: 12/24/2026',
    'Statement date: 01/01/1999',
    'Statement date: soon',
  ])('is not taken from %j', (text) => {
    expect(dayOn({ text: [text] }, today)).toBeUndefined();
  });
});

it('hostile text takes no time', () => {
  const long = ['page '.repeat(12_000), 'period '.repeat(8_000), '1/'.repeat(30_000), ' '.repeat(60_000)];
  const from = performance.now();
  hintsOf(file({ text: long, pages: 4 }), buyer, today);
  expect(performance.now() - from).toBeLessThan(1_000);
});

it('only what is to be looked at, and wasn’t, is open', () => {
  const withHints = (hintsSeen: boolean, ...kinds: readonly ('date' | 'other-name')[]) => {
    const hints = kinds.map((kind) => ({ kind, text: '', basedOn: '' }));
    const version = { id: 'v', type: 'application/pdf', bytes: 1, pages: 1, sha256: '', uploadedAt: '' } as const;
    return hasOpenHint({ hintsSeen, versions: [{ ...version, scan: 'clean', dangers: [], hints }] });
  };
  expect([withHints(false, 'other-name'), withHints(true, 'other-name'), withHints(false, 'date')]).toEqual([
    true,
    false,
    false,
  ]);
});
