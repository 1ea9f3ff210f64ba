import { useState, type ReactNode } from 'react';
import { declineToSign, envelopeLimits } from '@hearthway/contracts/journey';
import { Alert, Button, Card, Select, TextField } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { Buttons } from '../../features/rows/index.js';
import css from './sign.module.css';
import type { StepProps } from './step-props.js';

const ways = [
  { value: 'paper', label: 'I want paper' },
  { value: 'declined', label: 'I decline' },
  { value: 'consent-withdrawn', label: 'I withdraw my consent to sign electronically' },
] as const;

interface DeclineProps extends StepProps {
  readonly onClose: () => void;
}

/** The signer won’t sign here. That ends the envelope, and the sender is told how. */
export function Decline({ task, session, onTask, onClose }: DeclineProps): ReactNode {
  const declining = useMutation(operationMutation(usePlatform().session, declineToSign));
  const [how, setHow] = useState<(typeof ways)[number]['value']>('paper');
  const [reason, setReason] = useState('');
  const options = ways.filter(({ value }) => value !== 'consent-withdrawn' || task.consented);
  return (
    <Card as="section" padding="large" aria-labelledby="decline" className={css['step']}>
      <h2 id="decline">Not sign here</h2>
      <p>This ends it for everyone. {task.senderName} sees what you choose and write.</p>
      <Select
        label="What would you like?"
        options={options}
        value={how}
        onChange={({ currentTarget }) => {
          setHow(ways.find(({ value }) => value === currentTarget.value)?.value ?? 'paper');
        }}
      />
      <TextField
        label="Why"
        optional
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
      <Buttons>
        <Button variant="secondary" onClick={onClose}>
          Go back
        </Button>
        <Button
          variant="danger"
          pending={declining.isPending}
          pendingText="Saving…"
          onClick={() => {
            declining.mutate({ body: { session, how, reason } }, { onSuccess: onTask });
          }}
        >
          Don’t sign
        </Button>
      </Buttons>
    </Card>
  );
}
