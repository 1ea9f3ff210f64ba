import type { ReactNode } from 'react';
import { homeFlags, homeStages, loanClasses, propertyTypes, type AssessedHome } from '@hearthway/contracts/journey';
import { ArrowLeftIcon, Button } from '@hearthway/web-kit';
import { formatCents, formatInteger, formatRounded } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { FitBadge, placeOf } from '../../../features/homes/index.js';
import css from './compare.module.css';

export interface CompareProps {
  readonly homes: readonly AssessedHome[];
  readonly onClose: () => void;
}

/** Up to four homes side by side, a fact in each row. */
export function Compare({ homes, onClose }: CompareProps): ReactNode {
  return (
    <section aria-labelledby="compare" className={css['compare']}>
      <div className={css['head']}>
        <h2 id="compare">Compare {homes.length} homes</h2>
        <Button variant="secondary" icon={<ArrowLeftIcon size={18} />} onClick={onClose}>
          Back to the board
        </Button>
      </div>
      <div className={css['scroll']} tabIndex={0} role="region" aria-label="Comparison">
        <table className={css['table']}>
          <thead>
            <tr>
              <td />
              {homes.map((home) => (
                <th key={home.id} scope="col">
                  <PageLink to={`/home-search/${home.id}`}>{home.address}</PageLink>
                  <span className={css['place']}>{placeOf(home)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, show }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {homes.map((home) => (
                  <td key={home.id}>{show(home) ?? <span className={css['unknown']}>Not known</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface Row {
  readonly name: string;
  /** `undefined` if it isn't known. */
  readonly show: (home: AssessedHome) => ReactNode | undefined;
}

const known = <Value,>(value: Value | null, show: (value: Value) => ReactNode): ReactNode | undefined =>
  value === null ? undefined : show(value);
const about = (cents: number) => `about ${formatRounded(cents, 1_000)}`;
const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

const rows: readonly Row[] = [
  { name: 'Price', show: ({ priceCents }) => formatCents(priceCents) },
  { name: 'Column', show: ({ stage }) => homeStages[stage] },
  { name: 'Fit with your goals', show: ({ assessment }) => known(assessment.fit, (fit) => <FitBadge fit={fit} />) },
  { name: 'Monthly payment', show: ({ assessment }) => known(assessment.monthlyPaymentCents, about) },
  {
    name: 'Cash to close',
    show: ({ assessment }) =>
      known(
        assessment.cashToClose,
        ({ lowCents, highCents }) => `${formatRounded(lowCents, 10_000)} to ${formatRounded(highCents, 10_000)}`,
      ),
  },
  {
    name: 'Kind of loan',
    show: ({ assessment }) => known(assessment.loanClass, (loanClass) => loanClasses[loanClass]),
  },
  {
    name: 'Against your budget',
    show: ({ assessment }) =>
      known(assessment.budget, ({ aboveCents }) =>
        aboveCents > 0 ? `${formatRounded(aboveCents, 100_000)} above` : `${formatRounded(-aboveCents, 100_000)} below`,
      ),
  },
  {
    name: 'Price per square foot',
    show: ({ assessment }) => known(assessment.pricePerSquareFootCents, (cents) => formatRounded(cents, 100)),
  },
  { name: 'Type', show: ({ propertyType }) => known(propertyType, (type) => propertyTypes[type]) },
  { name: 'Bedrooms', show: ({ bedrooms }) => known(bedrooms, String) },
  { name: 'Bathrooms', show: ({ bathrooms }) => known(bathrooms, String) },
  { name: 'Square feet', show: ({ squareFeet }) => known(squareFeet, formatInteger) },
  { name: 'Lot, square feet', show: ({ lotSquareFeet }) => known(lotSquareFeet, formatInteger) },
  { name: 'Year built', show: ({ yearBuilt }) => known(yearBuilt, String) },
  { name: 'Garage, cars', show: ({ garageSpaces }) => known(garageSpaces, String) },
  { name: 'Step-free entry', show: ({ stepFreeEntry }) => known(stepFreeEntry, yesNo) },
  {
    name: 'HOA fee per month',
    show: ({ hoaMonthlyCents }) => known(hoaMonthlyCents, (cents) => (cents === 0 ? 'No HOA' : formatCents(cents))),
  },
  { name: 'Property tax per year', show: ({ propertyTaxAnnualCents }) => known(propertyTaxAnnualCents, formatCents) },
  {
    name: 'Your ratings',
    show: ({ ratings }) =>
      ratings.length === 0 ? undefined : ratings.map(({ room, stars }) => `${room} ${stars}/5`).join(', '),
  },
  {
    name: 'To know',
    show: ({ assessment }) =>
      assessment.flags
        .flatMap((flag) => (Object.hasOwn(homeFlags, flag) ? homeFlags[flag as keyof typeof homeFlags].title : []))
        .join(', '),
  },
];
