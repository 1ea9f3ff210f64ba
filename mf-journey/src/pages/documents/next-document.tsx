import { useId, type ReactNode } from 'react';
import {
  documentRefusals,
  type BuyerDocument,
  type DocumentCenter,
  type DocumentSlot,
} from '@hearthway/contracts/journey';
import { Button, Card } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { CollectedBar, countDone, openSlots } from '../../features/document-slots/index.js';
import { DropBox, PickFiles, TakePhoto, useHandheld, useUploads } from '../../features/documents/index.js';
import { goToSlot, slotElementId } from './slot-address.js';
import css from './documents.module.css';

/** What is needed next, and where everything else is dropped. */
export function NextDocument({ center }: { readonly center: DocumentCenter }): ReactNode {
  const { slots, documents, uploads, scanning } = center;
  const titleId = useId();
  const { uploader, files } = useUploads();
  const [next] = openSlots(slots);
  const hint = next && openHint(next, documents);
  const unsent = files.find(({ key, state }) => state === 'refused' && uploader.targetOf(key)?.slot === next?.key);
  const done = countDone(slots);
  const isHandheld = useHandheld();
  const addTo = (slot: DocumentSlot | undefined) => (files: readonly File[]) => {
    uploader.add(files, { slot: slot?.key ?? null, subject: null, documentId: null }, uploads);
  };
  return (
    <Card as="section" aria-labelledby={titleId} padding="large" className={css['next']}>
      <div className={css['next-text']}>
        <h2 id={titleId} tabIndex={-1} className={css['eyebrow']}>
          {documents.some(({ subject, binnedAt }) => subject === null && binnedAt === null)
            ? 'Needed next'
            : 'Start here'}
        </h2>
        {next ? (
          <>
            <p className={css['next-name']}>{next.name}</p>
            <p className={css['next-why']}>
              {hint ?? (unsent ? notTaken(unsent.name, unsent.problem) : whyNow(next, uploads))}
            </p>
            <div className={css['next-buttons']}>
              {hint === undefined ? (
                <>
                  <PickFiles what={next.name} onFiles={addTo(next)}>
                    {next.status === 'expired' ? 'Upload a newer one' : 'Upload'}
                  </PickFiles>
                  <TakePhoto variant="secondary" what={next.name} onFiles={addTo(next)} />
                </>
              ) : (
                <Button
                  onClick={() => {
                    goToSlot(slotElementId(next.key));
                  }}
                >
                  Take a look
                </Button>
              )}
            </div>
          </>
        ) : (
          <Nothing slots={slots} />
        )}
        {slots.length > 0 && (
          <div className={css['progress']}>
            <CollectedBar slots={slots} />
            <p className={css['quiet']}>
              {done} of {slots.length} collected, as far as your answers tell. A lender may ask for more.
            </p>
          </div>
        )}
      </div>
      <DropBox
        title={isHandheld ? 'Anything else?' : 'Anything else? Drop it anywhere on this page'}
        scanning={scanning}
        onFiles={addTo(undefined)}
      />
    </Card>
  );
}

/** What a file in it made us wonder. */
const openHint = ({ key }: DocumentSlot, documents: readonly BuyerDocument[]): string | undefined =>
  documents
    .filter(({ slot, hintsSeen, binnedAt }) => slot === key && !hintsSeen && binnedAt === null)
    .flatMap(({ versions }) => versions[0]?.hints ?? [])
    .find(({ kind }) => kind !== 'date')?.text;

const notTaken = (name: string, problem: string): string => `“${name}” wasn’t taken. ${problem}`;

function whyNow(slot: DocumentSlot, uploads: DocumentCenter['uploads']): string {
  const { key, status, why, expiresOn, files, wanted } = slot;
  const refused = uploads.find((upload) => upload.slot === key && upload.state === 'refused');
  if (refused) return notTaken(refused.name, documentRefusals[refused.refusal ?? 'not-checked']);
  if (status === 'expired' && expiresOn !== null) return `Lenders took yours until ${formatDay(expiresOn)}.`;
  if (status === 'uploaded' && files < wanted) return `${files} of ${wanted} files are here. ${why}`;
  return why;
}

function Nothing({ slots }: Pick<DocumentCenter, 'slots'>): ReactNode {
  if (slots.length === 0) {
    return (
      <>
        <p className={css['next-name']}>Your list follows from your finances</p>
        <p className={css['next-why']}>
          <PageLink to="/pre-approval-form">Tell us about them</PageLink>, and you’ll see here what lenders ask for. You
          can upload what you have right away.
        </p>
      </>
    );
  }
  const isChecking = slots.some(({ status }) => status === 'checking');
  return (
    <>
      <p className={css['next-name']}>{isChecking ? 'We’re checking your last files' : 'Nothing, you have it all'}</p>
      <p className={css['next-why']}>
        {isChecking
          ? 'This takes a moment. You can leave the page.'
          : 'Everything your purchase asks for so far is here. What the next step needs appears by itself.'}
      </p>
    </>
  );
}
