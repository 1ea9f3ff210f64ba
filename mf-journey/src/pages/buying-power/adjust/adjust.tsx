import { memo, useState, type ReactNode } from 'react';
import {
  figureLimits,
  residencies,
  vaFundingFees,
  type AffordabilityResult,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import { propertyTypes, propertyUses, usStates } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import { Button, Card, Checkbox, ChevronDownIcon, Select } from '@hearthway/web-kit';
import { formatAmount, parseCents } from '@hearthway/web-kit/money';
import { aboutMonthly, aboutPrice, dollars, parsePercent, rateText } from '../../../features/estimates/index.js';
import { levelTexts } from '../levels.js';
import css from './adjust.module.css';
import { PlaceFields as AllPlaceFields } from './place-fields.js';
import { SliderField } from './slider-field.js';

// A state may have hundreds of counties, too many to render for each step of a slider.
const PlaceFields = memo(AllPlaceFields);

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
  /** Money at hand; `null` if not entered. */
  readonly savingsCents: number | null;
  /** For the price shown. */
  readonly plannedDownCents: number;
  readonly onChange: (change: Partial<BuyerFigures>) => void;
  /** `undefined` if nothing was changed. */
  readonly onReset: (() => void) | undefined;
}

/** Everything the buyer can try. The price above the sliders follows each of them. */
export function Adjust(props: AdjustProps): ReactNode {
  const { figures, defaults, headline, level, savingsCents, plannedDownCents, onChange, onReset } = props;
  const { monthlyPaymentCents } = figures;
  const stateName = usStates.find(([code]) => code === figures.state)?.[1] ?? figures.state;
  return (
    <Card as="aside" aria-labelledby="adjust-title" className={css['panel']}>
      <div className={css['result']}>
        <h2 id="adjust-title" className={css['title']}>
          Try other numbers
        </h2>
        <p className={css['now']} aria-live="polite">
          {levelTexts[level].name}:{' '}
          <strong>{headline ? `about ${aboutPrice(headline.priceCents)}` : 'no price yet'}</strong>
          {headline && headline.priceCents > 0 && `, ${aboutMonthly(headline.monthlyCents)} a month`}
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
          parse={scaledPercent(10_000)}
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
        <SliderField
          label="Yearly property tax"
          value={figures.propertyTaxBasisPoints ?? defaults.propertyTaxBasisPoints ?? 0}
          minimum={0}
          maximum={400}
          most={figureLimits.propertyTaxBasisPoints}
          step={5}
          suffix="%"
          spoken={(basisPoints) => `${percent(basisPoints)} of the price`}
          format={(basisPoints) => String(basisPoints / 100)}
          parse={scaledPercent(100)}
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
          value={figures.annualHomeInsuranceCents ?? defaults.annualHomeInsuranceCents ?? 0}
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
      <More
        figures={figures}
        cashAtHandCents={Math.max(0, (savingsCents ?? 0) - plannedDownCents)}
        onChange={onChange}
      />
      <Button variant="secondary" disabled={!onReset} onClick={onReset}>
        Back to the numbers you started with
      </Button>
    </Card>
  );
}

interface ChangeProps {
  readonly figures: BuyerFigures;
  readonly onChange: (change: Partial<BuyerFigures>) => void;
}

