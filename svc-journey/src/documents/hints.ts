import {
  daysBetween,
  type BuyerDocument,
  type DocumentHint,
  type DocumentSlotKey,
  type PreApprovalInfo,
} from '@hearthway/contracts/journey';

/** What a hint is made from. */
export interface ReadFile {
  readonly slot: DocumentSlotKey | null;
  /** Of each page; empty for one without a text layer. */
  readonly text: readonly string[];
  /** `null` for what has none. */
  readonly pages: number | null;
}

/** Who is on the loan. Only the buyer’s name is known to us, not that of a co-borrower. */
export interface NamedBuyer extends Pick<PreApprovalInfo, 'lastName'> {
  readonly hasCoBorrower: boolean;
}

/** A day on a document, with the words beside it. */
export interface FoundDay {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly basedOn: string;
}

/** What to look at before a lender does, and which date we read. A scan without text gives none. `today` is YYYY-MM-DD. */
export function hintsOf(file: ReadFile, buyer: NamedBuyer | undefined, today: string): DocumentHint[] {
  return [missingPages(file), otherName(file, buyer), dateHint(file, today)].filter((hint) => hint !== undefined);
}

/** Whether the newest version has something that the buyer should look at, and hasn’t. */
export const hasOpenHint = ({
  hintsSeen,
  versions: [newest],
}: Pick<BuyerDocument, 'hintsSeen' | 'versions'>): boolean =>
  !hintsSeen && (newest?.hints.some(({ kind }) => kind !== 'date') ?? false);

const basedOnCharacters = 120;
const pageMark = /\b(?:page|pg\.?)\s{0,3}(\d{1,3})\s{0,3}(?:of|\/)\s{0,3}(\d{1,3})\b/gi;
const mostPages = 300;

/** Compares “Page 3 of 4” with the pages that are there. */
function missingPages({ text, pages }: ReadFile): DocumentHint | undefined {
  const marks = text.flatMap((page) => [...page.matchAll(pageMark)]);
  const totals = new Set(marks.map(([, , total]) => Number(total)));
  const [total = 0] = totals;
  // With several totals, the file holds several documents.
  if (totals.size !== 1 || total < 2 || total > mostPages) return undefined;
  const there = new Set(marks.map(([, number]) => Number(number)));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((number) => !there.has(number));
  const unmarked = (pages ?? marks.length) - text.filter((page) => page.search(pageMark) >= 0).length;
  // Pages without a mark, such as scanned ones, may be those.
  if (missing.length === 0 || unmarked >= missing.length) return undefined;
  const basedOn = marks.at(-1)?.[0] ?? '';
  return { kind: 'missing-pages', text: `We didn’t find ${pagesText(missing)} of ${total}.`, basedOn };
}

function pagesText(numbers: readonly number[]): string {
  const shown = numbers.slice(0, 5).join(', ');
  if (numbers.length === 1) return `page ${shown}`;
  return numbers.length > 5 ? `pages ${shown}, and ${numbers.length - 5} more` : `pages ${shown}`;
}

/** Documents on which a borrower’s name stands. */
const personal: ReadonlySet<DocumentSlotKey> = new Set([
  'pay_stubs',
  'w2_forms',
  'forms_1099',
  'tax_returns',
  'bank_statements',
  'retirement_statement',
  'proof_of_funds',
  'pre_approval_letter',
  'purchase_contract',
  'insurance_binder',
  'closing_disclosure',
]);
/** Shorter texts are no whole page. */
const leastCharacters = 80;

function otherName({ slot, text }: ReadFile, buyer: NamedBuyer | undefined): DocumentHint | undefined {
  if (!buyer || slot === null || !personal.has(slot)) return undefined;
  const said = ` ${plain(text.join(' '))} `;
  const lastName = plain(buyer.lastName);
  if (said.length < leastCharacters || lastName.length < 2 || said.includes(` ${lastName} `)) return undefined;
  const fix = buyer.hasCoBorrower ? 'If it’s your co-borrower’s, all is well.' : 'Lenders want the name as on your ID.';
  return {
    kind: 'other-name',
    text: `We didn’t find the name ${buyer.lastName} in it. ${fix}`,
    basedOn: nameLine(text),
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

const nameMark = /\b(?:name|employee|account (?:holder|owner)|borrower|buyer|insured|prepared for|recipient)\b/i;

/** The line that says a name, or else the first one. Digits in it may be those of an account. */
function nameLine(text: readonly string[]): string {
  const lines = text
    .flatMap((page) => page.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.length > 2);
  const line = lines.find((candidate) => nameMark.test(candidate.slice(0, basedOnCharacters))) ?? lines[0] ?? '';
  return line.slice(0, basedOnCharacters).replace(/\d/g, '•');
}

function dateHint(file: ReadFile, today: string): DocumentHint | undefined {
  const found = dayOn(file, today);
  return (
    found && {
      kind: 'date',
      text: 'We took its date from this text. Change the date if it’s wrong.',
      basedOn: found.basedOn,
    }
  );
}

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const dayText = String.raw`(\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|(?:${monthNames})[a-z]{0,6}\.? \d{1,2},? \d{4})`;
const between = String.raw`[^\d\n]{0,20}?`;
/** The words before the day of a statement or pay stub. The end of a period comes before other days. */
const dayMarks = [
  new RegExp(String.raw`\bperiod${between}${dayText} {0,3}(?:-|–|—|to|thru|through) {0,3}${dayText}`, 'i'),
  new RegExp(String.raw`\b(?:period|statement) (?:end|ending|ended)\b${between}${dayText}`, 'i'),
  new RegExp(String.raw`\b(?:statement|closing|pay|check|issue) ?date${between}${dayText}`, 'i'),
  new RegExp(String.raw`\bas of[: ]{1,3}${dayText}`, 'i'),
];
/** Older than that, it is another day: a birthday, or the opening of an account. */
const mostDays = 3_660;

/** The day on a document, as far as its text says one that can be. `today` is YYYY-MM-DD. */
export function dayOn({ text }: Pick<ReadFile, 'text'>, today: string): FoundDay | undefined {
  const said = text.join('\n').replace(/[ \t\u{a0}]+/gu, ' ');
  for (const mark of dayMarks) {
    const found = mark.exec(said);
    const on = found && toDay(found.at(-1) ?? '');
    if (found && on && on <= today && daysBetween(on, today) < mostDays) {
      return { on, basedOn: found[0].slice(0, basedOnCharacters) };
    }
  }
  return undefined;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `undefined` for a day that no month has. */
function toDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? inAmericanOrder(text) ?? inWords(text) ?? [];
  if (year === '') return undefined;
  const on = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`;
  const parsed = new Date(`${on}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== on ? undefined : on;
}

function inAmericanOrder(text: string): readonly string[] | undefined {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text) ?? [];
  return year === '' ? undefined : ['', year.length === 2 ? `20${year}` : year, month, day];
}

function inWords(text: string): readonly string[] | undefined {
  const [, name = '', day = '', year = ''] = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const month = monthNames.split('|').indexOf(name.toLowerCase()) + 1;
  return month === 0 ? undefined : ['', year, String(month), day];
}
