import { useState, type ReactNode } from 'react';
import {
  comparedEstimates,
  compareEstimates,
  lowGuesses,
  type FinancialProfile,
  type LoanEstimate,
} from '@hearthway/contracts/journey';
import { Button, Checkbox, EmptyState, PlusIcon } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { formatShortDay, startOf, useToday } from '../../../features/local-time/index.js';
import { EntryDialog } from '../../../features/entries/index.js';
import { estimateKind, formatPercent, formatTerm, newEstimate } from '../../../features/loan-estimates/index.js';
import { EditButton, Muted, OutsideLink, Section } from '../../../features/page-parts/index.js';
import { sections } from '../sections.js';
import { Comparison } from './comparison.js';
import { useUsualCosts } from './use-usual-costs.js';
import css from './estimates.module.css';

interface EstimatesProps {
  readonly estimates: readonly LoanEstimate[];
  readonly profile: FinancialProfile;
}

export function Estimates({ estimates, profile }: EstimatesProps): ReactNode {
  const today = useToday();
  const usualCosts = useUsualCosts(profile);
  const [open, setOpen] = useState<LoanEstimate | 'new'>();
  // What the buyer left out. The rest is compared, as far as there is room.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = estimates.filter(({ id }) => !left.has(id)).slice(0, comparedEstimates.most);
  const isFull = chosen.length >= comparedEstimates.most;
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(estimates.filter((estimate) => !chosen.includes(estimate)).map((estimate) => estimate.id));
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const add = (
    <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={() => setOpen('new')}>
      Add a Loan Estimate
    </Button>
  );
  return (
    <Section {...sections.estimates}>
      <Muted>
        Every lender has to give you this three-page form within three business days of your application. Type in two to
        four and see what each loan costs in five years.{' '}
        <OutsideLink href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">
          See a Loan Estimate explained
        </OutsideLink>
      </Muted>
      {estimates.length === 0 ? (
        <EmptyState headingLevel={3} title="Nothing to compare yet" action={add}>
          <p>With two Loan Estimates, we show the cheaper one, what stands out, and what to say to the other lender.</p>
        </EmptyState>
      ) : (
        <>
          <ul className={css['estimates']}>
            {estimates.map((estimate) => (
              <li key={estimate.id} className={css['estimate']}>
                <Checkbox
                  label={estimate.lender}
                  help={`${formatCents(estimate.loanCents)} at ${formatPercent(estimate.rateMillionths)}, ${formatTerm(estimate.months)}, ${formatShortDay(startOf(estimate.issuedOn))}`}
                  checked={chosen.includes(estimate)}
                  disabled={isFull && !chosen.includes(estimate)}
                  onChange={({ target }) => choose(estimate.id, target.checked)}
                />
                <EditButton what={`Loan Estimate from ${estimate.lender}`} onClick={() => setOpen(estimate)} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
          {chosen.length >= comparedEstimates.fewest ? (
            <Comparison
              estimates={chosen}
              comparison={compareEstimates(chosen)}
              guesses={usualCosts ? lowGuesses(chosen, usualCosts) : []}
            />
          ) : (
            <Muted>
              {estimates.length === 1 ? 'Add one more to compare them.' : 'Check two to four of them to compare.'}
            </Muted>
          )}
        </>
      )}
      {open && (
        <EntryDialog
          kind={estimateKind}
          stored={open === 'new' ? undefined : open}
          initial={open === 'new' ? newEstimate(today) : estimateKind.show(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}
