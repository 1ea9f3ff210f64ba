import { useState, type ReactNode } from 'react';
import {
  getContract,
  liveStatuses,
  proposedBy,
  type AssessedHome,
  type ContractStatus,
  type Offer,
  type OfferStep,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import type { PagePath } from '@hearthway/contracts/pages';
import { Alert, Button, Card, useFocusAfter } from '@hearthway/web-kit';
import { operationQuery } from '@hearthway/web-kit/http';
import { PageLink } from '@hearthway/web-kit/router';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { overview } from '../offer-address.js';
import { TermSheet } from '../review/term-sheet.js';
import { bothTimes } from '../terms/term-format.js';
import { TermsSummary } from '../terms/terms-summary.js';
import { endOf, useOfferStep } from '../use-offers.js';
import { AcceptDialog } from './accept-dialog.js';
import { CounterDialog } from './counter-dialog.js';
import { History } from './history.js';
import { Undo } from './undo.js';
import css from './track.module.css';

interface TrackProps {
  readonly offer: Offer;
  /** `undefined` if the buyer deleted it since. */
  readonly home: AssessedHome | undefined;
  readonly toolkit: boolean;
}

const titles: Readonly<Record<Offer['status'], string>> = {
  draft: 'Draft',
  sent: 'Waiting for the seller’s answer',
  countered: 'A counteroffer is on the table',
  accepted: 'Your offer was accepted',
  rejected: 'The answer was no',
  withdrawn: 'You withdrew this offer',
  expired: 'This offer expired',
};

/** Of a contract that came of it and has ended. */
const endTitles: Readonly<Partial<Record<ContractStatus, string>>> = {
  fell_through: 'Its contract fell through',
  closed: 'You closed on this home',
};

/** An offer that went out: where it stands, what can happen next, and what happened. */
export function Track({ offer, home, toolkit }: TrackProps): ReactNode {
  const step = useOfferStep(offer);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'accept' | 'counter'>();
  useFocusAfter(open !== undefined, trackTitle);
  const { data: contracts } = useQuery(operationQuery(useCaller(), getContract));
  const end = contracts && endOf(offer, contracts);
  const isLive = liveStatuses.includes(offer.status);
  // What was pressed goes with each answer, and with taking it back.
  useFocusAfter(isLive, trackTitle);
  useFocusAfter(!isLive, trackTitle);
  const state = home?.state ?? null;
  const take = async (taken: OfferStep): Promise<void> => {
    await step.take(taken);
    setOpen(undefined);
    // To the contract that came of it.
    if (taken.step === 'accept') void navigate(overview);
  };
  const dialog = {
    offer,
    state,
    onTake: take,
    onClose: () => {
      step.reset();
      setOpen(undefined);
    },
  };
  return (
    <>
      <div className={css['columns']}>
        <Card as="section" aria-labelledby="track-title" className={css['part']}>
          <h2 id="track-title" tabIndex={-1} className={css['title']}>
            {(end && endTitles[end]) ?? titles[offer.status]}
          </h2>
          <Situation offer={offer} home={home} end={end} />
          {step.error && !open && (
            <Alert tone="danger" title="We couldn’t save that">
              {step.error.message}
            </Alert>
          )}
          {isLive && (
            <Answers
              offer={offer}
              isUnderContract={Boolean(contracts?.contract)}
              saving={step.saving}
              onOpen={(dialog) => {
                step.reset();
                setOpen(dialog);
              }}
              // A failure is shown above.
              onTake={(taken) => void take(taken).catch(() => undefined)}
            />
          )}
          {!isLive && !end && <Undo offer={offer} step={step} />}
          <h3 className={css['subtitle']}>What happened</h3>
          <History history={offer.history} state={state} />
        </Card>
        <Card as="section" aria-labelledby="track-terms" className={css['part']}>
          <h2 id="track-terms" className={css['title']}>
            {isLive ? 'The terms on the table' : 'Its terms'}
          </h2>
          <TermsSummary terms={offer.terms} state={state} />
          {toolkit && <TermSheet offer={offer} />}
        </Card>
      </div>
      {open === 'accept' && <AcceptDialog {...dialog} />}
      {open === 'counter' && <CounterDialog {...dialog} />}
    </>
  );
}

const firstYear = `${'/closing' satisfies PagePath}#first-year`;
const trackTitle = (): HTMLElement | null => document.getElementById('track-title');

interface SituationProps extends Pick<TrackProps, 'offer' | 'home'> {
  /** How the contract that came of it has ended, if it has. */
  readonly end: ContractStatus | undefined;
}

/** What the buyer should know about it now. */
function Situation({ offer, home, end }: SituationProps): ReactNode {
  const { status, terms, history } = offer;
  if (status === 'countered') {
    const bySeller = proposedBy(history) === 'seller';
    return (
      <p>
        {bySeller
          ? 'The seller’s counteroffer replaced your offer. It’s your turn.'
          : 'You countered. It’s the seller’s turn.'}
      </p>
    );
  }
  if (status === 'sent') return <p>{answerText(terms.expiresAt, home?.state ?? null)}</p>;
  if (end === 'closed') {
    return (
      <p>
        It became your contract, and the home is yours. We keep its terms and dates.{' '}
        <PageLink to={firstYear}>See your first year</PageLink>
      </p>
    );
  }
  if (status === 'accepted' && !end) {
    return (
      <p>
        It became your contract. The contract’s terms are the ones that count now, even where they differ from these.{' '}
        <PageLink to={overview}>See the contract and its deadlines</PageLink>, and compare each with the signed page.
      </p>
    );
  }
  return (
    <p>
      {end ? 'We keep its terms and dates. ' : ''}
      {home ? 'The home is still on your board. ' : ''}You can begin another offer at any time, also for the same home.
    </p>
  );
}

function answerText(expiresAt: string | null, state: UsStateCode | null): string {
  if (expiresAt === null) return 'Nothing binds you or the seller until both have signed the same terms.';
  const moment = new Date(expiresAt);
  const when = bothTimes(moment, state);
  return moment > new Date()
    ? `The seller has until ${when}. Nothing binds either of you until both have signed the same terms.`
    : `The time to answer passed on ${when}. If you heard nothing, the offer expired.`;
}

interface AnswersProps {
  readonly offer: Offer;
  /** For another offer, so that this one can’t be accepted. */
  readonly isUnderContract: boolean;
  readonly saving: OfferStep['step'] | undefined;
  readonly onOpen: (dialog: 'accept' | 'counter') => void;
  readonly onTake: (step: OfferStep) => void;
}

/** What can happen next. */
function Answers({ offer, isUnderContract, saving, onOpen, onTake }: AnswersProps): ReactNode {
  const bySeller = proposedBy(offer.history) === 'seller';
  const { expiresAt } = offer.terms;
  const hasPassed = expiresAt !== null && new Date(expiresAt) <= new Date();
  const ends = [
    { step: 'reject', text: bySeller ? 'I said no' : 'They said no' },
    { step: 'withdraw', text: 'I withdrew it' },
    ...(hasPassed ? [{ step: 'expire', text: 'It expired' } as const] : []),
  ] as const;
  return (
    <div className={css['answers']} role="group" aria-label="What happened?">
      {!isUnderContract && (
        <Button
          disabled={saving !== undefined}
          onClick={() => {
            onOpen('accept');
          }}
        >
          {bySeller ? 'I accepted it' : 'They accepted it'}
        </Button>
      )}
      <Button
        variant="secondary"
        disabled={saving !== undefined}
        onClick={() => {
          onOpen('counter');
        }}
      >
        {bySeller ? 'I countered' : 'They countered'}
      </Button>
      {ends.map(({ step, text }) => (
        <Button
          key={step}
          variant="quiet"
          size="small"
          pending={saving === step}
          pendingText="Saving…"
          onClick={() => {
            onTake({ step });
          }}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