function DownPaymentSlider({ figures: { downPayment }, onChange }: ChangeProps): ReactNode {
  if (downPayment.kind === 'percent') {
    return (
      <SliderField
        label="Down payment"
        value={downPayment.basisPoints}
        minimum={0}
        maximum={5_000}
        most={10_000}
        step={50}
        suffix="%"
        spoken={(basisPoints) => `${percent(basisPoints)} of the price`}
        format={(basisPoints) => String(basisPoints / 100)}
        parse={scaledPercent(100)}
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

interface MoreProps extends ChangeProps {
  readonly cashAtHandCents: number;
}

/** What few buyers have to change. */
function More(props: MoreProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={css['more']}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary className={css['more-title']}>
        <ChevronDownIcon size={18} className={css['chevron']} />
        More details
      </summary>
      {open && <MoreFields {...props} />}
    </details>
  );
}

function MoreFields({ figures, cashAtHandCents, onChange }: MoreProps): ReactNode {
  return (
    <div className={css['sliders']}>
      <PlaceFields state={figures.state} countyFips={figures.countyFips} onChange={onChange} />
      <Select
        label="Kind of home"
        reserveError={false}
        value={figures.propertyType ?? ''}
        options={[...(figures.propertyType ? [] : [{ value: '', label: 'Not sure yet' }]), ...optionsOf(propertyTypes)]}
        onChange={({ target }) => {
          onChange({ propertyType: target.value as BuyerFigures['propertyType'] });
        }}
      />
      <Select
        label="How you’ll use it"
        reserveError={false}
        value={figures.propertyUse ?? ''}
        options={[...(figures.propertyUse ? [] : [{ value: '', label: 'Not sure yet' }]), ...optionsOf(propertyUses)]}
        onChange={({ target }) => {
          onChange({ propertyUse: target.value as BuyerFigures['propertyUse'] });
        }}
      />
      {figures.propertyType === 'multi_family' && (
        <Select
          label="Homes in the building"
          reserveError={false}
          value={String(figures.units)}
          options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
          onChange={({ target }) => {
            onChange({ units: Number(target.value) });
          }}
        />
      )}
      <MoneySlider
        label="Yearly flood insurance"
        value={figures.annualFloodInsuranceCents}
        maximum={500_000}
        step={5_000}
        onChange={(annualFloodInsuranceCents) => {
          onChange({ annualFloodInsuranceCents });
        }}
      />
      <Checkbox
        label="Keep the price within my cash"
        help="Closing costs and reserves then limit the price, too."
        checked={figures.cashForCostsCents !== null}
        onChange={({ target }) => {
          onChange({ cashForCostsCents: target.checked ? cashAtHandCents : null });
        }}
      />
      {figures.cashForCostsCents !== null && (
        <MoneySlider
          label="Cash besides the down payment"
          value={figures.cashForCostsCents}
          maximum={10_000_000}
          step={50_000}
          help="For closing costs and reserves"
          onChange={(cashForCostsCents) => {
            onChange({ cashForCostsCents });
          }}
        />
      )}
      <Select
        label="VA loan benefit"
        reserveError={false}
        value={figures.vaFundingFee}
        options={optionsOf(vaFundingFees)}
        onChange={({ target }) => {
          onChange({ vaFundingFee: target.value as BuyerFigures['vaFundingFee'] });
        }}
      />
      <Select
        label="Residency"
        optional
        reserveError={false}
        help="Only to say what programs ask. It never changes a price."
        value={figures.residency ?? ''}
        options={[{ value: '', label: 'Prefer not to say' }, ...optionsOf(residencies)]}
        onChange={({ target }) => {
          onChange({ residency: target.value === '' ? null : (target.value as BuyerFigures['residency']) });
        }}
      />
    </div>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface MoneySliderProps {
  readonly label: string;
  readonly value: number;
  readonly maximum: number;
  readonly step: number;
  readonly help?: ReactNode;
  readonly onChange: (cents: number) => void;
}

function MoneySlider(props: MoneySliderProps): ReactNode {
  return (
    <SliderField
      {...props}
      minimum={0}
      most={figureLimits.amountCents}
      prefix="$"
      spoken={dollars}
      format={formatAmount}
      parse={parseCents}
    />
  );
}

/** Percent as typed to an integer of `unit`s: 100 for basis points, 10,000 for millionths. */
const scaledPercent =
  (unit: number) =>
  (typed: string): number | undefined => {
    const read = parsePercent(typed);
    return read === undefined ? undefined : Math.round(read * unit);
  };
