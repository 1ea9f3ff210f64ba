import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  getSharedScenario,
  propertyTypes,
  usStates,
  type SharedScenario as Shared,
} from '@hearthway/contracts/journey';
import { authPath } from '@hearthway/contracts/pages';
import { Alert, buttonClassName, Card } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { aboutMonthly, aboutPrice, rateText } from '../../features/estimates/index.js';
import { LinkPage, linkQuery } from '../../features/link-page/index.js';
import css from './shared-scenario.module.css';

/** What a buyer shared, for anyone with the link. */
export function SharedScenario(): ReactNode {
  const { token = '' } = useParams();
  const query = useQuery({ ...operationQuery(useCaller(), getSharedScenario, { params: { token } }), ...linkQuery });
  return (
    <LinkPage query={query} loading="Loading the shared budget">
      {(shared) => <Plan shared={shared} />}
    </LinkPage>
  );
}

function Plan({ shared }: { readonly shared: Shared }): ReactNode {
  const { date, state, propertyType, propertyUse, annualRateMillionths, termMonths, plan } = shared;
  const stateName = usStates.find(([code]) => code === state)?.[1] ?? state;
  return (
    <>
      <header className={css['head']}>
        <h1 tabIndex={-1}>A home-buying budget</h1>
        <p className={css['lead']}>
          Someone shared with you what they plan to spend on {homeText(propertyType)} in {stateName}
          {propertyUse && useTexts[propertyUse]}.
        </p>
      </header>
      <Card padding="large" className={css['plan']}>
        {plan ? (
          <dl className={css['prices']}>
            <div>
              <dt>Price</dt>
              <dd>about {aboutPrice(plan.priceCents)}</dd>
            </div>
            <div>
              <dt>Each month</dt>
              <dd>about {aboutMonthly(plan.monthlyCents)}</dd>
            </div>
          </dl>
        ) : (
          <p>There’s no price for these numbers at the moment.</p>
        )}
        <p className={css['basis']}>
          At {rateText(annualRateMillionths)} for {termText(termMonths)}, with the loan limits and costs of{' '}
          {formatDay(date)}. The monthly amount includes property tax and insurance.
        </p>
      </Card>
      <Alert title="An estimate, not an offer">
        It’s no approval either: no lender has looked at it, and nobody’s credit was checked. Rates and prices change.
      </Alert>
      <Card tone="primary" className={css['own']}>
        <h2 className={css['own-title']}>What could you afford?</h2>
        <p>{brand.name} works it out from your own numbers, with every step shown.</p>
        <PageLink to={authPath} className={buttonClassName()}>
          Make your own plan
        </PageLink>
      </Card>
    </>
  );
}

const useTexts: Readonly<Record<NonNullable<Shared['propertyUse']>, string>> = {
  primary_residence: ' to live in',
  second_home: ' as a second home',
  investment: ' as an investment',
};

function homeText(type: Shared['propertyType']): string {
  if (type === null) return 'a home';
  return type === 'land' ? 'land' : `a ${propertyTypes[type].toLowerCase()}`;
}

function termText(months: number): string {
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
