import { allRows, cited, dollars, row, rowsByKey, type DatedFigure, type PolicyRow } from '../../policy/index.js';

const lists = cited('Lists of 2026', 'https://example.com', ['2026-01-01', '2026-12-31']);

/** As the service makes them from the lists of every county. */
const limitsOfPlaces = [
  row('conventional/limit/state/TX', 'Conforming loan limit, one unit, TX', dollars(832_750), lists),
  row('fha/limit/state/TX', 'FHA loan limit, one unit, TX', dollars(541_287), lists, [54_128_700, 83_275_000]),
  row('conventional/limit/county/08031', 'Conforming loan limit, one unit, Denver, CO', dollars(862_500), lists),
  row('fha/limit/county/08031', 'FHA loan limit, one unit, Denver, CO', dollars(862_500), lists),
];

const all: readonly PolicyRow[] = [...allRows, ...limitsOfPlaces];

/** All rows of the contracts and the limits of some places, with some figures replaced. */
export function rowsToday(changes: Readonly<Record<string, number>> = {}) {
  return rowsByKey<DatedFigure>(all.map((row) => ({ ...row, value: changes[row.key] ?? row.value })));
}
