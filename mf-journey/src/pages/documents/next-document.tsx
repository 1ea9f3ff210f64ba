import { useId, type ReactNode } from 'react';
import type { BuyerDocument, DocumentCenter, DocumentSlot } from '@hearthway/contracts/journey';
import { Button, Card, ProgressBar } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { PageLink } from '@hearthway/web-kit/router';
import { DropBox, PickFiles, TakePhoto, useHandheld, useUploader } from '../../features/documents/index.js';
import { goToSlot, slotElementId } from './slot-address.js';
import { countDone, nextSlot } from './slots-by-stage.js';
import css from './documents.module.css';

/** What is needed next, and where everything else is dropped. */
export function NextDocument({ center }: { readonly center: DocumentCenter }): ReactNode {
  const { slots, documents, uploads, scanning } = center;
  const titleId = useId();
  const uploader = useUploader();
  const next = nextSlot(slots);
  const done = countDone(slots);
  const isHandheld = useHandheld();
  const addTo = (slot: DocumentSlot | undefined) => (files: readonly File[]) => {
    uploader.add(files, { slot: slot?.key ?? null, subject: null, documentId: null }, uploads);
  };
  return (
    <Card as="section" aria-labelledby={titleId} padding="large" className={css['next']}>
      <div className={css['next-text']}>
        <h2 id={titleId} className={css['eyebrow']}>
          {documents.length === 0 ? 'Start here' : 'Needed next'}
        </h2>
        {next ? (
          <>
            <p className={css['next-name']}>{next.name}</p>
            <p className={css['next-why']}>{whyNow(next, documents)}</p>
            <div className={css['next-buttons']}>
              {next.status === 'needs_fix' ? (
                <Button
                  onClick={() => {
                    goToSlot(slotElementId(next.key));
                  }}
                >
                  Take a look
                </Button>
              ) : (
                <PickFiles what={next.name} onFiles={addTo(next)}>
                  {next.status === 'expired' ? 'Upload a newer one' : 'Upload'}
                </PickFiles>
              )}
              {next.status !== 'needs_fix' && <TakePhoto variant="secondary" what={next.name} onFiles={addTo(next)} />}
            </div>
          </>
        ) : (
          <Nothing slots={slots} />
        )}
        {slots.length > 0 && (
          <div className={css['progress']}>
            <ProgressBar
              size="small"
              label="Documents collected"
              value={done}
              max={slots.length}
              valueText={`${done} of ${slots.length}`}
            />
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

function whyNow(slot: DocumentSlot, documents: readonly BuyerDocument[]): string {
  const { key, status, neededBy, why, expiresOn, files, wanted } = slot;
  if (status === 'needs_fix') {
    const hints = documents
      .filter((one) => one.slot === key && !one.hintsSeen)
      .flatMap((one) => one.versions[0]?.hints ?? []);
    return hints.find(({ kind }) => kind !== 'date')?.text ?? 'A file for it wasn’t taken. Upload another one.';
  }
  if (status === 'expired' && expiresOn !== null) return `Lenders took yours until ${formatDay(expiresOn)}.`;
  if (status === 'uploaded' && files < wanted) return `${files} of ${wanted} files are here. ${why}`;
  return `${neededBy}. ${why}`;
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
