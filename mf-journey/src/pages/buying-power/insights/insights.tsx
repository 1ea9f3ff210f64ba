import type { ReactNode } from 'react';
import type { AffordabilityLevel, AffordabilityResult, BuyerFigures } from '@hearthway/contracts/affordability';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import type { RowsByKey } from '@hearthway/contracts/policy';
import type { Start } from '../use-start.js';
import { Points } from './points.js';
import { RentOrBuy } from './rent-or-buy.js';
import { WhatIfs } from './what-ifs.js';

interface InsightsProps {
  readonly figures: BuyerFigures;
  readonly result: AffordabilityResult;
  readonly level: AffordabilityLevel;
  readonly rows: RowsByKey<PolicyRow>;
  readonly start: Pick<Start, 'annualIncomesCents' | 'rentCents'>;
}

/** What moves the price, and whether buying pays. */
export function Insights({ figures, result, level, rows, start }: InsightsProps): ReactNode {
  const headline = result.headlines[level];
  const program = result.programs.find((candidate) => candidate.program === headline?.program);
  const offer = program?.offers[level];
  if (!headline || !offer || offer.priceCents === 0) return null;
  const { totalCents, principalAndInterestCents, mortgageInsuranceCents } = offer.monthly;
  return (
    <>
      <WhatIfs figures={figures} level={level} rows={rows} incomes={start.annualIncomesCents} />
      <Points figures={figures} principalCents={offer.loanCents + offer.financedFeeCents} />
      <RentOrBuy
        figures={figures}
        rentCents={start.rentCents ?? 0}
        priceCents={offer.priceCents}
        downPaymentCents={offer.downPaymentCents}
        closingCostsCents={offer.cash.closingCosts.expectedCents}
        principalCents={offer.loanCents + offer.financedFeeCents}
        homeCostsMonthlyCents={totalCents - principalAndInterestCents - mortgageInsuranceCents}
        insuranceMonthlyCents={mortgageInsuranceCents}
        insuredAboveCents={program.program === 'conventional' ? shareOf(offer.priceCents, insuredShare) : 0}
      />
    </>
  );
}

/** In basis points of the price: by law (Homeowners Protection Act), mortgage insurance of a conventional loan ends there. */
const insuredShare = 7_800;
