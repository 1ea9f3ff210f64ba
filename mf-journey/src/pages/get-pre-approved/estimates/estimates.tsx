import { useState, type ReactNode } from 'react';
import { listLoanEstimates, type LoanEstimate } from '@hearthway/contracts/journey';
import { Badge, Button, Checkbox, PlusIcon } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { formatShortDay, startOf, useToday } from '../../../features/local-time/index.js';
import { NotLoaded, NotLoadedStatus, Section } from '../../../features/page-section/index.js';
import { EntryButtons, EntryDialogs, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { Comparison } from './comparison.js';
import { EstimateFields } from './estimate-fields.js';
import { estimateKind, loanText, newEstimate, useEstimateCalls } from './estimate-kind.js';
import { compared, useChosen } from './use-chosen.js';
import css from './estimates.module.css';
import parts from '../parts/parts.module.css';

const titleId = 'pre-approved-estimates';

/** The buyer’s Loan Estimates, and the five-year cost of two to four of them. */
export function Estimates(): ReactNode {
  const { toast } = usePlatform();
  const today = useToday();
  const query = useQuery(operationQuery(useCaller(), listLoanEstimates));
  const [open, setOpen] = useState<OpenDialog<LoanEstimate>>();
  const { data: estimates = [] } = query;
  const { chosen, choose } = useChosen(estimates);
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
                    <Entry
                      estimate={estimate}
                      chosen={chosen.includes(estimate)}
                      // With two, there is nothing to choose.
                      canChoose={estimates.length > compared.fewest}
                      isFull={chosen.length >= compared.most}
                      onChoose={choose}
                    />
                    <EntryButtons name={`Loan Estimate from ${estimate.lender}`} entry={estimate} onOpen={setOpen} />
                  </li>
                ))}
              </ul>
            )}
            {estimates.length > compared.most && chosen.length === compared.most && (
              <p role="status" className={parts['note']}>
                Four are compared, the most at once. Uncheck one to compare another.
              </p>
            )}
            <Button
              variant="secondary"
              className={parts['add']}
              icon={<PlusIcon size={18} />}
              onClick={() => {
                setOpen({ kind: 'add' });
              }}
            >
              Add a Loan Estimate
            </Button>
            {chosen.length >= compared.fewest ? (
              <Comparison estimates={chosen} />
            ) : (
              estimates.length > 0 && (
                <p role="status" className={parts['lead']}>
                  {estimates.length === 1 ? 'Add one more to compare them.' : 'Choose two to four to compare.'}
                </p>
              )
            )}
          </>
        ) : (
          <NotLoaded what="Loan Estimates" queries={[query]} />
        )}
      </Section>
      <EntryDialogs
        kind={estimateKind}
        calls={useEstimateCalls()}
        open={open}
        entries={estimates}
        initial={newEstimate(today)}
        fields={(form) => <EstimateFields form={form} />}
        titleId={titleId}
        onClose={() => {
          setOpen(undefined);
        }}
        onSaved={({ lender }) => {
          toast({ title: 'Loan Estimate saved', description: lender });
        }}
      />
    </>
  );
}

interface EntryProps {
  readonly estimate: LoanEstimate;
  readonly chosen: boolean;
  readonly canChoose: boolean;
  readonly isFull: boolean;
  readonly onChoose: (estimate: LoanEstimate, on: boolean) => void;
}

function Entry({ estimate, chosen, canChoose, isFull, onChoose }: EntryProps): ReactNode {
  const text = `${loanText(estimate)}, issued ${formatShortDay(startOf(estimate.issuedOn))}`;
  if (!canChoose) {
    return (
      <div>
        <h3 className={parts['lender']}>{estimate.lender}</h3>
        <p className={parts['note']}>{text}</p>
      </div>
    );
  }
  return (
    <Checkbox
      label={`Compare ${estimate.lender}`}
      help={text}
      checked={chosen}
      disabled={!chosen && isFull}
      onChange={({ target }) => {
        onChoose(estimate, target.checked);
      }}
    />
  );
}
