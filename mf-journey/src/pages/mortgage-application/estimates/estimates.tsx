import type { ReactNode } from 'react';
import {
  estimatesByLender,
  lenderKey,
  type LoanEstimate,
  type MortgageApplicationView,
} from '@hearthway/contracts/journey';
import { Badge, Button, CheckIcon, EmptyState, PlusIcon } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { EntryButtons, type OpenDialog } from '../../../features/entry-dialog/index.js';
import {
  ChosenComparison,
  estimateChanges,
  EstimateName,
  FullNote,
  loanText,
  useChosen,
  useLoanEstimates,
  type Chosen,
} from '../../../features/loan-estimates/index.js';
import { formatShortDay, startOf } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { NotLoaded, NotLoadedStatus, Section, useFold } from '../../../features/page-section/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { useApplicationChange } from '../use-application.js';
import css from './estimates.module.css';

const titleId = 'application-estimates';

interface EstimatesProps {
  readonly view: MortgageApplicationView;
}

/** The Loan Estimates by lender, with their revisions, compared, and the one that the buyer goes ahead with. */
export function Estimates({ view: { contract, application } }: EstimatesProps): ReactNode {
  const { query, estimates, add, open, dialogs } = useLoanEstimates({ titleId });
  const isFolded = useFold(application.estimateId !== null);
  const lenders = estimatesByLender(estimates);
  // Of each lender, what counts now.
  const compared = useChosen(
    lenders.flatMap((group) => group.at(-1) ?? []),
    lenderKey,
  );
  const addButton = (
    <Button
      variant="secondary"
      icon={<PlusIcon size={18} />}
      onClick={() => {
        add();
      }}
    >
      Add a Loan Estimate
    </Button>
  );
  return (
    <>
      <Section
        title={contract ? '2. Choose a Loan Estimate' : 'Loan Estimates'}
        titleId={titleId}
        status={
          query.data ? (
            <Badge tone={application.estimateId === null ? 'neutral' : 'success'}>
              {statusOf(application.estimateId, estimates.length)}
            </Badge>
          ) : (
            <NotLoadedStatus queries={[query]} />
          )
        }
        isFolded={isFolded}
      >
        {!query.data ? (
          <NotLoaded what="Loan Estimates" queries={[query]} />
        ) : estimates.length === 0 ? (
          <EmptyState headingLevel={3} title="Enter your first estimate" action={addButton}>
            <p>
              It has three pages: rate and loan are on the first, costs on the second. Add two to four, and see what
              each loan costs in five years and what to say to the lender.{' '}
              <OutsideLink href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">
                The form, explained
              </OutsideLink>
            </p>
          </EmptyState>
        ) : (
          <>
            <p className={parts['lead']}>
              Type in what each lender sends, and choose the one you go ahead with. If a lender revises it, add the new
              one, and see what changed.
            </p>
            <ul className={css['lenders']}>
              {lenders.map((group) => (
                <Lender
                  key={group[0]?.id}
                  group={group}
                  compared={compared}
                  chosen={contract ? (estimates.find(({ id }) => id === application.estimateId) ?? null) : undefined}
                  onOpen={open}
                  onRevised={add}
                />
              ))}
            </ul>
            <FullNote chosen={compared} />
            <div className={parts['buttons']}>{addButton}</div>
            <ChosenComparison chosen={compared} />
          </>
        )}
      </Section>
      {dialogs}
    </>
  );
}

function statusOf(estimateId: string | null, count: number): string {
  if (estimateId !== null) return 'Chosen';
  return count === 0 ? 'None yet' : `${count} added`;
}

interface LenderProps {
  /** Earliest first, at least one. */
  readonly group: readonly LoanEstimate[];
  readonly compared: Chosen;
  /** `undefined` while there is nothing to go ahead with. */
  readonly chosen: LoanEstimate | null | undefined;
  readonly onOpen: (dialog: OpenDialog<LoanEstimate>) => void;
  readonly onRevised: (before: LoanEstimate) => void;
}

function Lender({ group, compared, chosen, onOpen, onRevised }: LenderProps): ReactNode {
  const latest = group.at(-1);
  if (!latest) return null;
  const isChosen = group.some(({ id }) => id === chosen?.id);
  return (
    <li className={css['lender']}>
      <div className={css['head']}>
        <EstimateName estimate={latest} chosen={compared} />
        {isChosen && (
          <Badge tone="success" icon={<CheckIcon />}>
            You go ahead with it
          </Badge>
        )}
      </div>
      {group.length > 1 && (
        <ol className={css['versions']}>
          {group.map((estimate, index) => (
            <li key={estimate.id} className={css['version']}>
              <Version estimate={estimate} before={group[index - 1]} />
              <Buttons estimate={estimate} onOpen={onOpen} />
            </li>
          ))}
        </ol>
      )}
      <div className={parts['buttons']}>
        {chosen !== undefined && chosen?.id !== latest.id && (
          <GoAhead estimate={latest} isRevised={isChosen} other={isChosen ? null : chosen} />
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onRevised(latest);
          }}
        >
          Add a revised one from {latest.lender}
        </Button>
        {group.length === 1 && <Buttons estimate={latest} onOpen={onOpen} />}
      </div>
    </li>
  );
}

function Buttons({ estimate, onOpen }: { readonly estimate: LoanEstimate } & Pick<LenderProps, 'onOpen'>): ReactNode {
  const issued = formatShortDay(startOf(estimate.issuedOn));
  return <EntryButtons name={`Loan Estimate from ${estimate.lender}, ${issued}`} entry={estimate} onOpen={onOpen} />;
}

interface VersionProps {
  readonly estimate: LoanEstimate;
  /** `undefined` for the first one. */
  readonly before: LoanEstimate | undefined;
}

/** One of a lender’s estimates, with what it changed. */
function Version({ estimate, before }: VersionProps): ReactNode {
  const issued = formatShortDay(startOf(estimate.issuedOn));
  if (!before) {
    return (
      <div>
        <p>First, {issued}</p>
        <p className={parts['note']}>{loanText(estimate)}</p>
      </div>
    );
  }
  const changes = estimateChanges(before, estimate);
  return (
    <div>
      <p>Revised, {issued}</p>
      {changes.length === 0 ? (
        <p className={parts['note']}>Nothing changed but the day.</p>
      ) : (
        <ul className={parts['note']}>
          {changes.map(({ name, was, is }) => (
            <li key={name}>
              {name}: {was} before, {is} now
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface GoAheadProps {
  readonly estimate: LoanEstimate;
  /** The buyer chose an earlier one of the same lender. */
  readonly isRevised: boolean;
  /** The one that the buyer chose of another lender. Their yes and their lock were with that one. */
  readonly other: LoanEstimate | null;
}

function GoAhead({ estimate: { id, lender }, isRevised, other }: GoAheadProps): ReactNode {
  const { toast } = usePlatform();
  const { change, isPending } = useApplicationChange();
  const choose = async (): Promise<void> => {
    try {
      await change((entry) => ({ ...entry, estimateId: id, ...(other && { intentOn: null, lock: null }) }));
      toast({
        title: 'Loan Estimate chosen',
        description: other
          ? `Tell both lenders in writing. A yes or a lock with ${other.lender} doesn’t count here: note the new ones below.`
          : 'Tell the lender in writing, and note the day below.',
      });
    } catch {
      // A toast said so.
    }
  };
  return (
    <Button size="small" pending={isPending} pendingText="Saving…" onClick={() => void choose()}>
      {isRevised ? `Go ahead with the revised one from ${lender}` : `Go ahead with ${lender}`}
    </Button>
  );
}
