import { useMemo, useState, type ReactNode } from 'react';
import {
  costOfDebt,
  pointsBreakEven,
  rentOrBuy,
  rentOrBuyDefaults,
  stressTests,
  waysToRaise,
  type AffordabilityLevel,
  type AffordabilityResult,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import type { RowsByKey } from '@hearthway/contracts/policy';
import { formatAmount, parseCents } from '@hearthway/web-kit/money';
import { aboutMonthly, aboutPrice, dollars, parsePercent, rateText } from '../../../features/estimates/index.js';
import { SliderField } from '../adjust/slider-field.js';
import { Section } from '../section.js';
import { ChartTable } from '../charts/chart-table.js';
import type { Start } from '../use-start.js';
import { leverTexts, stressTexts } from './what-if-texts.js';
import css from './insights.module.css';

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
        otherMonthlyCents={offer.monthly.totalCents - offer.monthly.principalAndInterestCents}
      />
    </>
  );
}

type WhatIfsProps = Pick<InsightsProps, 'figures' | 'level' | 'rows'> & { readonly incomes: readonly number[] };

function WhatIfs({ figures, level, rows, incomes }: WhatIfsProps): ReactNode {
  const earning = incomes.filter((cents) => cents > 0);
  const lost = earning.length > 1 ? Math.max(...earning) : null;
  const stress = useMemo(() => stressTests(figures, rows, level, lost), [figures, rows, level, lost]);
  const raise = useMemo(() => waysToRaise(figures, rows, level), [figures, rows, level]);
  const perHundred = useMemo(() => costOfDebt(figures, rows, level), [figures, rows, level]);
  return (
    <Section title="What moves your number">
      <p>
        {perHundred > 0
          ? `Each $100 of monthly debt costs you about ${aboutPrice(perHundred)} of price.`
          : 'Your debts don’t limit the price at this level.'}
      </p>
      <div className={css['columns']}>
        <div>
          <h3 className={css['subtitle']}>If things change</h3>
          <ul className={css['list']}>
            {stress.map(({ key, priceCents, changeCents }) => (
              <li key={key}>
                <span>{stressTexts[key]}</span>
                <span className={css['change']}>
                  {aboutPrice(priceCents)} <small>({signed(changeCents)})</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={css['subtitle']}>Ways to raise it</h3>
          {raise.length === 0 ? (
            <p>None of the usual ways raises this price.</p>
          ) : (
            <ol className={css['list']}>
              {raise.map(({ key, changeCents }) => (
                <li key={key}>
                  <span>{leverTexts(figures)[key]}</span>
                  <span className={css['change']}>{signed(changeCents)}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </Section>
  );
}

const signed = (cents: number): string => (cents < 0 ? aboutPrice(cents) : `+${aboutPrice(cents)}`);

function Points({ figures, principalCents }: Pick<InsightsProps, 'figures'> & { principalCents: number }): ReactNode {
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
        Paying {dollars(costCents)} now for {rateText(lowerRateMillionths)} instead of {rateText(annualRateMillionths)}{' '}
        saves about {aboutMonthly(Math.max(0, savingCents))} a month.{' '}
        {breakEvenMonths === null
          ? 'It never pays for itself.'
          : `It pays for itself after ${monthsText(breakEvenMonths)}. If you may move or refinance sooner, skip it.`}
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

interface RentOrBuyProps {
  readonly figures: BuyerFigures;
  readonly rentCents: number;
  readonly priceCents: number;
  readonly downPaymentCents: number;
  readonly closingCostsCents: number;
  readonly principalCents: number;
  readonly otherMonthlyCents: number;
}

function RentOrBuy({ figures, rentCents, principalCents, ...purchase }: RentOrBuyProps): ReactNode {
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
          ? `With these assumptions, renting stays cheaper for ${given.years} years.`
          : `With these assumptions, buying is cheaper if you stay ${cheaperFromYear} ${cheaperFromYear === 1 ? 'year' : 'years'} or longer.`}{' '}
        {last &&
          `After ${last.year} years, buying has cost about ${aboutPrice(last.buyingCents)} and renting about ${aboutPrice(last.rentingCents)}, counting what you’d have left.`}
      </p>
      <p className={css['hint']}>Nobody knows how rents and prices will move. Change every assumption.</p>
      <div className={css['sliders']}>
        <SliderField
          label="Your monthly rent"
          value={monthlyRentCents}
          minimum={0}
          maximum={600_000}
          most={100_000_000}
          step={5_000}
          prefix="$"
          spoken={dollars}
          format={formatAmount}
          parse={parseCents}
          onChange={setRent}
        />
        <SliderField
          label="How long you’ll stay"
          value={given.years}
          minimum={1}
          maximum={30}
          step={1}
          suffix="years"
          spoken={(years) => `${years} years`}
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

interface PercentSliderProps {
  readonly label: string;
  /** In basis points. */
  readonly value: number;
  readonly maximum: number;
  readonly step: number;
  readonly onChange: (basisPoints: number) => void;
}

function PercentSlider(props: PercentSliderProps): ReactNode {
  return (
    <SliderField
      {...props}
      minimum={0}
      suffix="%"
      spoken={percent}
      format={(basisPoints) => String(basisPoints / 100)}
      parse={(typed) => {
        const read = parsePercent(typed);
        return read === undefined ? undefined : Math.round(read * 100);
      }}
    />
  );
}
