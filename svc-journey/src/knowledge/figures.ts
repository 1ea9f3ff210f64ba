import { brand } from '@hearthway/contracts/brand';
import { foundingMember, minimumAgeYears, offerToolkit } from '@hearthway/contracts/constants';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { dollars } from '../number-format/index.js';

/** A text with its figures filled in. */
export interface FilledText {
  readonly text: string;
  /** Ids of the policy rows that it quotes, in order and without repeats. */
  readonly rowIds: readonly string[];
}

/**
 * Fills in references. `{{row:<key>}}` is the figure of the policy row in force, in its unit. `|low`, `|high`, and `|range` give
 * the ends of its range. `{{product:<name>}}` is a figure of our own.
 *
 * @throws RangeError for a product figure or a form that doesn't exist. A row that isn't in force reads as `noFigure`.
 */
export function fillFigures(text: string, findRow: (key: string) => PolicyRow | undefined): FilledText {
  const rowIds = new Set<string>();
  const filled = text.replaceAll(reference, (_, kind: string, name: string, form: string | undefined) => {
    if (kind === 'product') return productFigure(name);
    const row = findRow(name);
    if (!row) return noFigure;
    rowIds.add(row.id);
    return figureOf(row, form);
  });
  return { text: filled, rowIds: [...rowIds] };
}

/** The keys of the policy rows that a text refers to. */
export const rowKeysIn = (text: string): readonly string[] =>
  [...text.matchAll(reference)].flatMap(([, kind, name]) => (kind === 'row' && name ? [name] : []));

export const noFigure = 'an amount that we don’t have for today';

const reference = /\{\{(row|product):([^|{}]+)(?:\|([a-z]+))?\}\}/g;

function figureOf({ key, value, unit, range }: PolicyRow, form = 'value'): string {
  if (form === 'value') return inUnit(value, unit);
  if (!range) throw new RangeError(`${key} has no range`);
  const [low, high] = [inUnit(range.low, unit), inUnit(range.high, unit)];
  if (form === 'low') return low;
  if (form === 'high') return high;
  if (form === 'range') return low === high ? low : `${low} to ${high}`;
  throw new RangeError(`A figure can’t be written as ${form}`);
}

/** Small taxes have three decimals: 0.115% of the loan. */
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 });
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, useGrouping: false });

function inUnit(value: number, unit: PolicyRow['unit']): string {
  if (unit === 'cents') return dollars(value);
  if (unit === 'basis-points') return share.format(value / 10_000);
  if (unit === 'millionths') return share.format(value / 1_000_000);
  return wholeNumber.format(value);
}

const productFigures: Readonly<Record<string, string>> = {
  'founding-limit': String(foundingMember.limit),
  'founding-price': dollars(foundingMember.minimumCents),
  'toolkit-price': dollars(offerToolkit.listPriceCents),
  'toolkit-early-price': dollars(offerToolkit.preOrderPriceCents),
  'toolkit-saving': dollars(offerToolkit.savingCents),
  'minimum-age': String(minimumAgeYears),
  support: brand.support,
  privacy: brand.privacy,
};

function productFigure(name: string): string {
  const figure = Object.hasOwn(productFigures, name) ? productFigures[name] : undefined;
  if (figure === undefined) throw new RangeError(`There is no product figure ${name}`);
  return figure;
}
