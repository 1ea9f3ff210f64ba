import { useState, type ReactNode } from 'react';
import {
  beginSigningSession,
  openSigningLink,
  requestSigningCode,
  signingCode,
  signingLimits,
  type OpenedSigningLink,
} from '@hearthway/contracts/journey';
import { Alert, Button, Card, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation, operationMutation, type RequestError } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { LinkPage, linkQuery } from '../../features/link-page/index.js';
import { parts } from '../../features/page-parts/index.js';
import css from './sign.module.css';
import { SigningSession } from './signing-session.js';
import { useToken } from './use-token.js';

/** What someone is asked to sign, for whoever has the mailed link and the code that is mailed to them. */
export function Sign(): ReactNode {
  const token = useToken();
  // Another link is another document.
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { readonly token: string }): ReactNode {
  const { request } = usePlatform().session;
  const [session, setSession] = useState<string>();
  const query = useQuery<OpenedSigningLink, RequestError>({
    queryKey: ['signing-link', token],
    queryFn: ({ signal }) => callOperation(request, openSigningLink, { body: { token } }, { signal }),
    ...linkQuery,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (session !== undefined) {
    return (
      <SigningSession
        session={session}
        onEnd={() => {
          setSession(undefined);
        }}
      />
    );
  }
  return (
    <LinkPage query={query} loading="Opening your link">
      {(opened) => <EnterCode opened={opened} token={token} onSession={setSession} />}
    </LinkPage>
  );
}

interface EnterCodeProps {
  readonly opened: OpenedSigningLink;
  readonly token: string;
  readonly onSession: (session: string) => void;
}

const codeForm = z.strictObject({ code: signingCode });

function EnterCode({ opened: { senderName, emailHint, status }, token, onSession }: EnterCodeProps): ReactNode {
  const caller = usePlatform().session;
  const asking = useMutation(operationMutation(caller, requestSigningCode));
  const form = useContractForm({
    schema: codeForm,
    defaultValues: { code: '' },
    async send({ code }) {
      onSession((await callOperation(caller.request, beginSigningSession, { body: { token, code } })).session);
    },
    refusedField: 'code',
  });
  const from = senderName === '' ? 'Someone' : senderName;
  return (
    <Card padding="large" className={css['narrow']}>
      <h1 tabIndex={-1}>{status === 'completed' ? 'Your signed copy is ready' : `${from} asks you to sign`}</h1>
      <p>
        To make sure that it’s you, we email a code to {emailHint}. It works once, for {signingLimits.codeMinutes}{' '}
        minutes.
      </p>
      <Alert title={`Do you know ${from === 'Someone' ? 'the sender' : from}?`}>
        If you didn’t expect this, ask them in another way first.
      </Alert>
      {asking.error && (
        <Alert tone="danger" title="We couldn’t send a code" announce="assertive">
          {asking.error.message}
        </Alert>
      )}
      <Button
        variant={asking.isSuccess ? 'secondary' : 'primary'}
        pending={asking.isPending}
        pendingText="Sending…"
        onClick={() => {
          asking.mutate({ body: { token } });
        }}
      >
        {asking.isSuccess ? 'Send another code' : 'Email me a code'}
      </Button>
      {asking.isSuccess && (
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
          <p className={parts['note']}>The code can take a minute. Look into your spam folder, too.</p>
        </form>
      )}
    </Card>
  );
}
