import type { ReactNode } from 'react';
import type { DocumentSlot } from '@hearthway/contracts/journey';
import { PageLink } from '@hearthway/web-kit/router';
import {
  CollectedBar,
  countDone,
  openSlots,
  StatusBadge,
  useDocumentSlots,
} from '../../features/document-slots/index.js';
import { useEnvelopes } from '../../features/envelopes/index.js';
import { StandingError, StandingSkeleton } from './document-standing-states.js';
import css from './document-standing.module.css';

/** How many documents are there, the next two that need something, and what is out for signature. */
export function DocumentStanding(): ReactNode {
  const { data, isError, isFetching, refetch } = useDocumentSlots();
  if (!data && isError) return <StandingError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <StandingSkeleton />;
  return (
    <div className={css['standing']}>
      <Standing slots={data.slots} />
      <OutForSignature />
    </div>
  );
}

function Standing({ slots }: { readonly slots: readonly DocumentSlot[] }): ReactNode {
  const done = countDone(slots);
  const next = openSlots(slots).slice(0, 2);
  if (slots.length === 0) return <p>Keep every document of your purchase here, and find it when someone asks.</p>;
  return (
    <>
      <div className={css['count']}>
        <CollectedBar slots={slots} />
        <p className={css['words']}>
          {done} of {slots.length} documents collected
        </p>
      </div>
      {next.length === 0 ? (
        <p>
          {done === slots.length
            ? 'You have everything your purchase asks for so far.'
            : 'We’re checking your last files.'}
        </p>
      ) : (
        <ul className={css['next']}>
          {next.map(({ key, name, status }) => (
            <li key={key} className={css['slot']}>
              <PageLink to={`/documents#slot-${key}`}>{name}</PageLink>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** If it can’t be loaded, it says nothing: the emails and the page of signatures say the same. */
function OutForSignature(): ReactNode {
  const sent = useEnvelopes().data?.envelopes.filter(({ status }) => status === 'sent') ?? [];
  const [first, second] = sent;
  if (!first) return null;
  if (second) return <PageLink to="/signatures">{sent.length} documents wait for signatures</PageLink>;
  const { id, title, signers, progress } = first;
  const next = signers.find((_signer, place) => progress[place]?.status !== 'signed');
  return (
    <PageLink to={`/signatures/${id}`}>
      {title} waits for {next?.name} to sign
    </PageLink>
  );
}
