import { useState, type ReactNode } from 'react';
import {
  changedTerms,
  liveStatuses,
  offerTermNames,
  proposedBy,
  termText,
  type ContractStatus,
  type Offer,
  type OfferStep,
  type OfferTerms,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { Alert, Button, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useContract } from '../../../features/contract/index.js';
import { formatShortDay } from '../../../features/local-time/index.js';
import { useOfferChanges } from '../../../features/offers/index.js';
import { Actions, Bullets, Section, Subtitle, Timeline } from '../../../features/page-parts/index.js';
import { termFormat } from '../terms/term-format.js';
import { useCelebratedContract } from './use-celebrated-contract.js';
import { AcceptDialog } from './accept-dialog.js';
import { CounterDialog } from './counter-dialog.js';
import css from '../make-offer.module.css';

interface AnswerProps {
  readonly offer: Offer;
  /** Of the home; `null` if it isn’t known. */
  readonly state: UsStateCode | null;
}

/** Where an offer stands, what came before, and what can happen next. */
export function Answer({ offer, state }: AnswerProps): ReactNode {
  const { step } = useOfferChanges();
  const celebrate = useCelebratedContract();
  const [open, setOpen] = useState<'accept' | 'counter'>();
  const live = liveStatuses.includes(offer.status);
  const standing = useStanding(offer);
  const take = async (taken: OfferStep): Promise<void> => {
    const { offer: answered } = await step.mutateAsync({ offer, step: taken });
    setOpen(undefined);
    if (taken.step === 'accept') celebrate(answered);
  };
  const bySeller = proposedBy(offer.history) === 'seller';
  return (
    <Section id="answer" title={headings[offer.status]}>
      {standing === 'fell_through' && (
        <Alert tone="info" title="This contract fell through">
          We keep its dates and terms, and the home is back on your board. Write another offer when you’re ready.
        </Alert>
      )}
      {standing === 'closed' && (
        <Alert tone="success" title="You closed on this home">
          Its contract and terms stay here.
        </Alert>
      )}
      {standing === 'active' && (
        <Alert
          tone="success"
          title="You’re under contract"
          action={
            <PageLink to="/dashboard" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
              See your calendar
            </PageLink>
          }
        >
          Your deadlines are below and in your calendar. Compare each with the signed page.
        </Alert>
      )}
      {live && (
        <>
          <Actions>
            <Button disabled={step.isPending} onClick={() => setOpen('accept')}>
              {bySeller ? 'I accepted it' : 'They accepted it'}
            </Button>
            <Button variant="secondary" disabled={step.isPending} onClick={() => setOpen('counter')}>
              Record a counteroffer
            </Button>
            <Button
              variant="quiet"
              pending={step.isPending}
              pendingText="Saving…"
              onClick={() => void take({ step: 'reject' }).catch(ignore)}
            >
              {bySeller ? 'I said no' : 'They said no'}
            </Button>
            <Button
              variant="quiet"
              disabled={step.isPending}
              onClick={() => void take({ step: 'withdraw' }).catch(ignore)}
            >
              I withdrew it
            </Button>
            <Button
              variant="quiet"
              disabled={step.isPending}
              onClick={() => void take({ step: 'expire' }).catch(ignore)}
            >
              It expired
            </Button>
          </Actions>
        </>
      )}
      {!live && standing !== 'fell_through' && standing !== 'closed' && (
        <div>
          <Button
            variant="quiet"
            pending={step.isPending}
            pendingText="Taking it back…"
            onClick={() => void take({ step: 'reopen' }).catch(ignore)}
          >
            I recorded that by mistake
          </Button>
        </div>
      )}
      <History offer={offer} />
      {open === 'accept' && (
        <AcceptDialog offer={offer} state={state} onClose={() => setOpen(undefined)} onAccept={take} />
      )}
      {open === 'counter' && (
        <CounterDialog offer={offer} state={state} onClose={() => setOpen(undefined)} onCounter={take} />
      )}
    </Section>
  );
}

/** Of the contract that the offer became, as far as we know; `undefined` if it became none. */
function useStanding(offer: Offer): ContractStatus | undefined {
  const { data } = useContract();
  if (offer.status !== 'accepted') return undefined;
  const contracts = data ? [data.contract, ...data.history] : [];
  return contracts.find((contract) => contract?.offerId === offer.id)?.status ?? 'active';
}

/** The hook has already told the buyer. */
const ignore = (): undefined => undefined;

const headings: Readonly<Record<Offer['status'], string>> = {
  draft: 'Draft',
  sent: 'Waiting for the seller’s answer',
  countered: 'Counteroffer on the table',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

const actions: Readonly<Record<Offer['history'][number]['step'], Readonly<Record<'buyer' | 'seller', string>>>> = {
  send: { buyer: 'You sent the offer', seller: 'You sent the offer' },
  counter: { buyer: 'You countered', seller: 'The seller countered' },
  accept: { buyer: 'You accepted', seller: 'The seller accepted' },
  reject: { buyer: 'You said no', seller: 'The seller said no' },
  withdraw: { buyer: 'You withdrew the offer', seller: 'You withdrew the offer' },
  expire: { buyer: 'The offer expired', seller: 'The offer expired' },
  reopen: { buyer: 'You took that back', seller: 'You took that back' },
};

function History({ offer: { history } }: { readonly offer: Offer }): ReactNode {
  return (
    <>
      <Subtitle>What happened</Subtitle>
      <Timeline>
        {history.map(({ step, by, at, terms }, index) => (
          <li key={`${index} ${at}`}>
            <p>
              <strong>{actions[step][by]}</strong> · {formatShortDay(new Date(at))}
            </p>
            <Changes before={history[index - 1]?.terms} after={terms} />
          </li>
        ))}
      </Timeline>
    </>
  );
}

/** What a counteroffer changed. */
function Changes({
  before,
  after,
}: {
  readonly before: OfferTerms | undefined;
  readonly after: OfferTerms;
}): ReactNode {
  const changes = before ? changedTerms(before, after) : [];
  if (!before || changes.length === 0) return null;
  return (
    <Bullets>
      {changes.map(({ term }) => (
        <li key={term}>
          {offerTermNames[term]}: <del className={css['former']}>{termText(term, before, termFormat) || 'none'}</del>{' '}
          <ins className={css['changed']}>{termText(term, after, termFormat) || 'none'}</ins>
        </li>
      ))}
    </Bullets>
  );
}
