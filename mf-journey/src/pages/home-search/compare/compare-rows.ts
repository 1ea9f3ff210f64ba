import { fitRank } from '@hearthway/contracts/home-goals';
import {
  homeStages,
  loanClasses,
  marketStatuses,
  propertyTypes,
  type AssessedHome,
} from '@hearthway/contracts/journey';
import { formatCents, formatInteger } from '@hearthway/web-kit/money';
import { aboutMonthly, aboutPrice, dollars } from '../../../features/estimates/index.js';
import { budgetText, fitText, knownFlags } from '../../../features/homes/index.js';

export interface CompareCell {
  readonly text: string;
  readonly isKnown: boolean;
  /** `Lowest`, `Most`, and so on, if this one alone is best by its figure. */
  readonly best: string | undefined;
}

interface CompareRow {
  readonly name: string;
  readonly cells: readonly CompareCell[];
}

/** The homes' facts, figures, fit, and ratings, a row for each that is known of one of them. */
export function compareRows(homes: readonly AssessedHome[]): readonly CompareRow[] {
  return rows
    .map(({ name, show, none = 'Not known', best: mark }) => {
      const [word, figure, isEarned = () => true] = mark ?? [];
      const values = homes.map((home) => figure?.(home) ?? undefined);
      const known = values.filter((value) => value !== undefined);
      const lowest = Math.min(...known);
      const isDecided = known.length > 1 && known.filter((value) => value === lowest).length === 1;
      return {
        name,
        cells: homes.map((home, place) => {
          const text = show(home) ?? '';
          return {
            text: text === '' ? none : text,
            isKnown: text !== '',
            best: isDecided && values[place] === lowest && isEarned(home) ? word : undefined,
          };
        }),
      };
    })
    .filter(({ cells }) => cells.some(({ isKnown }) => isKnown));
}

interface Row {
  readonly name: string;
  /** Empty or `null` if there is nothing to show. */
  readonly show: (home: AssessedHome) => string | null;
  /** Text shown in that case; by default, that it isn't known. */
  readonly none?: string;
  /** The label for the best one, the figure it is judged by (lower is better), and any other condition. */
  readonly best?: readonly [
    word: string,
    figure: (home: AssessedHome) => number | null,
    isEarned?: (home: AssessedHome) => boolean,
  ];
}

const ifKnown = <Value>(value: Value | null, show: (value: Value) => string): string | null =>
  value === null ? null : show(value);
const more = (value: number | null): number | null => value && -value;
const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

