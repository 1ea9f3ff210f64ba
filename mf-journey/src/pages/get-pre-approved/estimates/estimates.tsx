import type { ReactNode } from 'react';
import { Badge, Button, PlusIcon } from '@hearthway/web-kit';
import { EntryButtons } from '../../../features/entry-dialog/index.js';
import {
  ChosenComparison,
  EstimateName,
  FullNote,
  useChosen,
  useLoanEstimates,
} from '../../../features/loan-estimates/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { NotLoaded, NotLoadedStatus, Section } from '../../../features/page-section/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import css from './estimates.module.css';

const titleId = 'pre-approved-estimates';

/** The buyer’s Loan Estimates, and the five-year cost of two to four of them. */
export function Estimates(): ReactNode {
  const { query, estimates, add, open, dialogs } = useLoanEstimates({ titleId });
  const chosen = useChosen(estimates);
  return (
    <>
      <Section
        title="Compare Loan Estimates"
        titleId={titleId}
        status={
          query.data ? (
            <Badge>{estimates.length === 0 ? 'None yet' : `${estimates.length} added`}</Badge>
          ) : (
            <NotLoadedStatus queries={[query]} />
          )
        }
      >
        {query.data ? (
          <>
            <p className={parts['lead']}>
              Every lender has to send you this three-page form within three business days of your application. Add two
              to four, and see what each loan costs in five years and what to say to the lender.{' '}
              <OutsideLink href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">
                The form, explained
              </OutsideLink>
            </p>
            {estimates.length > 0 && (
              <ul className={css['estimates']}>
                {estimates.map((estimate) => (
                  <li key={estimate.id} className={css['estimate']}>
                    <EstimateName estimate={estimate} chosen={chosen} />
                    <EntryButtons name={`Loan Estimate from ${estimate.lender}`} entry={estimate} onOpen={open} />
                  </li>
                ))}
              </ul>
            )}
            <FullNote chosen={chosen} />
            <Button
              variant="secondary"
              className={parts['add']}
              icon={<PlusIcon size={18} />}
              onClick={() => {
                add();
              }}
            >
              Add a Loan Estimate
            </Button>
            <ChosenComparison chosen={chosen} />
          </>
        ) : (
          <NotLoaded what="Loan Estimates" queries={[query]} />
        )}
      </Section>
      {dialogs}
    </>
  );
}
