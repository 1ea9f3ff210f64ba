import { affordabilityPrograms } from '@hearthway/contracts/affordability';
import { propertyTypes, propertyUses, type Scenario } from '@hearthway/contracts/journey';
import { csvText, type CsvCell, type CsvColumn } from '../../../csv.js';

const columns: readonly CsvColumn<Scenario>[] = [
  ['Name', ({ name }) => name],
  ['Budget', ({ pinned }) => pinned],
  ['Saved (UTC)', ({ savedAt }) => savedAt],
  ['State', ({ figures }) => figures.state],
  ['Home', ({ figures }) => (figures.propertyType ? propertyTypes[figures.propertyType] : '')],
  ['Use', ({ figures }) => (figures.propertyUse ? propertyUses[figures.propertyUse] : '')],
  ['Yearly income ($)', ({ figures }) => dollars(figures.annualIncomeCents)],
  ['Monthly debts ($)', ({ figures }) => dollars(figures.monthlyDebtsCents)],
  ['Down payment', ({ figures }) => downPaymentOf(figures.downPayment)],
  ['Rate (%)', ({ figures }) => figures.annualRateMillionths / 10_000],
  ['Term (months)', ({ figures }) => figures.termMonths],
  ['Monthly HOA ($)', ({ figures }) => dollars(figures.monthlyHoaCents)],
  ...(['comfortable', 'typical', 'ceiling'] as const).flatMap((level) => {
    const headline = ({ result }: Scenario) => result.headlines[level];
    return [
      [`Price, ${level} ($)`, (scenario: Scenario) => optionalDollars(headline(scenario)?.priceCents)],
      [`Monthly payment, ${level} ($)`, (scenario: Scenario) => optionalDollars(headline(scenario)?.monthlyCents)],
      [
        `Program, ${level}`,
        (scenario: Scenario) => {
          const program = headline(scenario)?.program;
          return program ? affordabilityPrograms[program] : '';
        },
      ],
    ] as const;
  }),
];

/** All scenarios with today's results. */
export const scenariosCsv = (scenarios: readonly Scenario[]): string => csvText(columns, scenarios);

const dollars = (cents: number): number => cents / 100;
const optionalDollars = (cents: number | undefined): CsvCell => (cents === undefined ? null : dollars(cents));

function downPaymentOf(downPayment: Scenario['figures']['downPayment']): string {
  return downPayment.kind === 'amount' ? `$${dollars(downPayment.cents)}` : `${downPayment.basisPoints / 100}%`;
}
