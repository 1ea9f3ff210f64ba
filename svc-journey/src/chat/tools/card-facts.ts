import type { ChatCard } from '@hearthway/contracts/journey';
import type { ToolResult } from './tool.js';
import { exactDollars, rateText } from './words.js';

/** Everything an answer may say about a result: its text, and what the buyer can see in the cards next to it. */
export const resultInWords = ({ text, cards = [] }: Pick<ToolResult, 'text' | 'cards'>): string =>
  [text, ...cards.map(cardFacts)].filter((one) => one !== '').join('\n\n');

/** The figures of a card, one per line. */
export const cardFacts = (card: ChatCard): string => [...linesOf(card, [])].join('\n');

/** What the buyer told us is in the result's own words, as far as it matters. */
const leftOut: ReadonlySet<string> = new Set(['figures', 'kind', 'id']);

function* linesOf(value: object, path: readonly string[]): Generator<string> {
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    if (leftOut.has(name)) continue;
    if (typeof inner === 'number') yield `${[...path, inWords(name)].join(', ')}: ${withUnit(name, inner)}`;
    else if (typeof inner === 'object' && inner !== null)
      yield* linesOf(inner, [...path, nameOf(inner) ?? inWords(name)]);
  }
}

/** The name of a list item: two homes can have the same figures. */
function nameOf(value: object): string | undefined {
  const { name, title, address } = value as Readonly<Record<string, unknown>>;
  return [name, title, address].find((one) => typeof one === 'string');
}

/** `propertyTaxCents` is `property tax`. */
const inWords = (name: string): string =>
  name
    .replace(unit, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

const unit = /(?:Cents|Millionths|Months)$/;

function withUnit(name: string, value: number): string {
  switch (unit.exec(name)?.[0]) {
    case 'Cents':
      return exactDollars(value);
    case 'Millionths':
      return rateText({ annualRateMillionths: value });
    case 'Months':
      return `${String(value)} months`;
    default:
      return String(value);
  }
}
