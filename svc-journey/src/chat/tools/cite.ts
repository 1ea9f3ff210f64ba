import type { ChatCitation } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import type { PolicyRow } from '@hearthway/contracts/policy';
import type { KnowledgeEntry } from '../../knowledge/index.js';
import { dollars } from '../../number-format/index.js';
import type { ToolContext } from './tool.js';

type Rows = ToolContext['rows'];

/** A dated row as a citation. */
export function citeRow(row: PolicyRow): ChatCitation {
  return {
    id: row.id,
    kind: 'policy-row',
    title: row.name,
    text: `${row.name}: ${figureOf(row)}`,
    sourceName: row.sourceName,
    sourceUrl: row.sourceUrl === '' ? null : row.sourceUrl,
    date: row.effectiveFrom,
    path: null,
  };
}

/** Most relevant first; the rest of a long list adds little. */
const shown = 6;

export const citeRows = (ids: readonly string[], rows: Rows): ChatCitation[] =>
  ids
    .flatMap((id) => rows.get(id.slice(0, id.lastIndexOf('@'))) ?? [])
    .slice(0, shown)
    .map(citeRow);

/** Leaves out the rows of closing costs and reserves, which the cost of a purchase also depends on. */
export const isOfPayment = (id: string): boolean =>
  /^(?:state\/.*\/(?:property-tax|home-insurance)|(?:conventional|fha|va|usda)\/.*(?:insurance|premium|fee))/.test(id);

/** An entry, and the dated rows that it quotes. */
export function citeEntry({ id, title, text, source, rowIds }: KnowledgeEntry, rows: Rows): ChatCitation[] {
  const isOurs = source.url.startsWith('/');
  return [
    {
      id,
      kind: 'knowledge',
      title,
      text,
      sourceName: source.name,
      sourceUrl: isOurs || source.url === '' ? null : source.url,
      date: source.date,
      path: isOurs ? source.url : null,
    },
    ...citeRows(rowIds, rows),
  ];
}

export const citeBuyer = (title: string, path: string): ChatCitation => ({
  id: `buyer:${path}`,
  kind: 'buyer',
  title,
  text: `From what you entered in ${title}.`,
  sourceName: null,
  sourceUrl: null,
  date: null,
  path,
});

export const citeProfile = citeBuyer('Financial profile', '/pre-approval-form');

export const citePayment: ChatCitation = {
  id: 'calculation:payment',
  kind: 'calculation',
  title: 'Fixed-rate payment',
  text: 'The payment of a fixed-rate loan from amount, rate, and term, rounded to the cent.',
  sourceName: null,
  sourceUrl: null,
  date: null,
  path: '/buying-power',
};

/** `3.5%`, `$541,287`, `3%, usually between 2% and 6%`: a row’s figure, with its range where it varies. */
export function figureOf({ value, unit, range }: Pick<PolicyRow, 'value' | 'unit' | 'range'>): string {
  const figure = inUnit(value, unit);
  if (!range || range.low === range.high) return figure;
  const [low, high] = [inUnit(range.low, unit), inUnit(range.high, unit)];
  return value === range.low ? `at least ${low}, and up to ${high}` : `${figure}, usually between ${low} and ${high}`;
}

function inUnit(value: number, unit: PolicyRow['unit']): string {
  switch (unit) {
    case 'basis-points':
      return percent(value);
    case 'millionths':
      return `${String(value / 10_000)}%`;
    case 'cents':
      return dollars(value);
    case 'months':
      return `${String(value)} months`;
    default:
      return value.toLocaleString('en-US');
  }
}
