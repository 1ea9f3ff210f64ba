import type { GuideFigure, GuideFigureKey } from '@hearthway/contracts/journey';
import { dollars, shareText } from '../estimates/index.js';

/** A line of a guide: a sentence, or one with a figure that has a source and a date. */
export type GuideItem =
  | string
  | {
      readonly figure: GuideFigureKey;
      /** `Appraisal`. All there is to say while the figure isn’t known. */
      readonly name: string;
      /** `about`, `usually`, or `often`. */
      readonly how: string;
      /** ` of the price`. */
      readonly after?: string;
    };

/** `Appraisal, about $400 to $700`. */
export function itemText(item: GuideItem, figures: ReadonlyMap<GuideFigureKey, GuideFigure>): string {
  if (typeof item === 'string') return item;
  const { figure, name, how, after = '' } = item;
  const found = figures.get(figure);
  return found ? `${name}, ${how} ${figureText(found)}${after}` : name;
}

/** Its range, or its value if that is all there is: `$400 to $700`, `1% to 3%`, `10 to 15`. */
export function figureText({ value, unit, range }: Pick<GuideFigure, 'value' | 'unit' | 'range'>): string {
  const show = (one: number): string =>
    unit === 'cents' ? dollars(one) : unit === 'basis-points' ? shareText(one) : String(one);
  return range && range.low !== range.high ? `${show(range.low)} to ${show(range.high)}` : show(value);
}
