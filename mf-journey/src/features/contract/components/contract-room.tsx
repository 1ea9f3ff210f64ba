import { useState, type ReactNode } from 'react';
import type { Deadline, PurchaseContract } from '@hearthway/contracts/journey';
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  CircleAlertIcon,
  ErrorState,
  LoadingText,
  VisuallyHidden,
  classNames,
} from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { dollars } from '../../estimates/index.js';
import { formatShortMonth, zoneClock } from '../../local-time/index.js';
import { effectiveMoment, momentText, stateOf, type DeadlineState } from '../format-deadline.js';
import { useContract, useDeadlines, useShownContract } from '../use-contract.js';
import { DayDialog, type DayTerm } from './day-dialog.js';
import { DeadlineDialog } from './deadline-dialog.js';
import { EndDialog } from './end-dialog.js';
import css from './contract.module.css';

type Open =
  | { readonly kind: 'deadline'; readonly key: string }
  | { readonly kind: 'day'; readonly term: DayTerm }
  | { readonly kind: 'end' };

/** The home under contract and its deadlines, or the last that the buyer closed on; nothing without either. */
export function ContractRoom(): ReactNode {
  const { data, isError, refetch, isFetching } = useContract();
  const shown = useShownContract();
  if (shown) return shown.status === 'active' ? <Contract contract={shown} /> : <ClosedContract contract={shown} />;
  if (data) return null;
  if (!isError) return <LoadingText>Loading your contract</LoadingText>;
  return (
    <Card>
      <ErrorState
        title="We couldn’t load your contract"
        headingLevel={2}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        <p>Your dates are safe. Check your connection and try again.</p>
      </ErrorState>
    </Card>
  );
}

function Contract({ contract }: { readonly contract: PurchaseContract }): ReactNode {
  const [open, setOpen] = useState<Open>();
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <ContractCard contract={contract}>
      <Deadlines
        onOpen={(key) => {
          setOpen({ kind: 'deadline', key });
        }}
        onDay={(term) => {
          setOpen({ kind: 'day', term });
        }}
      />
      <div className={css['actions']}>
        <Button variant="secondary" size="small" onClick={() => setOpen({ kind: 'day', term: 'closingOn' })}>
          Change the closing day
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen({ kind: 'end' })}>
          It fell through
        </Button>
      </div>
      {open?.kind === 'deadline' && <DeadlineDialog deadlineKey={open.key} onClose={close} />}
      {open?.kind === 'day' && <DayDialog contract={contract} term={open.term} onClose={close} />}
      {open?.kind === 'end' && <EndDialog contract={contract} onClose={close} />}
    </ContractCard>
  );
}

/** Nothing of it is due any more, and nothing changes. */
function ClosedContract({ contract }: { readonly contract: PurchaseContract }): ReactNode {
  return (
    <ContractCard contract={contract}>
      <p className={css['text']}>
        You closed on this home. Its deadlines are over; your data export in Settings has what you noted about each.
      </p>
    </ContractCard>
  );
}

interface ContractCardProps {
  readonly contract: PurchaseContract;
  readonly children: ReactNode;
}

function ContractCard({ contract: { terms }, children }: ContractCardProps): ReactNode {
  return (
    <Card as="section" aria-labelledby="contract" className={css['card']}>
      <header>
        <h2 id="contract" tabIndex={-1} className={css['title']}>
          Your contract
        </h2>
        <p className={css['text']}>{terms.address}</p>
      </header>
      <dl className={css['facts']}>
        <Fact term="Price">{dollars(terms.priceCents)}</Fact>
        <Fact term="Earnest money">{dollars(terms.earnestMoneyCents)}</Fact>
        <Fact term="Effective date">{formatDay(terms.effectiveOn)}</Fact>
        <Fact term="Closing">{formatDay(terms.closingOn)}</Fact>
      </dl>
      {children}
    </Card>
  );
}

interface DeadlinesProps {
  readonly onOpen: (key: string) => void;
  readonly onDay: (term: DayTerm) => void;
}

function Deadlines({ onOpen, onDay }: DeadlinesProps): ReactNode {
  const { data, isError, refetch, isFetching } = useDeadlines();
  if (!data) {
    return isError ? (
      <ErrorState
        title="We couldn’t load your deadlines"
        headingLevel={3}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        <p>They’re safe. Check your connection and try again.</p>
      </ErrorState>
    ) : (
      <LoadingText>Loading your deadlines</LoadingText>
    );
  }
  const { deadlines, waiting } = data;
  const confirmed = deadlines.filter(({ confirmedAt }) => confirmedAt !== null).length;
  return (
    <>
      <h3 id="deadlines" className={css['subtitle']}>
        Deadlines
      </h3>
      <p className={css['text']}>
        We counted these from what you told us. The signed contract is what counts, so compare each date with it:{' '}
        <strong>
          {confirmed} of {deadlines.length} checked
        </strong>
        .
      </p>
      <ol className={css['deadlines']} aria-labelledby="deadlines">
        {deadlines.map((deadline) => (
          <DeadlineItem key={deadline.key} deadline={deadline} onOpen={onOpen} />
        ))}
      </ol>
      {waiting.length > 0 && (
        <>
          <h3 id="waiting" className={css['subtitle']}>
            Waiting for papers
          </h3>
          <ul className={css['waiting']} aria-labelledby="waiting">
            {waiting.map(({ key, title, rule }) => {
              const term = receivedTerms.get(key);
              return (
                <li key={key}>
                  <p className={css['name']}>{title}</p>
                  <p className={css['text']}>{rule}</p>
                  {term && (
                    <Button variant="secondary" size="small" onClick={() => onDay(term)}>
                      I received them <VisuallyHidden>for {title}</VisuallyHidden>
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}

const receivedTerms: ReadonlyMap<string, DayTerm> = new Map([
  ['title', 'titleReceivedOn'],
  ['hoa', 'hoaReceivedOn'],
]);

function DeadlineItem({
  deadline,
  onOpen,
}: {
  readonly deadline: Deadline;
  readonly onOpen: DeadlinesProps['onOpen'];
}) {
  const { key, title, timeZone, own } = deadline;
  const state = stateOf(deadline);
  const at = effectiveMoment(deadline);
  const { reading } = zoneClock(new Date(at), timeZone);
  return (
    <li className={css['deadline']}>
      <time dateTime={at} className={classNames(css['date'], css[state])} aria-hidden="true">
        <span className={css['month']}>{formatShortMonth(reading)}</span>
        <span className={css['day']}>{reading.getDate()}</span>
      </time>
      <div className={css['content']}>
        <p className={css['name']}>
          {title} <StateBadge state={state} />
        </p>
        <p className={css['text']}>
          {momentText(at, timeZone)}
          {own && ' · your own date'}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={() => onOpen(key)}>
        {state === 'open' ? 'Compare' : 'Details'} <VisuallyHidden>of {title}</VisuallyHidden>
      </Button>
    </li>
  );
}

function StateBadge({ state }: { readonly state: DeadlineState }): ReactNode {
  switch (state) {
    case 'done':
      return (
        <Badge tone="success" icon={<CheckIcon size={14} />} className={css['badge']}>
          Done
        </Badge>
      );
    case 'overdue':
      return (
        <Badge tone="danger" icon={<CircleAlertIcon size={14} />} className={css['badge']}>
          Overdue
        </Badge>
      );
    case 'confirmed':
      return (
        <Badge tone="primary" icon={<CheckIcon size={14} />} className={css['badge']}>
          Checked
        </Badge>
      );
    case 'open':
      return <Badge className={css['badge']}>Not checked yet</Badge>;
  }
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
