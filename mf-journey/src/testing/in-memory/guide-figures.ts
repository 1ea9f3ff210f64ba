import { listGuideFigures, type GuideFigure, type GuideFigureKey } from '@hearthway/contracts/journey';
import { route } from '@hearthway/web-kit/testing';

const figure = (
  key: GuideFigureKey,
  name: string,
  unit: GuideFigure['unit'],
  [low, value, high]: readonly [number, number, number],
): GuideFigure => ({
  id: `${key}@2026-01-01`,
  key,
  name,
  value,
  unit,
  range: { low, high },
  sourceName: 'General industry practice, not yet verified',
  sourceUrl: '',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
});

export const exampleGuideFigures: readonly GuideFigure[] = [
  figure('closing/appraisal', 'Appraisal', 'cents', [40_000, 55_000, 70_000]),
  figure('closing/credit-report', 'Credit report', 'cents', [5_000, 10_000, 15_000]),
  figure('closing/highest-share', 'Closing costs, share of the price', 'basis-points', [200, 500, 500]),
  figure('closing/inspection', 'Inspection', 'cents', [30_000, 40_000, 50_000]),
  figure('closing/notary', 'Notary who comes to you', 'cents', [7_500, 10_000, 20_000]),
  figure('closing/origination', 'Lender’s fees, share of the loan', 'basis-points', [50, 75, 100]),
  figure('offer/earnest-money', 'Earnest money, share of the price', 'basis-points', [100, 100, 300]),
  figure('offer/option-fee/TX', 'Option fee, Texas', 'cents', [10_000, 20_000, 50_000]),
];

export const inMemoryGuideFigures = () => ({
  routes: [route(listGuideFigures, () => ({ figures: [...exampleGuideFigures] }))],
});
