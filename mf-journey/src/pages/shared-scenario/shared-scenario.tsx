import type { ReactNode } from 'react';
import { affordabilityPrograms } from '@hearthway/contracts/affordability';
import { propertyTypes, usStates, type SharedScenario as Shared } from '@hearthway/contracts/journey';
import { Alert, Card } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { usePlatform } from '@hearthway/web-kit/slice';
import { aboutMonthly, aboutPrice, rateText } from '../../features/estimates/index.js';
import { LinkPage } from '../../features/link-page/index.js';
import { fetchSharedScenario, sharedPath } from '../../features/scenarios/index.js';
import css from './shared-scenario.module.css';

/** A scenario that its owner shared, for anyone with the link. */
export function SharedScenario(): ReactNode {
  const { session } = usePlatform();
  return (
    <LinkPage
      path={sharedPath}
      loading="Loading the shared budget"
      fetch={(token, signal) => fetchSharedScenario(session, token, signal)}
    >
      {(shared) => <Result shared={shared} />}
    </LinkPage>
  );
}

const programNames: ReadonlyMap<string, string> = new Map(Object.entries(affordabilityPrograms));

const levels = [
  ['comfortable', 'Comfortable', 'Leaves room for life'],
  ['typical', 'Typical lender', 'What many lenders allow'],
  ['ceiling', 'Program ceiling', 'The most a program allows'],
] as const;

const useTexts: Readonly<Record<NonNullable<Shared['propertyUse']>, string>> = {
  primary_residence: 'a primary residence',
  second_home: 'a second home',
  investment: 'an investment',
};

function homeText(type: Shared['propertyType']): string {
  if (type === null) return 'a home';
  return type === 'land' ? 'land' : `a ${propertyTypes[type].toLowerCase()}`;
}

function Result({ shared }: { readonly shared: Shared }): ReactNode {
  const { state, propertyType, propertyUse, annualRateMillionths, termMonths, headlines, programs, asOf } = shared;
  const stateName = usStates.find(([code]) => code === state)?.[1] ?? state;
  return (
    <>
      <h1 tabIndex={-1} className={css['title']}>
        A home-buying budget
      </h1>
      <p className={css['lead']}>
        Someone shared this estimate with you. It’s for {homeText(propertyType)}
        {propertyUse && `, as ${useTexts[propertyUse]},`} in {stateName}, at {rateText(annualRateMillionths)} over{' '}
        {termMonths / 12} years, with the limits and costs of {formatDay(asOf)}.
      </p>
      <ul className={css['levels']}>
        {levels.map(([level, name, explanation]) => {
          const headline = headlines[level];
          return (
            <Card as="li" key={level} className={css['level']}>
              <h2 className={css['level-name']}>{name}</h2>
              <p className={css['price']}>{headline ? `about ${aboutPrice(headline.priceCents)}` : 'No price'}</p>
              <p>{headline && `${aboutMonthly(headline.monthlyCents)} a month`}</p>
              <p className={css['explanation']}>{explanation}</p>
            </Card>
          );
        })}
      </ul>
      <Card as="section" aria-labelledby="programs-title" className={css['programs']}>
        <h2 id="programs-title" className={css['subtitle']}>
          At a comfortable price, by loan program
        </h2>
        {programs.length === 0 ? (
          <p>No program fits these numbers yet.</p>
        ) : (
          <div className={css['scroll']} role="region" aria-label="Loan programs" tabIndex={0}>
            <table className={css['table']}>
              <thead>
                <tr>
                  <th scope="col">Program</th>
                  <th scope="col">Price</th>
                  <th scope="col">Down payment</th>
                  <th scope="col">Each month</th>
                  <th scope="col">Cash needed</th>
                </tr>
              </thead>
              <tbody>
                {programs.map(({ program, priceCents, downPaymentCents, monthlyCents, cashCents }) => (
                  <tr key={program}>
                    <th scope="row">{programNames.get(program) ?? program}</th>
                    <td>about {aboutPrice(priceCents)}</td>
                    <td>{aboutPrice(downPaymentCents)}</td>
                    <td>{aboutMonthly(monthlyCents)}</td>
                    <td>about {aboutPrice(cashCents)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
      <Alert>This is an estimate, not an approval. Nobody’s credit was checked for it.</Alert>
    </>
  );
}
