import type { ReactNode } from 'react';
import { figureLimits, type AffordabilityResult, type BuyerFigures } from '@hearthway/contracts/affordability';
import { usStates } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import { Button, Card } from '@hearthway/web-kit';
import { aboutMonthly, aboutPrice, parsePercent, rateText } from '../../../features/estimates/index.js';
import { levelTexts } from '../levels.js';
import css from './adjust.module.css';
import { MoneySlider } from './money-slider.js';
import { MoreDetails } from './more-details.js';
import { PercentSlider } from './percent-slider.js';
import { SliderField } from './slider-field.js';

/** The state's own figures, for what the buyer didn't enter. `null` if there are none. */
export interface StateDefaults {
  readonly propertyTaxBasisPoints: number | null;
  readonly annualHomeInsuranceCents: number | null;
}

export interface AdjustProps {
  readonly figures: BuyerFigures;
  readonly defaults: StateDefaults;
  readonly headline: AffordabilityResult['headlines'][keyof AffordabilityResult['headlines']];
  readonly level: keyof typeof levelTexts;
  /** The buyer’s savings, or else what the price shown takes. */
  readonly cashCents: number;
  readonly onChange: (change: Partial<BuyerFigures>) => void;
  /** `undefined` if nothing was changed. */
  readonly onReset: (() => void) | undefined;
}

/** Everything the buyer can try. The price above the sliders follows each of them. */
export function Adjust(props: AdjustProps): ReactNode {
  const { figures, defaults, headline, level, cashCents, onChange, onReset } = props;
  const { monthlyPaymentCents } = figures;
  const hasPrice = headline !== null && headline.priceCents > 0;
  const stateName = usStates.find(([code]) => code === figures.state)?.[1] ?? figures.state;
  return (
    <Card as="aside" aria-labelledby="adjust-title" className={css['panel']}>
      <div className={css['result']}>
        <h2 id="adjust-title" className={css['title']}>
          Try other numbers
        </h2>
        <p className={css['now']} aria-live="polite">
          {levelTexts[level].name}:{' '}
          <strong>{hasPrice ? `about ${aboutPrice(headline.priceCents)}` : 'no price'}</strong>
          {hasPrice && `, ${aboutMonthly(headline.monthlyCents)} a month`}
        </p>
      </div>
      <div className={css['sliders']}>
        {level === 'payment' && (
          <MoneySlider
            label="Monthly payment"
            value={monthlyPaymentCents ?? 0}
            maximum={1_000_000}
            step={5_000}
            help="Loan, taxes, insurance, and dues together"
            onChange={(cents) => {
              onChange({ monthlyPaymentCents: cents });
            }}
          />
        )}
        <DownPaymentSlider figures={figures} onChange={onChange} />
        <SliderField
          label="Interest rate"
          value={figures.annualRateMillionths}
          minimum={0}
          maximum={120_000}
          most={figureLimits.annualRateMillionths}
          step={1_250}
          suffix="%"
          spoken={rateText}
          format={(millionths) => String(Number((millionths / 10_000).toFixed(3)))}
          parse={(typed) => {
            const read = parsePercent(typed);
            return read === undefined ? undefined : Math.round(read * 10_000);
          }}
          help="Your lender’s quote, or an example"
          onChange={(annualRateMillionths) => {
            onChange({ annualRateMillionths });
          }}
        />
        <SliderField
          label="Loan term"
          value={figures.termMonths}
          minimum={120}
          least={figureLimits.termMonths.shortest}
          maximum={360}
          most={figureLimits.termMonths.longest}
          step={60}
          suffix="years"
          spoken={(months) => `${months / 12} years`}
          format={(months) => String(months / 12)}
          parse={(typed) => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) * 12 : undefined)}
          onChange={(termMonths) => {
            onChange({ termMonths });
          }}
        />
        <MoneySlider
          label="Monthly HOA dues"
          value={figures.monthlyHoaCents}
          maximum={150_000}
          step={2_500}
          help="Condo or homeowners association"
          onChange={(monthlyHoaCents) => {
            onChange({ monthlyHoaCents });
          }}
        />
        <PercentSlider
          label="Yearly property tax"
          value={figures.propertyTaxBasisPoints ?? defaults.propertyTaxBasisPoints}
          maximum={400}
          most={figureLimits.propertyTaxBasisPoints}
          step={5}
          spoken={shareOfPrice}
          help={
            figures.propertyTaxBasisPoints !== null
              ? 'Your own figure'
              : defaults.propertyTaxBasisPoints === null
                ? `We have no figure for ${stateName}. Please enter one.`
                : `Typical for ${stateName}`
          }
          onChange={(propertyTaxBasisPoints) => {
            onChange({ propertyTaxBasisPoints });
          }}
        />
        <MoneySlider
          label="Yearly home insurance"
          value={figures.annualHomeInsuranceCents ?? defaults.annualHomeInsuranceCents}
          maximum={1_200_000}
          step={10_000}
          help={
            figures.annualHomeInsuranceCents !== null
              ? 'Your own figure'
              : defaults.annualHomeInsuranceCents === null
                ? `We have no figure for ${stateName}. Please enter one.`
                : `Average for ${stateName}. A quote may differ a lot.`
          }
          onChange={(annualHomeInsuranceCents) => {
            onChange({ annualHomeInsuranceCents });
          }}
        />
      </div>
      <MoreDetails figures={figures} cashCents={cashCents} onChange={onChange} />
      {/* Not `disabled`: it was just pressed, and has the focus. */}
      <Button variant="secondary" aria-disabled={!onReset} onClick={onReset}>
        Back to the numbers you started with
      </Button>
    </Card>
  );
}

function DownPaymentSlider({
  figures: { downPayment },
  onChange,
}: Pick<AdjustProps, 'figures' | 'onChange'>): ReactNode {
  if (downPayment.kind === 'percent') {
    return (
      <PercentSlider
        label="Down payment"
        value={downPayment.basisPoints}
        maximum={5_000}
        most={10_000}
        step={50}
        spoken={shareOfPrice}
        help="Of the price"
        onChange={(basisPoints) => {
          onChange({ downPayment: { kind: 'percent', basisPoints } });
        }}
      />
    );
  }
  return (
    <MoneySlider
      label="Down payment"
      value={downPayment.cents}
      maximum={30_000_000}
      step={100_000}
      onChange={(cents) => {
        onChange({ downPayment: { kind: 'amount', cents } });
      }}
    />
  );
}

const shareOfPrice = (basisPoints: number): string => `${percent(basisPoints)} of the price`;
