import { useState, type ReactNode } from 'react';
import { pointsBreakEven, type BuyerFigures } from '@hearthway/contracts/affordability';
import { dollars, rateText } from '../../../features/estimates/index.js';
import { Section } from '../../../features/page-section/index.js';
import { PercentSlider } from '../adjust/percent-slider.js';
import css from './insights.module.css';

interface PointsProps {
  readonly figures: BuyerFigures;
  /** The loan amount, including a financed fee. */
  readonly principalCents: number;
}

/** Whether it is worth paying points for a lower rate. */
export function Points({ figures, principalCents }: PointsProps): ReactNode {
  const { annualRateMillionths, termMonths } = figures;
  const [pointsBasisPoints, setPoints] = useState(100);
  const [reduction, setReduction] = useState(2_500);
  const lowerRateMillionths = Math.max(0, annualRateMillionths - reduction);
  if (principalCents === 0) return null;
  const loan = { principalCents, annualRateMillionths, months: termMonths };
  const { costCents, savingCents, breakEvenMonths } = pointsBreakEven({ loan, pointsBasisPoints, lowerRateMillionths });
  return (
    <Section title="Do points pay off?">
      <p aria-live="polite">
        {costCents === 0 || savingCents <= 0 ? (
          'Choose points and a lower rate to compare them.'
        ) : (
          <>
            Paying {dollars(costCents)} now for {rateText(lowerRateMillionths)} instead of{' '}
            {rateText(annualRateMillionths)} saves about {dollars(savingCents)} a month.{' '}
            {breakEvenMonths === null
              ? 'It never pays for itself.'
              : `It pays for itself after ${monthsText(breakEvenMonths)}. If you may move or refinance sooner, skip it.`}
          </>
        )}
      </p>
      <div className={css['sliders']}>
        <PercentSlider
          label="Points, % of the loan"
          value={pointsBasisPoints}
          maximum={400}
          step={25}
          onChange={setPoints}
        />
        <PercentSlider
          label="Lower rate by"
          value={reduction / 100}
          maximum={200}
          step={12.5}
          onChange={(basisPoints) => {
            setReduction(Math.round(basisPoints * 100));
          }}
        />
      </div>
    </Section>
  );
}

function monthsText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
