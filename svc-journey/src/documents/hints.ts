import {
  daysBetween,
  type DocumentHint,
  type DocumentSlotKey,
  type PreApprovalInfo,
} from '@hearthway/contracts/journey';

/** What a hint is made from. */
export interface ReadFile {
  readonly slot: DocumentSlotKey | null;
  /** Of each page. */
  readonly text: readonly string[];
  readonly pages: number | null;
}

/** A day on a paper, with the words beside it. */
export interface FoundDay {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly basedOn: string;
}

/** Papers on which the buyer’s name stands. */
const personal: ReadonlySet<DocumentSlotKey> = new Set([
  'pay_stubs',
  'w2_forms',
  'forms_1099',
  'tax_returns',
  'bank_statements',
  'retirement_statement',
  'purchase_contract',
  'insurance_binder',
  'closing_disclosure',
]);

type Buyer = Pick<PreApprovalInfo, 'firstName' | 'lastName'>;

/** What to look at before a lender does. A scan without text gives none. */
export function hintsOf(file: ReadFile, buyer: Buyer | undefined): DocumentHint[] {
  return [missingPages(file), otherName(file, buyer)].filter((hint) => hint !== undefined);
}

const pageMark = /\bpage\s{1,3}(\d{1,3})\s{1,3}of\s{1,3}(\d{1,3})\b/gi;

/** Compares “Page 3 of 4” with the pages that are there. */
function missingPages({ text }: ReadFile): DocumentHint | undefined {
  const marks = text.flatMap((page) => [...page.matchAll(pageMark)]);
  const totals = new Set(marks.map(([, , total]) => Number(total)));
  const [total = 0] = totals;
  // With several totals, the file holds several papers.
  if (totals.size !== 1 || total < 2 || total > 300) return undefined;
  const there = new Set(marks.map(([, number]) => Number(number)));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((number) => !there.has(number));
  const basedOn = marks.at(-1)?.[0] ?? '';
  if (missing.length === 0) return undefined;
  return { kind: 'missing-pages', text: `We didn’t find ${pagesText(missing)} of ${total}.`, basedOn };
}

function pagesText(numbers: readonly number[]): string {
  const shown = numbers.slice(0, 5).join(', ');
  if (numbers.length === 1) return `page ${shown}`;
  return numbers.length > 5 ? `pages ${shown}, and ${numbers.length - 5} more` : `pages ${shown}`;
}

function otherName({ slot, text }: ReadFile, buyer: Buyer | undefined): DocumentHint | undefined {
  if (!buyer || slot === null || !personal.has(slot)) return undefined;
  const said = plain(text.join(' '));
  const lastName = plain(buyer.lastName);
  if (said.length < 80 || lastName.length < 2 || said.includes(lastName)) return undefined;
  return {
    kind: 'other-name',
    text: `We didn’t find the name ${buyer.lastName} in it. Lenders want the name as on your ID.`,
    basedOn: firstLine(text),
  };
}

/** Without accents, capitals, and marks between. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const firstLine = (text: readonly string[]): string =>
  (
    text
      .join('\n')
      .split('\n')
      .find((line) => line.trim().length > 2) ?? ''
  )
    .trim()
    .slice(0, 120);

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const dayText = String.raw`(\d{1,2}/\d{1,2}/(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|(?:${monthNames})[a-z]{0,6}\.? \d{1,2},? \d{4})`;
/** The words before the day of a statement or pay stub. The end of a period comes before other days. */
const dayMarks = [
  new RegExp(
    String.raw`(?:statement|pay|account|billing)?\s?period[^\d\n]{0,20}${dayText}\s{0,3}(?:-|–|to|through)\s{0,3}${dayText}`,
    'i',
  ),
  new RegExp(String.raw`(?:statement|closing|pay|check|issue|as of)\s?date[:\s]{0,4}${dayText}`, 'i'),
  new RegExp(String.raw`\bas of[:\s]{1,3}${dayText}`, 'i'),
];

/** The day on a paper, as far as its text says one that can be. */
export function dayOn({ text }: Pick<ReadFile, 'text'>, today: string): FoundDay | undefined {
  const said = text.join('\n').replace(/[ \t]+/g, ' ');
  for (const mark of dayMarks) {
    const found = mark.exec(said);
    const on = found && toDay(found.at(-1) ?? '');
    if (found && on && on <= today && daysBetween(on, today) < 3_660) return { on, basedOn: found[0].slice(0, 120) };
  }
  return undefined;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** American order. `undefined` for a day that no month has. */
function toDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? inAmericanOrder(text) ?? inWords(text) ?? [];
  if (year === '') return undefined;
  const on = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`;
  const parsed = new Date(`${on}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== on ? undefined : on;
}

function inAmericanOrder(text: string): string[] | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? [];
  return year === '' ? undefined : ['', year.length === 2 ? `20${year}` : year, month, day];
}

function inWords(text: string): string[] | undefined {
  const [, name = '', day = '', year = ''] = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const month = monthNames.split('|').indexOf(name.toLowerCase()) + 1;
  return month === 0 ? undefined : ['', year, String(month), day];
}
