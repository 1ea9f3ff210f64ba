import type { MarketStatus } from '../journey/homes.js';
import { phrasesIn, type FoundPhrase } from './labels.js';
import { lineAt, startsLine } from './lines.js';
import { monthNames } from './months.js';
import type { Found } from './reading.js';
import { tokensOf, type Token } from './tokens.js';

/**
 * Whether a home is still for sale: as a listing says behind the word `status`, or else where it first says so. Words such as `sold`
 * count only apart from a sentence, since a home may be `sold as is`. What follows about former sales and other homes isn't read.
 */
export function findMarketStatus(tokens: readonly Token[]): Found<MarketStatus> | undefined {
  const all = phrasesIn(tokens, statusPhrases);
  const end = all.findIndex(({ start, meaning }) => meaning.use === 'end' && startsLine(tokens, start));
  const own = end < 0 ? all : all.slice(0, end);
  const isMeant = (phrase: FoundPhrase<Meaning>): boolean =>
    phrase.meaning.use === 'anywhere' || (phrase.meaning.use === 'apart' && isApart(tokens, phrase));
  return [own.find(({ start }) => isLabeled(tokens, start)), own.find(isMeant)].flatMap(foundOf)[0];
}

/** The status in a table cell. In `Active - Contingent`, the second one matters. */
export function marketStatusNamed(text: string): MarketStatus | undefined {
  const named = phrasesIn(tokensOf(text), statusPhrases).flatMap(({ meaning }) => meaning.status ?? []);
  return named.find((status) => status !== 'for_sale') ?? named[0];
}

function foundOf(phrase: FoundPhrase<Meaning> | undefined): Found<MarketStatus>[] {
  const status = phrase?.meaning.status;
  return status ? [{ value: status, start: phrase.start, end: phrase.end }] : [];
}

/** `Status: Active`, even across two lines or cells. */
function isLabeled(tokens: readonly Token[], start: number): boolean {
  const isBehindSign = /^[:|=]$/.test(tokens[start - 1]?.text ?? '');
  return tokens[isBehindSign ? start - 2 : start - 1]?.text === 'status';
}

/** `SOLD Oct 31, 2025`, `Sold for $410,000`, `3 beds - House for sale`; but not `sold furnished`. */
function isApart(tokens: readonly Token[], { start, end }: FoundPhrase<Meaning>): boolean {
  const [before, last] = [tokens[start - 1], tokens[end - 1]];
  const isBegun = startsLine(tokens, start) || before?.kind === 'sign' || before?.hasPeriod === true;
  const next = tokens[/^(?:on|for|at)$/.test(tokens[end]?.text ?? '') ? end + 1 : end];
  const isEnded = lineAt(tokens, end) !== last?.line || last.hasPeriod || next?.kind !== 'word';
  return isBegun && (isEnded || monthNames.has(next.text));
}

interface Meaning {
  readonly status?: MarketStatus;
  /** `labeled`: only behind the word `status`. `never` keeps shorter phrases from being read. `end`: no status of this home follows. */
  readonly use: 'labeled' | 'apart' | 'anywhere' | 'never' | 'end';
}

const rows: readonly (readonly [Meaning, string])[] = [
  [
    { status: 'for_sale', use: 'apart' },
    `for sale, for sale by owner, house for sale, home for sale, condo for sale, townhouse for sale, townhome for sale,
    duplex for sale, land for sale, lot for sale, lot / land for sale, new construction for sale, active, for sale active,
    active listing, coming soon, for sale coming soon, back on market, back on the market`,
  ],
  [{ status: 'for_sale', use: 'anywhere' }, `se vende, en venta`],
  [{ status: 'for_sale', use: 'labeled' }, `new, price change, price changed`],
  [
    { status: 'pending', use: 'apart' },
    `pending, contingent, active contingent, active pending, active option contract, option pending, pending taking backups,
    accepting backups, accepting backup offers, pendiente`,
  ],
  [
    { status: 'pending', use: 'anywhere' },
    `under contract, active under contract, sale pending, pending sale, offer pending, offer accepted, accepted offer, went pending,
    is pending, it's pending, now pending, already pending, bajo contrato`,
  ],
  [{ status: 'off_market', use: 'apart' }, `sold, just sold, off market, temporarily off market, vendida, vendido`],
  [
    { status: 'off_market', use: 'anywhere' },
    `off the market, no longer for sale, not for sale, no longer on the market, no longer available, already sold`,
  ],
  [
    { status: 'off_market', use: 'labeled' },
    `closed, withdrawn, expired, canceled, cancelled, hold, off, removed, deleted`,
  ],
  [{ use: 'never' }, `last sold, was under contract, not under contract, was pending, was sold, active adult`],
  [
    { use: 'end' },
    `price history, sale history, sales history, property history, listing history, sale and tax history, tax history,
    nearby homes, nearby properties, similar homes, similar properties, similar listings, recently sold, recently sold homes,
    comparable homes, comparable sales, other homes, homes for you, more homes`,
  ],
];

const statusPhrases = new Map(
  rows.flatMap(([meaning, phrases]) => phrases.split(/,\s+/).map((phrase) => [phrase, meaning] as const)),
);
