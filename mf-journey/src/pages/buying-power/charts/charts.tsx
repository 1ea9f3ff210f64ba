import { useMemo, type ReactNode } from 'react';
import {
  affordabilityPrograms,
  monthlyCostAt,
  type AffordabilityLevel,
  type AffordabilityResult,
  type BuyerFigures,
  type SourcedRow,
} from '@hearthway/contracts/affordability';
import type { RowsByKey } from '@hearthway/contracts/policy';
import { Card } from '@hearthway/web-kit';
import { aboutPrice } from '../../../features/estimates/index.js';
import { PaymentBars } from './payment-bars.js';
import { PriceChart, type PricePoint } from './price-chart.js';
import css from './charts.module.css';

interface ChartsProps {
  readonly figures: BuyerFigures;
  readonly result: AffordabilityResult;
  readonly level: AffordabilityLevel;
  readonly rows: RowsByKey<SourcedRow>;
  readonly targetPriceCents: number | null;
}

/** Both charts, for the program with the best price. */
export function Charts({ figures, result, level, rows, targetPriceCents }: ChartsProps): ReactNode {
  const headline = result.headlines[level];
  const program = result.programs.find((candidate) => candidate.program === headline?.program);
  const offer = program?.offers[level];
  const ceiling = program?.offers.ceiling;
  const comfortable = program?.offers.comfortable;
  const highest = Math.max(ceiling?.priceCents ?? 0, offer?.priceCents ?? 0, targetPriceCents ?? 0);
  const name = headline?.program;
  const points = useMemo(
    () => (name && highest > 0 ? pointsUpTo(highest * 1.15, (price) => monthlyCostAt(name, price, figures, rows)) : []),
    [name, highest, figures, rows],
  );
  if (!program || !offer || !ceiling || !comfortable || offer.priceCents === 0 || points.length === 0) return null;
  const shownPrice = targetPriceCents ?? offer.priceCents;
  const shownPayment =
    targetPriceCents === null
      ? offer.monthly.totalCents
      : (monthlyCostAt(program.program, targetPriceCents, figures, rows)?.totalCents ?? 0);
  const { monthly } = offer;
  const programName = affordabilityPrograms[program.program];
  return (
    <div className={css['charts']}>
      <Card as="section" aria-labelledby="price-chart-title" className={css['chart']}>
        <h2 id="price-chart-title" className={css['chart-title']}>
          Price and payment
        </h2>
        <p className={css['chart-lead']}>With a {programName} loan, from comfortable to over the limit.</p>
        <PriceChart
          points={points}
          comfortableCents={Math.max(0, comfortable.capCents)}
          ceilingCents={Math.max(0, ceiling.capCents)}
          position={{ priceCents: shownPrice, paymentCents: shownPayment }}
          positionName={targetPriceCents === null ? 'the price chosen above' : 'the home you have in mind'}
        />
      </Card>
      <Card as="section" aria-labelledby="payment-chart-title" className={css['chart']}>
        <h2 id="payment-chart-title" className={css['chart-title']}>
          Where the payment goes
        </h2>
        <p className={css['chart-lead']}>
          For a home of about {aboutPrice(offer.priceCents)} with a {programName} loan.
        </p>
        <PaymentBars
          parts={[
            { name: 'Principal and interest', cents: monthly.principalAndInterestCents },
            { name: 'Property tax', cents: monthly.propertyTaxCents },
            { name: 'Home insurance', cents: monthly.homeInsuranceCents },
            { name: 'Flood insurance', cents: monthly.floodInsuranceCents },
            { name: 'Mortgage insurance', cents: monthly.mortgageInsuranceCents },
            { name: 'HOA dues', cents: monthly.hoaCents },
          ].filter(({ cents }) => cents > 0)}
        />
      </Card>
    </div>
  );
}

const steps = 12;

/** Payments at even steps of whole thousands, so that the table's prices are round. */
function pointsUpTo(
  highestCents: number,
  costAt: (priceCents: number) => { readonly totalCents: number } | undefined,
): readonly PricePoint[] {
  const step = Math.max(1, Math.ceil(highestCents / steps / 1_000_000)) * 1_000_000;
  return Array.from({ length: steps + 1 }, (_, index) => index * step).flatMap((priceCents) => {
    const cost = costAt(priceCents);
    return cost ? [{ priceCents, paymentCents: cost.totalCents }] : [];
  });
}
