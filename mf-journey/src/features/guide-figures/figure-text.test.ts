import { expect, it } from '@jest/globals';
import { exampleGuideFigures } from '../../testing/in-memory/guide-figures.js';
import { figureText, itemText } from './figure-text.js';

const figures = new Map(exampleGuideFigures.map((figure) => [figure.key, figure]));
const appraisal = { figure: 'closing/appraisal', name: 'Appraisal', how: 'about', after: ', once' } as const;

it('an item names its range', () => {
  expect(itemText(appraisal, figures)).toBe('Appraisal, about $400 to $700, once');
  expect(itemText('A sentence', figures)).toBe('A sentence');
});

it('an item without its figure names no amount', () => {
  expect(itemText(appraisal, new Map())).toBe('Appraisal');
});

it.each([
  [{ value: 100, unit: 'basis-points', range: { low: 50, high: 100 } }, '0.5% to 1%'],
  [{ value: 10, unit: 'count', range: { low: 7, high: 15 } }, '7 to 15'],
  [{ value: 55_000, unit: 'cents', range: null }, '$550'],
  [{ value: 55_000, unit: 'cents', range: { low: 55_000, high: 55_000 } }, '$550'],
] as const)('%j is %s', (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