const rows: readonly Row[] = [
  {
    name: 'Price',
    show: ({ priceCents }) => formatCents(priceCents),
    best: ['Lowest', ({ priceCents }) => priceCents],
  },
  {
    name: 'Monthly payment',
    show: ({ assessment }) => ifKnown(assessment.monthlyPaymentCents, (cents) => `About ${aboutMonthly(cents)}`),
    best: ['Lowest', ({ assessment }) => assessment.monthlyPaymentCents],
  },
  {
    name: 'Cash to close',
    show: ({ assessment }) =>
      ifKnown(
        assessment.cashToClose,
        ({ lowCents, highCents }) => `${aboutPrice(lowCents)} to ${aboutPrice(highCents)}`,
      ),
    best: ['Lowest', ({ assessment }) => assessment.cashToClose?.expectedCents ?? null],
  },
  { name: 'Budget', show: ({ assessment }) => ifKnown(assessment.aboveBudgetCents, budgetText) },
  {
    name: 'Price per square foot',
    show: ({ assessment }) => ifKnown(assessment.pricePerSquareFootCents, dollars),
    best: ['Lowest', ({ assessment }) => assessment.pricePerSquareFootCents],
  },
  { name: 'Kind of loan', show: ({ assessment }) => ifKnown(assessment.loanClass, (kind) => loanClasses[kind]) },
  {
    name: 'Fit with your goals',
    show: ({ assessment: { fit } }) => fit && fitText(fit),
    best: [
      'Best',
      ({ assessment: { fit } }) => fit && -fitRank(fit),
      // If less than half of the goals are known, nobody can tell.
      ({ assessment: { fit } }) => fit !== null && fit.verdict !== 'ruled_out' && fit.knownShare >= 50,
    ],
  },
  { name: 'Goals it meets', show: (home) => reasons(home, 'met'), none: 'None' },
  { name: 'Goals it misses', show: (home) => reasons(home, 'missed'), none: 'None' },
  { name: 'Goals to check', show: (home) => reasons(home, 'unknown'), none: 'None' },
  {
    name: 'Your ratings',
    show: ({ impressions }) => impressions.ratings.map(({ room, stars }) => `${room} ${stars} of 5`).join(', '),
    none: 'Not rated',
    best: [
      'Highest',
      ({ impressions: { ratings } }) =>
        ratings.length === 0 ? null : -ratings.reduce((sum, { stars }) => sum + stars, 0) / ratings.length,
    ],
  },
  { name: 'Type of home', show: ({ propertyType }) => ifKnown(propertyType, (type) => propertyTypes[type]) },
  {
    name: 'Bedrooms',
    show: ({ bedrooms }) => ifKnown(bedrooms, String),
    best: ['Most', ({ bedrooms }) => more(bedrooms)],
  },
  {
    name: 'Bathrooms',
    show: ({ bathrooms }) => ifKnown(bathrooms, String),
    best: ['Most', ({ bathrooms }) => more(bathrooms)],
  },
  {
    name: 'Square feet',
    show: ({ squareFeet }) => ifKnown(squareFeet, formatInteger),
    best: ['Most', ({ squareFeet }) => more(squareFeet)],
  },
  { name: 'Lot, square feet', show: ({ lotSquareFeet }) => ifKnown(lotSquareFeet, formatInteger) },
  { name: 'Year built', show: ({ yearBuilt }) => ifKnown(yearBuilt, String) },
  { name: 'Stories', show: ({ stories }) => ifKnown(stories, String) },
  { name: 'Garage, cars', show: ({ garageSpaces }) => ifKnown(garageSpaces, String) },
  { name: 'Step-free entry', show: ({ stepFreeEntry }) => ifKnown(stepFreeEntry, yesNo) },
  { name: 'Yard', show: ({ yard }) => ifKnown(yard, yesNo) },
  { name: 'Home office', show: ({ homeOffice }) => ifKnown(homeOffice, yesNo) },
  {
    name: 'HOA fee per month',
    show: ({ hoaMonthlyCents }) => ifKnown(hoaMonthlyCents, (cents) => (cents === 0 ? 'No HOA' : formatCents(cents))),
    best: ['Lowest', ({ hoaMonthlyCents }) => hoaMonthlyCents],
  },
  {
    name: 'Property tax per year',
    show: ({ propertyTaxAnnualCents }) => ifKnown(propertyTaxAnnualCents, formatCents),
    best: ['Lowest', ({ propertyTaxAnnualCents }) => propertyTaxAnnualCents],
  },
  { name: 'Column', show: ({ stage }) => homeStages[stage] },
  { name: 'Status', show: ({ marketStatus }) => marketStatuses[marketStatus] },
  {
    name: 'To know',
    show: ({ assessment }) =>
      knownFlags(assessment.flags)
        .map(({ flag }) => flag.title)
        .join(', '),
  },
];

type Reason = NonNullable<AssessedHome['assessment']['fit']>['reasons'][number];

function reasons({ assessment: { fit } }: AssessedHome, result: Reason['result']): string {
  return (fit?.reasons ?? [])
    .filter((reason) => reason.result === result)
    .map(reasonText)
    .join('; ');
}

function reasonText({ text, list, result }: Reason): string {
  if (list !== 'never') return text;
  return result === 'met' ? `Clear of: ${text}` : `Never: ${text}`;
}
