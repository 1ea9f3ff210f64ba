import { lenderRanking, type ListedLender, type RankingReason } from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';
import { measuresOf, type Measure } from './factors.js';
import { closedGate, unconfirmedGroup } from './gates.js';
import { offerOf } from './offer.js';
import type { RankingFacts } from './ranking-facts.js';

/** How a lender fits one buyer's plan. `unranked`: why it isn't in the ranking. `unconfirmed`: what to check first. */
export interface Fit {
  readonly score: number;
  readonly reasons: RankingReason[];
  readonly unranked?: string;
  readonly unconfirmed?: string;
}

/** The published formula (`lenderRanking`), in integer arithmetic throughout. */
export function fitOf(facts: RankingFacts, lender: ListedLender): Fit {
  const measures = measuresOf(facts, offerOf(facts, lender));
  const closed = closedGate(facts, lender);
  if (closed !== undefined) return unranked(measures, closed());
  const [missed, ...furtherMissed] = measures.filter(({ margin }) => margin < 0);
  const unconfirmed = unconfirmedGroup(facts, lender);
  if (!missed) return unconfirmed === undefined ? match(measures) : { ...toCheck(measures), unconfirmed };
  if (furtherMissed.length === 0 && -missed.margin <= missed.tolerance)
    return { ...nearMiss(measures, missed), ...(unconfirmed !== undefined && { unconfirmed }) };
  return unranked(measures, 'Your plan doesn’t meet this lender’s requirements.');
}

/** Whether the plan meets all of the lender's requirements, which scores at least `lenderRanking.base`. */
export function meetsAll(facts: RankingFacts, lender: ListedLender): boolean {
  return (
    closedGate(facts, lender) === undefined &&
    unconfirmedGroup(facts, lender) === undefined &&
    measuresOf(facts, offerOf(facts, lender)).every(({ margin }) => margin >= 0)
  );
}

function match(measures: readonly Measure[]): Fit {
  const { base, spread, weightsPercent } = lenderRanking;
  const counted = measures.map((measure) => {
    const maximumTenths = (spread * weightsPercent[measure.factor]) / 10;
    const margin = Math.min(measure.margin, measure.fullAt);
    return { measure, maximumTenths, tenths: scaled(maximumTenths, margin, measure.fullAt) };
  });
  const tenths = counted.reduce((sum, { tenths }) => sum + tenths, base * 10);
  return {
    score: scaled(tenths, 1, 10),
    reasons: counted.map(({ measure, tenths, maximumTenths }) => reason(measure, tenths / 10, maximumTenths / 10)),
  };
}

function nearMiss(measures: readonly Measure[], missed: Measure): Fit {
  const { fromPoints, toPoints } = lenderRanking.nearMiss;
  const lost = (toPoints - fromPoints) * -missed.margin;
  const score = scaled(toPoints * missed.tolerance - lost, 1, missed.tolerance);
  return {
    score,
    reasons: measures.map((measure) => (measure === missed ? reason(measure, score, toPoints) : reason(measure, 0, 0))),
  };
}

/** Everything known is met, but it still ranks after every match. */
function toCheck(measures: readonly Measure[]): Fit {
  return { score: lenderRanking.nearMiss.toPoints, reasons: measures.map((measure) => reason(measure, 0, 0)) };
}

function unranked(measures: readonly Measure[], why: string): Fit {
  return { score: 0, reasons: measures.map((measure) => reason(measure, 0, 0)), unranked: why };
}

function reason({ factor, margin, text }: Measure, points: number, maximum: number): RankingReason {
  return { factor, met: margin >= 0, points, maximum, text: text() };
}
