import { memo, useMemo, type ReactNode } from 'react';
import {
  purchaseCost,
  type AffordabilityLevel,
  type AffordabilityProgram,
  type AffordabilityResult,
  type BuyerFigures,
  type MonthlyCost,
} from '@hearthway/contracts/affordability';
import type { PolicyRow } from '@hearthway/contracts/journey';
import type { RowsByKey } from '@hearthway/contracts/policy';
import { aboutPrice } from '../../../features/estimates/index.js';
import { Section } from '../../../features/page-section/index.js';
import { loanTexts } from '../limit-text.js';
import { PaymentParts } from './payment-parts.js';
import { PriceChart } from './price-chart.js';
import { priceCurve } from './price-curve.js';

interface ChartsProps {
  readonly figures: BuyerFigures;
  readonly result: AffordabilityResult;
  readonly level: AffordabilityLevel;
  readonly rows: RowsByKey<PolicyRow>;
  /** Of the home that the buyer has in mind. */
  readonly targetPriceCents: number | null;
}

/** Both charts, for the program with the best price; nothing without a price. */
export const Charts = memo(function Charts({ figures, result, level, rows, targetPriceCents }: ChartsProps): ReactNode {
  const program = result.programs.find((candidate) => candidate.program === result.headlines[level]?.program);
  const offer = program?.offers[level];
  const ceiling = program?.offers.ceiling;
  if (!offer || !ceiling || offer.priceCents === 0) return null;
  // A jumbo loan has no comfortable offer if the comfortable price doesn't need one.
  const comfortable = program.offers.comfortable ?? result.headlines.comfortable;
  return (
    <>
      <PriceSection
        program={program.program}
        figures={figures}
        rows={rows}
        comfortableCents={comfortable?.priceCents ?? 0}
        ceilingCents={ceiling.priceCents}
        ownPriceCents={targetPriceCents ?? offer.priceCents}
        ownName={targetPriceCents === null ? 'the price chosen above' : 'the home you have in mind'}
      />
      <PartsSection program={program.program} priceCents={offer.priceCents} monthly={offer.monthly} />
    </>
  );
});

interface PriceSectionProps extends Pick<ChartsProps, 'figures' | 'rows'> {
  readonly program: AffordabilityProgram;
  readonly comfortableCents: number;
  readonly ceilingCents: number;
  readonly ownPriceCents: number;
  readonly ownName: string;
}

function PriceSection(props: PriceSectionProps): ReactNode {
  const { program, figures, rows, comfortableCents, ceilingCents, ownPriceCents, ownName } = props;
  const curve = useMemo(
    () =>
      priceCurve(
        { comfortableCents, ceilingCents },
        ownPriceCents,
        (priceCents) => purchaseCost(program, priceCents, figures, rows)?.monthly.totalCents ?? 0,
      ),
    [program, figures, rows, comfortableCents, ceilingCents, ownPriceCents],
  );
  return (
    <Section title="Price and payment" lead={`With ${loanTexts[program]}, from comfortable to over the limit.`}>
      <PriceChart curve={curve} ownName={ownName} />
    </Section>
  );
}

interface PartsSectionProps {
  readonly program: AffordabilityProgram;
  readonly priceCents: number;
  readonly monthly: MonthlyCost;
}

function PartsSection({ program, priceCents, monthly }: PartsSectionProps): ReactNode {
  const parts = useMemo(
    () =>
      [
        { name: 'Principal and interest', cents: monthly.principalAndInterestCents },
        { name: 'Property tax', cents: monthly.propertyTaxCents },
        { name: 'Home insurance', cents: monthly.homeInsuranceCents },
        { name: 'Flood insurance', cents: monthly.floodInsuranceCents },
        { name: 'Mortgage insurance', cents: monthly.mortgageInsuranceCents },
        { name: 'HOA dues', cents: monthly.hoaCents },
      ]
        .map(({ name, cents }) => ({ name, cents: Math.round(cents / 100) * 100 }))
        .filter(({ cents }) => cents > 0),
    [monthly],
  );
  return (
    <Section
      title="Where the payment goes"
      lead={`For a home of about ${aboutPrice(priceCents)} with ${loanTexts[program]}.`}
    >
      <PaymentParts parts={parts} />
    </Section>
  );
}
