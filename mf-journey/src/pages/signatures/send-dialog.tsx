import type { ReactNode } from 'react';
import type { Envelope } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useEnvelopeChanges } from '../../features/envelopes/index.js';
import type { Draft } from './use-draft.js';
import css from './signatures.module.css';

interface SendDialogProps {
  readonly envelope: Envelope;
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** Asks before the first signer gets an email. What was changed last is saved first. */
export function SendDialog({ envelope: { id }, draft, onClose }: SendDialogProps): ReactNode {
  const { sending, send } = useEnvelopeChanges();
  const { signers, senderName, days } = draft.value;
  const isSaving = draft.status === 'waiting' || draft.status === 'saving';
  return (
    <Dialog
      open
      title="Send this for signature?"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button
            disabled={draft.status === 'failed'}
            pending={isSaving || sending.isPending}
            pendingText={isSaving ? 'Saving…' : 'Sending…'}
            onClick={() => {
              send({ id, version: draft.version }).catch(() => undefined);
            }}
          >
            Send
          </Button>
        </>
      }
    >
      <ol className={css['order']}>
        {signers.map((signer) => (
          <li key={signer.id}>
            {signer.name}, {signer.email}
          </li>
        ))}
      </ol>
      <p>
        {signers[0]?.name} gets an email now
        {signers.length > 1 && ', and each other signer once the one before has signed'}. They have{' '}
        {days === 1 ? '1 day' : `${days} days`}, and see your name ({senderName}) and your email address. After this,
        nothing in it can be changed.
      </p>
      {draft.status === 'failed' && (
        <Alert tone="danger" title="Your last change isn’t saved yet">
          {draft.problem ?? 'Check your connection and try again.'}
        </Alert>
      )}
      {sending.error && (
        <Alert
          tone="danger"
          title="We couldn’t send it"
          action={
            sending.error.code === 'envelope.email-unconfirmed' && (
              <PageLink to="/settings#settings-email">Confirm your email</PageLink>
            )
          }
        >
          {sending.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
