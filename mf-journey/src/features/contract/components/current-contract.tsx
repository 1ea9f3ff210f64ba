import { useState, type ReactNode } from 'react';
import { listDeadlines, termName, type Deadline, type PurchaseContract } from '@hearthway/contracts/journey';
import { Alert, Button, ErrorState, LoadingText, useFocusAfter } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { operationQuery } from '@hearthway/web-kit/http';
import { formatCents } from '@hearthway/web-kit/money';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { AnchorLink } from '../../../anchor-link/index.js';
import { DocumentsOfStage } from '../../document-slots/index.js';
import { Fact } from '../../fact/index.js';
import { useTodayAt, type Day } from '../../local-time/index.js';
import { Topic, Topics } from '../../page-section/index.js';
import { dateOf, deadlineId, distanceText, whenText } from '../deadline-text.js';
import { DeadlineDialog } from '../deadlines/deadline-dialog.js';
import { DeadlineList } from '../deadlines/deadline-list.js';
import { WaitingDeadlines } from '../deadlines/waiting-deadlines.js';
import { TermsDialog } from '../terms/terms-dialog.js';
import { EndDialog } from './end-dialog.js';
import css from './contract.module.css';

type Open = { readonly kind: 'terms' | 'end' } | { readonly kind: 'deadline'; readonly deadline: Deadline };

interface CurrentContractProps {
  readonly titleId: string;
  readonly contract: PurchaseContract;
}

export function CurrentContract({ titleId, contract }: CurrentContractProps): ReactNode {
  const { terms } = contract;
  const { data, isError, refetch, isRefetching } = useQuery(operationQuery(useCaller(), listDeadlines));
  const [open, setOpen] = useState<Open>();
  const close = (): void => {
    setOpen(undefined);
  };
  useFocusAfter(open !== undefined, () => document.getElementById(titleId));
  return (
    <>
      <header>
        <h2 id={titleId} tabIndex={-1} className={css['title']}>
          Under contract
        </h2>
        <p className={css['text']}>{terms.address}</p>
      </header>
      {data && <Ahead terms={terms} deadlines={data.deadlines} />}
      <dl className={css['facts']}>
        <Fact name="Price">{formatCents(terms.priceCents)}</Fact>
        <Fact name="Earnest money">{formatCents(terms.earnestMoneyCents)}</Fact>
        {terms.optionFeeCents > 0 && (
          <Fact name={termName('optionFeeCents', terms.state)}>{formatCents(terms.optionFeeCents)}</Fact>
        )}
        <Fact name="Effective date">{formatDay(terms.effectiveOn)}</Fact>
        <Fact name="Closing day">{formatDay(terms.closingOn)}</Fact>
      </dl>
      {data ? (
        <>
          <DeadlineList
            deadlines={data.deadlines}
            onCompare={(deadline) => {
              setOpen({ kind: 'deadline', deadline });
            }}
          />
          <WaitingDeadlines contract={contract} waiting={data.waiting} />
        </>
      ) : isError ? (
        <ErrorState
          title="We couldn’t load your deadlines"
          headingLevel={3}
          retrying={isRefetching}
          onRetry={() => void refetch()}
        >
          <p>They’re safe. Check your connection and try again.</p>
        </ErrorState>
      ) : (
        <LoadingText>Loading your deadlines</LoadingText>
      )}
      <Topics>
        <Topic title="Documents for your contract">
          <DocumentsOfStage stage="contract" />
        </Topic>
      </Topics>
      <div className={css['actions']}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setOpen({ kind: 'terms' });
          }}
        >
          Change the terms
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setOpen({ kind: 'end' });
          }}
        >
          It fell through
        </Button>
      </div>
      {open?.kind === 'deadline' && <DeadlineDialog deadline={open.deadline} onClose={close} />}
      {open?.kind === 'terms' && <TermsDialog contract={contract} onClose={close} />}
      {open?.kind === 'end' && <EndDialog contract={contract} onClose={close} />}
    </>
  );
}

interface AheadProps {
  readonly terms: PurchaseContract['terms'];
  readonly deadlines: readonly Deadline[];
}

/** What is overdue, how long it is to closing, and what comes next. */
function Ahead({ terms, deadlines }: AheadProps): ReactNode {
  const today = useTodayAt(terms.timeZone);
  const closing = deadlines.find(({ key }) => key === 'closing');
  const closingDay = closing ? dateOf(closing).day : terms.closingOn;
  const next = deadlines.find(({ doneAt, overdue }) => doneAt === null && !overdue);
  return (
    <>
      <Overdue deadlines={deadlines.filter(({ overdue }) => overdue)} today={today} />
      <div className={css['ahead']}>
        <p>
          <span className={css['text']}>Closing</span>
          <strong className={css['figure']}>{distanceText(closingDay, today)}</strong>
        </p>
        {next && next !== closing && (
          <p>
            <span className={css['text']}>Next: {next.title}</span>
            <strong className={css['figure']}>{distanceText(dateOf(next).day, today)}</strong>
            <span>{whenText(dateOf(next), next.timeZone)}</span>
          </p>
        )}
      </div>
    </>
  );
}

interface OverdueProps {
  readonly deadlines: readonly Deadline[];
  readonly today: Day;
}

/** Leads to each deadline that has passed. */
function Overdue({ deadlines, today }: OverdueProps): ReactNode {
  if (deadlines.length === 0) return null;
  return (
    <Alert
      tone="danger"
      announce="off"
      title={deadlines.length === 1 ? 'A deadline is overdue' : `${deadlines.length} deadlines are overdue`}
    >
      <ul className={css['overdue']}>
        {deadlines.map((deadline) => (
          <li key={deadline.key}>
            <AnchorLink toId={deadlineId(deadline)}>{deadline.title}</AnchorLink>,{' '}
            {distanceText(dateOf(deadline).day, today)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
