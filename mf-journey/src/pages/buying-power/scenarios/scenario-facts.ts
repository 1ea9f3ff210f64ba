import { affordabilityPrograms, type AffordabilityLevel } from '@hearthway/contracts/affordability';
import { plannedLevel, propertyTypes, propertyUses, type Scenario } from '@hearthway/contracts/journey';
import { csvFile, csvLine, type CsvCell } from '@hearthway/contracts/csv';
import { formatRounded } from '@hearthway/web-kit/money';
import { aboutMonthly, aboutPrice, dollars, rateText } from '../../../features/estimates/index.js';
import { levelTexts } from '../levels.js';

/** How a value is shown, and what it counts in the file. */
const units = {
  /** Estimated, in cents. */
  price: { text: aboutPrice, inFile: hundredth, sign: ' ($)' },
  /** Estimated, in cents a month. */
  monthly: { text: aboutMonthly, inFile: hundredth, sign: ' ($)' },
  /** Cents that may follow from an estimate. */
  hundreds: { text: (cents: number) => formatRounded(cents, 10_000), inFile: hundredth, sign: ' ($)' },
  cents: { text: dollars, inFile: hundredth, sign: ' ($)' },
  millionths: { text: rateText, inFile: (millionths: number) => millionths / 10_000, sign: ' (%)' },
  basisPoints: { text: (points: number) => `${points / 100}%`, inFile: hundredth, sign: ' (%)' },
  months: { text: monthsText, inFile: (months: number) => months, sign: ' (months)' },
} as const;

/** One thing to know of a scenario: an amount in its unit, or a text; `null` if there is none. */
type Fact = { readonly name: string; readonly missing?: string } & (
  | { readonly unit: keyof typeof units; readonly of: (scenario: Scenario) => number | null | undefined }
  | { readonly unit?: never; readonly of: (scenario: Scenario) => string | null | undefined }
);

const ofLevel = (level: AffordabilityLevel): Fact[] => [
  { name: `${levelTexts[level].name}: price`, unit: 'price', of: ({ headlines }) => headlines[level]?.priceCents },
  {
    name: `${levelTexts[level].name}: a month`,
    unit: 'monthly',
    of: ({ headlines }) => headlines[level]?.monthlyCents,
  },
];

/** A scenario's results today. */
const results: readonly Fact[] = [
  ...(['payment', 'comfortable', 'typical', 'ceiling'] as const).flatMap(ofLevel),
  { name: 'Price level', of: (scenario) => levelTexts[plannedLevel(scenario)].name },
  { name: 'Loan program', of: ({ plan }) => plan && affordabilityPrograms[plan.program] },
  { name: 'Down payment', unit: 'hundreds', of: ({ plan }) => plan?.downPaymentCents },
  { name: 'Cash needed', unit: 'price', of: ({ plan }) => plan?.cashCents },
];

/** What the buyer chose. */
const choices: readonly Fact[] = [
  { name: 'State', of: ({ figures }) => figures.state },
  { name: 'Home', of: ({ figures: { propertyType } }) => propertyType && propertyTypes[propertyType] },
  { name: 'Use', of: ({ figures: { propertyUse } }) => propertyUse && propertyUses[propertyUse] },
  { name: 'Yearly income', unit: 'cents', of: ({ figures }) => figures.annualIncomeCents },
  { name: 'Monthly debts', unit: 'cents', of: ({ figures }) => figures.monthlyDebtsCents },
  { name: 'Interest rate', unit: 'millionths', of: ({ figures }) => figures.annualRateMillionths },
  { name: 'Term', unit: 'months', of: ({ figures }) => figures.termMonths },
  { name: 'Monthly HOA dues', unit: 'cents', of: ({ figures }) => figures.monthlyHoaCents },
  {
    name: 'Yearly property tax',
    unit: 'basisPoints',
    of: ({ figures }) => figures.propertyTaxBasisPoints,
    missing: 'typical for the state',
  },
  {
    name: 'Yearly home insurance',
    unit: 'cents',
    of: ({ figures }) => figures.annualHomeInsuranceCents,
    missing: 'typical for the state',
  },
];

export interface ComparedFact {
  readonly name: string;
  /** One per scenario. */
  readonly texts: readonly string[];
}

/** Results, then every choice that differs between the scenarios. */
export function comparisonOf(scenarios: readonly Scenario[]): readonly ComparedFact[] {
  const compared = (facts: readonly Fact[]) =>
    facts.map((fact) => ({ name: fact.name, texts: scenarios.map((scenario) => textOf(fact, scenario)) }));
  return [
    ...compared(results).filter(({ texts }) => texts.some((text) => text !== none)),
    ...compared(choices).filter(({ texts }) => new Set(texts).size > 1),
  ];
}

/** A row per scenario, with today’s results. */
export function scenariosCsv(scenarios: readonly Scenario[]): string {
  const facts = [...choices, ...results];
  const head = [
    'Name',
    'Budget',
    'Saved (UTC)',
    ...facts.map(({ name, unit }) => name + (unit ? units[unit].sign : '')),
  ];
  const rows = scenarios.map((scenario): CsvCell[] => [
    scenario.name,
    scenario.pinned ? 'yes' : 'no',
    scenario.savedAt,
    ...facts.map((fact) => cellOf(fact, scenario)),
  ]);
  return csvFile([head, ...rows].map(csvLine));
}

const none = '—';

function textOf(fact: Fact, scenario: Scenario): string {
  const { missing = none } = fact;
  if (!fact.unit) return fact.of(scenario) ?? missing;
  const amount = fact.of(scenario);
  return amount === null || amount === undefined ? missing : units[fact.unit].text(amount);
}

function cellOf(fact: Fact, scenario: Scenario): CsvCell {
  if (!fact.unit) return fact.of(scenario) ?? '';
  const amount = fact.of(scenario);
  return amount === null || amount === undefined ? '' : units[fact.unit].inFile(amount);
}

function hundredth(amount: number): number {
  return amount / 100;
}

function monthsText(months: number): string {
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
