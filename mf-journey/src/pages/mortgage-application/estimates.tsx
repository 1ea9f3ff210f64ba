import { useState, type ReactNode } from 'react';
import {
  comparedEstimates,
  compareEstimates,
  estimatesByLender,
  type LoanEstimate,
  type MortgageApplication,
} from '@hearthway/contracts/journey';
import { Badge, Button, EmptyState, PlusIcon, VisuallyHidden } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents, formatRounded } from '@hearthway/web-kit/money';
import { PageLink } from '@hearthway/web-kit/router';
import { EntryDialog } from '../../features/entries/index.js';
import { estimateKind, formatPercent, formatTerm, newEstimate } from '../../features/loan-estimates/index.js';
import { useToday } from '../../features/local-time/index.js';
import { useApplicationChange, useRefreshedApplication } from '../../features/mortgage-application/index.js';
import { Actions, Muted, Section, Subtitle } from '../../features/page-parts/index.js';
import css from './mortgage-application.module.css';

export interface EstimatesProps {
  readonly application: MortgageApplication;
  readonly estimates: readonly LoanEstimate[];
}

/** What the open dialog is about. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly estimate: LoanEstimate }
  | { readonly kind: 'revised'; readonly before: LoanEstimate };

/** The Loan Estimates by lender, each with its revisions, and the one that the buyer goes ahead with. */
export function Estimates({ application, estimates }: EstimatesProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const lenders = estimatesByLender(estimates);
  const costs = fiveYearCosts(lenders.flatMap((group) => group.at(-1) ?? []));
  const add = (
    <Button variant="secondary" icon={<PlusIcon size={18} />} onClick={() => setOpen({ kind: 'new' })}>
      Add a Loan Estimate
    </Button>
  );
  return (
    <Section id="estimates" title="2. Choose a Loan Estimate">
      <Muted>
        Type in what each lender sends, then choose the one you’re going ahead with. If a lender revises it, add the new
        one, and we’ll check what went up and why.
      </Muted>
      {estimates.length === 0 ? (
        <EmptyState headingLevel={3} title="Enter your first estimate" action={add}>
          <p>It has three pages. Rate and loan are on page 1, the costs on page 2.</p>
        </EmptyState>
      ) : (
        <>
          <ul className={css['lenders']}>
            {lenders.map((group) => (
              <Lender
                key={group[0]?.id}
                group={group}
                fiveYearCents={costs.get(group.at(-1)?.id ?? '')}
                chosen={group.some(({ id }) => id === application.estimateId)}
                onOpen={setOpen}
              />
            ))}
          </ul>
          <Actions>
            {add}
            {lenders.length >= comparedEstimates.fewest && (
              <PageLink to="/get-pre-approved" className={css['link']}>
                Compare them line by line
              </PageLink>
            )}
          </Actions>
        </>
      )}
      {open && <EstimateDialog open={open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

interface LenderProps {
  /** Earliest first, at least one. */
  readonly group: readonly LoanEstimate[];
  readonly fiveYearCents: number | undefined;
  readonly chosen: boolean;
  readonly onOpen: (open: Open) => void;
}

function Lender({ group, fiveYearCents, chosen, onOpen }: LenderProps): ReactNode {
  const change = useApplicationChange();
  const latest = group.at(-1);
  if (!latest) return null;
  const { lender, loanCents, rateMillionths, months, cashToCloseCents } = latest;
  return (
    <li className={css['lender']}>
      <div className={css['lender-head']}>
        <Subtitle>{lender}</Subtitle>
        {chosen && <Badge tone="success">Going ahead</Badge>}
      </div>
      <p>
        {formatCents(loanCents)} at {formatPercent(rateMillionths)}, {formatTerm(months)}
        {cashToCloseCents !== null && `, ${formatCents(cashToCloseCents)} to close`}
        {fiveYearCents !== undefined && `, about ${formatRounded(fiveYearCents, 10_000)} in five years`}
      </p>
      <ol className={css['versions']}>
        {group.map((estimate, index) => (
          <li key={estimate.id} className={css['version']}>
            <span>
              {index === 0 ? 'First' : 'Revised'}, {formatDay(estimate.issuedOn)}
              {estimate.changedCircumstance && `: ${estimate.changedCircumstance}`}
            </span>
            <Button variant="quiet" size="small" onClick={() => onOpen({ kind: 'edit', estimate })}>
              Edit{' '}
              <VisuallyHidden>
                Loan Estimate of {lender} from {formatDay(estimate.issuedOn)}
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
      <Actions>
        {!chosen && (
          <Button
            size="small"
            pending={change.isPending}
            pendingText="Saving…"
            onClick={() => change.mutate({ estimateId: latest.id })}
          >
            Go ahead with {lender}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => onOpen({ kind: 'revised', before: latest })}>
          Add a revised one <VisuallyHidden>from {lender}</VisuallyHidden>
        </Button>
      </Actions>
    </li>
  );
}

function EstimateDialog({ open, onClose }: { readonly open: Open; readonly onClose: () => void }): ReactNode {
  const today = useToday();
  const refresh = useRefreshedApplication();
  const initial =
    open.kind === 'new'
      ? newEstimate(today)
      : open.kind === 'edit'
        ? estimateKind.show(open.estimate)
        : { ...estimateKind.show(open.before), issuedOn: today, changedCircumstance: '' };
  return (
    <EntryDialog
      kind={estimateKind}
      stored={open.kind === 'edit' ? open.estimate : undefined}
      initial={initial}
      onClose={onClose}
      onSaved={refresh}
      onDeleted={refresh}
    />
  );
}

/** By id of the Loan Estimate; empty if there are too few or too many to compare. */
function fiveYearCosts(estimates: readonly LoanEstimate[]): ReadonlyMap<string, number> {
  if (estimates.length < comparedEstimates.fewest || estimates.length > comparedEstimates.most) return new Map();
  const compared = compareEstimates(estimates).estimates;
  return new Map(estimates.map(({ id }, index) => [id, compared[index]?.fiveYearCostCents ?? 0]));
}
