import { useState, type ReactNode } from 'react';
import { rentOrBuy, rentOrBuyDefaults, type BuyerFigures } from '@hearthway/contracts/affordability';
import { aboutPrice } from '../../../features/estimates/index.js';
import { Section } from '../../../features/page-section/index.js';
import { MoneySlider } from '../adjust/money-slider.js';
import { PercentSlider } from '../adjust/percent-slider.js';
import { SliderField } from '../adjust/slider-field.js';
import { ChartTable } from '../../../features/chart-table/index.js';
import css from './insights.module.css';

interface RentOrBuyProps {
  readonly figures: BuyerFigures;
  readonly rentCents: number;
  readonly priceCents: number;
  readonly downPaymentCents: number;
  readonly closingCostsCents: number;
  readonly principalCents: number;
  readonly homeCostsMonthlyCents: number;
  readonly insuranceMonthlyCents: number;
  readonly insuredAboveCents: number;
}

/** Compares renting and buying over the years. Every assumption can be changed. */
export function RentOrBuy({ figures, rentCents, principalCents, ...purchase }: RentOrBuyProps): ReactNode {
  const [monthlyRentCents, setRent] = useState(rentCents || 180_000);
  const [given, setGiven] = useState<Record<keyof typeof rentOrBuyDefaults, number>>(rentOrBuyDefaults);
  const set = (part: Partial<typeof given>): void => {
    setGiven((before) => ({ ...before, ...part }));
  };
  const loan = {
    principalCents,
    annualRateMillionths: figures.annualRateMillionths,
    months: figures.termMonths,
  };
  const { years, cheaperFromYear } = rentOrBuy({ ...purchase, ...given, loan, monthlyRentCents });
  const last = years.at(-1);
  return (
    <Section title="Rent or buy?">
      <p aria-live="polite">
        {cheaperFromYear === null
          ? `With these assumptions, renting stays cheaper for ${yearsText(given.years)}.`
          : `With these assumptions, buying is cheaper if you stay ${yearsText(cheaperFromYear)} or longer.`}{' '}
        {last &&
          `After ${yearsText(last.year)}, buying has cost about ${aboutPrice(last.buyingCents)} and renting about ${aboutPrice(last.rentingCents)}, counting what you’d have left.`}
      </p>
      <p className={css['hint']}>Nobody knows how rents and prices will move. Change every assumption.</p>
      <div className={css['sliders']}>
        <MoneySlider
          label="Your monthly rent"
          value={monthlyRentCents}
          maximum={600_000}
          step={5_000}
          onChange={setRent}
        />
        <SliderField
          label="How long you’ll stay"
          value={given.years}
          minimum={1}
          maximum={30}
          step={1}
          suffix="years"
          spoken={yearsText}
          format={String}
          parse={(typed) => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : undefined)}
          onChange={(years) => {
            set({ years });
          }}
        />
        {percents.map(([name, label, maximum]) => (
          <PercentSlider
            key={name}
            label={label}
            value={given[name]}
            maximum={maximum}
            step={25}
            onChange={(basisPoints) => {
              set({ [name]: basisPoints });
            }}
          />
        ))}
      </div>
      <ChartTable
        caption="Net cost of buying and renting by year"
        headers={['Year', 'Buying', 'Renting']}
        rows={years.map(({ year, buyingCents, rentingCents }) => [
          String(year),
          aboutPrice(buyingCents),
          aboutPrice(rentingCents),
        ])}
      />
    </Section>
  );
}

const percents = [
  ['rentGrowthBasisPoints', 'Rent increase per year', 1_000],
  ['homeGrowthBasisPoints', 'Home value growth per year', 1_000],
  ['maintenanceBasisPoints', 'Upkeep per year, % of price', 400],
  ['sellingCostBasisPoints', 'Cost of selling, % of price', 1_000],
  ['investmentReturnBasisPoints', 'Return on savings per year', 1_200],
] as const;

const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;
