import { propertyTypes, propertyUses, type Scenario } from '@hearthway/contracts/journey';
import { aboutMonthly, aboutPrice, dollars, rateText, shareText } from '../../../features/estimates/index.js';

export interface FigureRow {
  readonly name: string;
  readonly text: (scenario: Scenario) => string;
}

/** What the buyer chose. */
export const figureRows: readonly FigureRow[] = [
  { name: 'Name', text: ({ name }) => name },
  { name: 'State', text: ({ figures }) => figures.state },
  { name: 'Home', text: ({ figures: { propertyType } }) => (propertyType ? propertyTypes[propertyType] : '—') },
  { name: 'Use', text: ({ figures: { propertyUse } }) => (propertyUse ? propertyUses[propertyUse] : '—') },
  { name: 'Yearly income', text: ({ figures }) => dollars(figures.annualIncomeCents) },
  { name: 'Monthly debts', text: ({ figures }) => dollars(figures.monthlyDebtsCents) },
  {
    name: 'Down payment',
    text: ({ figures: { downPayment } }) =>
      downPayment.kind === 'amount' ? dollars(downPayment.cents) : shareText(downPayment.basisPoints),
  },
  { name: 'Rate', text: ({ figures }) => rateText(figures.annualRateMillionths) },
  { name: 'Term', text: ({ figures }) => `${figures.termMonths / 12} years` },
  { name: 'HOA dues', text: ({ figures }) => `${dollars(figures.monthlyHoaCents)} a month` },
  {
    name: 'Property tax',
    text: ({ figures: { propertyTaxBasisPoints } }) =>
      propertyTaxBasisPoints === null ? 'the state’s' : shareText(propertyTaxBasisPoints),
  },
  {
    name: 'Home insurance',
    text: ({ figures: { annualHomeInsuranceCents } }) =>
      annualHomeInsuranceCents === null ? 'the state’s' : `${dollars(annualHomeInsuranceCents)} a year`,
  },
  {
    name: 'Payment you chose',
    text: ({ figures: { monthlyPaymentCents } }) =>
      monthlyPaymentCents === null ? '—' : `${dollars(monthlyPaymentCents)} a month`,
  },
];

const headlineRow = (name: string, level: keyof Scenario['result']['headlines']): FigureRow => ({
  name,
  text({ result }) {
    const headline = result.headlines[level];
    return headline ? `${aboutPrice(headline.priceCents)} (${aboutMonthly(headline.monthlyCents)} a month)` : '—';
  },
});

/** What comes of it today. */
export const resultRows: readonly FigureRow[] = [
  headlineRow('Comfortable', 'comfortable'),
  headlineRow('Typical lender', 'typical'),
  headlineRow('Program ceiling', 'ceiling'),
  headlineRow('Your payment', 'payment'),
];
