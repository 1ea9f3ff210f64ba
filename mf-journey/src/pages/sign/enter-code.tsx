import { useState, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  beginSigningSession,
  requestSigningCode,
  signingCode,
  signingLimits,
  type OpenedSigningLink,
} from '@hearthway/contracts/journey';
import { Alert, Button, Card, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation, operationMutation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { parts } from '../../features/page-parts/index.js';
import { Buttons } from '../../features/rows/index.js';
import { endings } from './endings.js';
import css from './sign.module.css';

interface EnterCodeProps {
  readonly opened: OpenedSigningLink;
  readonly token: string;
  /** They were here before, for too long. */
  readonly hasTimedOut: boolean;
  readonly onSession: (session: string) => void;
}

const codeForm = z.strictObject({ code: signingCode });

/** Who asks, for someone who may never have heard of us, and the code that shows whose mailbox it is. */
export function EnterCode({ opened, token, hasTimedOut, onSession }: EnterCodeProps): ReactNode {
  const { senderName, senderEmail, emailHint, status } = opened;
  const caller = usePlatform().session;
  const asking = useMutation(operationMutation(caller, requestSigningCode));
  /** A code was sent, or they say so. It stays good if another can’t be sent. */
  const [hasCode, setHasCode] = useState(false);
  const expectCode = (): void => {
    setHasCode(true);
  };
  const form = useContractForm({
    schema: codeForm,
    defaultValues: { code: '' },
    async send({ code }) {
      onSession((await callOperation(caller.request, beginSigningSession, { body: { token, code } })).session);
    },
    refusedField: 'code',
  });
  const isDone = status === 'completed';
  const ending = endings.get(status);
  if (ending !== undefined) {
    return (
      <Card padding="large" className={css['narrow']}>
        <h1 tabIndex={-1}>There is nothing to sign anymore</h1>
        <p>{ending}</p>
        <p>
          It was from {senderName} ({senderEmail}).
        </p>
      </Card>
    );
  }
  return (
    <Card padding="large" className={css['narrow']}>
      <h1 tabIndex={-1}>{isDone ? 'Your signed copy is ready' : `${senderName} asks you to sign`}</h1>
      {hasTimedOut && (
        <Alert title="You were away for a while" announce="polite">
          Enter a new code to go on. What you filled in is still here.
        </Alert>
      )}
      {!isDone && (
        <p>
          {brand.name} is a home-buying guide, and {senderName} ({senderEmail}) uses it to get a document signed. It
          costs you nothing, and you need no account. You can read everything first, sign on paper instead, or decline.
        </p>
      )}
      <p role="status">
        {asking.isSuccess
          ? `We sent a code to ${emailHint}. It can take a minute; look into your spam folder, too. Only the newest code works.`
          : `To make sure that it’s you, we email a code to ${emailHint}. It works once, for ${signingLimits.codeMinutes} minutes.`}
      </p>
      {asking.error && (
        <Alert tone="danger" title="We couldn’t send a code" announce="assertive">
          {asking.error.message}
        </Alert>
      )}
      <Buttons>
        <Button
          variant={hasCode ? 'secondary' : 'primary'}
          pending={asking.isPending}
          pendingText="Sending…"
          onClick={() => {
            asking.mutate({ body: { token } }, { onSuccess: expectCode });
          }}
        >
          {hasCode ? 'Send another code' : 'Email me a code'}
        </Button>
        {!hasCode && (
          <Button variant="quiet" onClick={expectCode}>
            I have a code
          </Button>
        )}
      </Buttons>
      {hasCode && (
        <form noValidate className={css['form']} onSubmit={form.onSubmit}>
          <TextField
            {...form.field('code')}
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={signingLimits.codeDigits}
          />
          {form.refusal && <Alert tone="danger" title={form.refusal} announce="assertive" />}
          <Button type="submit" pending={form.pending} pendingText="Opening…">
            Open
          </Button>
        </form>
      )}
      <p className={parts['note']}>
        You don’t know {senderName}, or didn’t expect it? Ask them in another way first, or close this page. Nothing
        happens unless you sign.
      </p>
    </Card>
  );
}
