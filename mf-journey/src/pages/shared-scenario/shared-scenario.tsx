import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  getSharedScenario,
  propertyTypes,
  usStates,
  type SharedScenario as Shared,
} from '@hearthway/contracts/journey';
import { authPath, homePath } from '@hearthway/contracts/pages';
import { Alert, buttonClassName, Card, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { operationQuery, type RequestError } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { aboutMonthly, aboutPrice, rateText } from '../../features/estimates/index.js';
import css from './shared-scenario.module.css';

/** What a buyer shared, for anyone with the link. */
export function SharedScenario(): ReactNode {
  const { token = '' } = useParams();
  const query = useQuery({
    ...operationQuery(useCaller(), getSharedScenario, { params: { token } }),
    retry: false,
    // What a revoked link showed must not stay in the cache.
    gcTime: 0,
  });
  if (query.data) return <Plan shared={query.data} />;
  if (query.isError && isGone(query.error)) return <Gone />;
  return (
    <Card padding="large">
      {query.isError ? (
        <ErrorState
          title="We couldn’t load this page"
          headingLevel={1}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          Check your connection and try again.
        </ErrorState>
      ) : (
        <>
          <LoadingText>Loading the shared budget</LoadingText>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={4} />
        </>
      )}
    </Card>
  );
}

/** Also if the address is not one of ours, for example because it was cut when it was copied. */
const isGone = ({ status }: RequestError): boolean => status === 404 || status === 400;

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

function Gone(): ReactNode {
  return (
    <Card padding="large" className={css['head']}>
      <h1 tabIndex={-1}>This link doesn’t work</h1>
      <p>It may have been turned off, or part of it is missing. Ask the person who sent it for a new one.</p>
      <p>
        <PageLink to={homePath} className={buttonClassName({ variant: 'secondary' })}>
          What is {brand.name}?
        </PageLink>
      </p>
    </Card>
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
