import { useState, type ReactNode } from 'react';
import { declineToSign, envelopeLimits } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog, RadioCards, TextField } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import type { StepProps } from './step-props.js';

const ways = [
  { value: 'paper', label: 'I’d rather sign on paper' },
  { value: 'declined', label: 'I decline to sign' },
  { value: 'consent-withdrawn', label: 'I withdraw my consent to sign electronically' },
] as const;

interface DeclineProps extends StepProps {
  readonly onClose: () => void;
}

/** The signer won’t sign here. That ends the envelope, and the sender is told how. */
export function Decline({ task, session, onTask, onError, onClose }: DeclineProps): ReactNode {
  const declining = useMutation(operationMutation(usePlatform().session, declineToSign));
  const [how, setHow] = useState<(typeof ways)[number]['value']>('paper');
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      title="Don’t sign here"
      description={`This ends it for everyone, and can’t be undone. ${task.senderName} sees what you choose and write.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button
            variant="danger"
            pending={declining.isPending}
            pendingText="Saving…"
            onClick={() => {
              declining.mutate({ body: { session, how, reason } }, { onSuccess: onTask, onError });
            }}
          >
            Don’t sign
          </Button>
        </>
      }
    >
      <p id="decline-how">What would you like?</p>
      <RadioCards
        name="how"
        labelledBy="decline-how"
        options={ways.filter(({ value }) => value !== 'consent-withdrawn' || task.consented)}
        value={how}
        onChange={(wanted) => {
          setHow(ways.find(({ value }) => value === wanted)?.value ?? 'paper');
        }}
      />
      <TextField
        label="Why"
        optional
        reserveError={false}
        value={reason}
        maxLength={envelopeLimits.reasonCharacters}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
        }}
      />
      {declining.error && (
        <Alert tone="danger" title="We couldn’t save that" announce="assertive">
          {declining.error.message}
        </Alert>
      )}
    </Dialog>
  );
}
