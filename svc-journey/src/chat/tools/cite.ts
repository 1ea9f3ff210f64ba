import type { ChatCitation } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { dollars, percent } from '../../number-format/index.js';
import { rowsInForce } from '../../policy/index.js';
import type { KnowledgeEntry } from '../../knowledge/index.js';

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

/** Most relevant first; the rest of a long list says little more. */
const shown = 6;

export function citeRows(ids: readonly string[], day: string): ChatCitation[] {
  const rows = rowsInForce(day);
  return ids
    .map((id) => rows.get(id.slice(0, id.lastIndexOf('@'))))
    .filter((row) => row !== undefined)
    .slice(0, shown)
    .map(citeRow);
}

/** An entry, and the dated rows that it quotes. */
export function citeEntry({ id, title, text, source, rowIds }: KnowledgeEntry, day: string): ChatCitation[] {
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
    ...citeRows(rowIds, day),
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

/** `3.5%`, `$541,287`, `2 to 6`: a row’s figure, with its range where it varies. */
export function figureOf({ value, unit, range }: Pick<PolicyRow, 'value' | 'unit' | 'range'>): string {
  const figure = inUnit(value, unit);
  return range && range.low !== range.high
    ? `${figure} (between ${inUnit(range.low, unit)} and ${inUnit(range.high, unit)})`
    : figure;
}

function inUnit(value: number, unit: PolicyRow['unit']): string {
  switch (unit) {
    case 'basis-points':
      return percent(value);
    case 'millionths':
      return `${String(value / 10_000)}%`;
    case 'cents':
      return dollars(value);
    default:
      return value.toLocaleString('en-US');
  }
}
