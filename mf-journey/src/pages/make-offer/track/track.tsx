import { useState, type ReactNode } from 'react';
import {
  liveStatuses,
  proposedBy,
  type AssessedHome,
  type Offer,
  type OfferStep,
  type PastStep,
} from '@hearthway/contracts/journey';
import { Alert, Button, Card, useFocusAfter } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useNavigate } from 'react-router-dom';
import { formatShortDay, formatTime } from '../../../features/local-time/index.js';
import { overview } from '../offer-address.js';
import { TermSheet } from '../review/term-sheet.js';
import { TermsSummary } from '../terms/terms-summary.js';
import { useOfferStep } from '../use-offers.js';
import { AcceptDialog } from './accept-dialog.js';
import { CounterDialog } from './counter-dialog.js';
import { Changes, History } from './history.js';
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

/** An offer that went out: where it stands, what can happen next, and what happened. */
export function Track({ offer, home, toolkit }: TrackProps): ReactNode {
  const step = useOfferStep(offer);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'accept' | 'counter'>();
  useFocusAfter(open !== undefined, () => document.getElementById('track-title'));
  const isLive = liveStatuses.includes(offer.status);
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
      setOpen(undefined);
    },
  };
  return (
    <>
      <div className={css['columns']}>
        <Card as="section" aria-labelledby="track-title" className={css['part']}>
          <h2 id="track-title" tabIndex={-1} className={css['title']}>
            {titles[offer.status]}
          </h2>
          <Situation offer={offer} home={home} />
          {step.error && !open && (
            <Alert tone="danger" title="We couldn’t save that">
              {step.error.message}
            </Alert>
          )}
          {isLive && (
            <Answers
              offer={offer}
              saving={step.saving}
              onOpen={(dialog) => {
                step.reset();
                setOpen(dialog);
              }}
              // A failure is shown above.
              onTake={(taken) => void take(taken).catch(() => undefined)}
            />
          )}
          {!isLive && <Undo offer={offer} step={step} />}
          <h3 className={css['subtitle']}>What happened</h3>
          <History history={offer.history} />
        </Card>
        <Card as="section" aria-labelledby="track-terms" className={css['part']}>
          <h2 id="track-terms" className={css['title']}>
            {isLive ? 'The terms on the table' : 'Its terms'}
          </h2>
          <TermsSummary terms={offer.terms} />
          {toolkit && <TermSheet offer={offer} />}
        </Card>
      </div>
      {open === 'accept' && <AcceptDialog {...dialog} />}
      {open === 'counter' && <CounterDialog {...dialog} />}
    </>
  );
}

/** What the buyer should know about it now. */
function Situation({ offer, home }: Pick<TrackProps, 'offer' | 'home'>): ReactNode {
  const { status, terms, history } = offer;
  if (status === 'countered') {
    const bySeller = proposedBy(history) === 'seller';
    return (
      <>
        <p>
          {bySeller
            ? 'The seller’s counteroffer replaced your offer. You can accept it, counter, or walk away.'
            : 'You countered. It’s the seller’s turn.'}
        </p>
        <Changes before={beforeLastCounter(history) ?? terms} after={terms} />
      </>
    );
  }
  if (status === 'sent') return <p>{answerText(terms.expiresAt)}</p>;
  if (status === 'accepted') {
    return (
      <p>
        It became your contract. <PageLink to={overview}>See the contract and its deadlines</PageLink>, and compare each
        with the signed page.
      </p>
    );
  }
  return (
    <p>
      {home ? 'The home is still on your board. ' : ''}You can begin another offer at any time, also for the same home.
    </p>
  );
}

const beforeLastCounter = (history: readonly PastStep[]) =>
  history[history.findLastIndex(({ step }) => step === 'counter') - 1]?.terms;

function answerText(expiresAt: string | null): string {
  if (expiresAt === null) return 'Nothing binds you or the seller until both have signed the same terms.';
  const moment = new Date(expiresAt);
  const when = `${formatShortDay(moment)}, ${formatTime(moment)}`;
  return moment > new Date()
    ? `The seller has until ${when}. Nothing binds either of you until both have signed the same terms.`
    : `The time to answer passed on ${when}. If you heard nothing, the offer expired.`;
}

interface AnswersProps {
  readonly offer: Offer;
  readonly saving: OfferStep['step'] | undefined;
  readonly onOpen: (dialog: 'accept' | 'counter') => void;
  readonly onTake: (step: OfferStep) => void;
}

/** What can happen next. */
function Answers({ offer, saving, onOpen, onTake }: AnswersProps): ReactNode {
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
      <Button
        disabled={saving !== undefined}
        onClick={() => {
          onOpen('accept');
        }}
      >
        {bySeller ? 'I accepted it' : 'They accepted it'}
      </Button>
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
