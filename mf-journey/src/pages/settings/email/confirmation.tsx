import { useRef, type ReactNode } from 'react';
import { listPurchases } from '@hearthway/contracts/commerce';
import {
  accountMailSeconds,
  requestEmailVerification,
  verificationCode,
  verificationCodeLength,
  verifyEmailByCode,
} from '@hearthway/contracts/identity';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation, formatWait, operationKey, operationMutation, type RequestError } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SettingsForm } from '../settings-form.js';
import css from './email-address.module.css';

interface ConfirmationProps {
  readonly address: string;
  readonly onConfirmed: () => void;
}

const hours = accountMailSeconds['email-verification'] / 3600;

/** The code from the email, and another email. */
export function Confirmation({ address, onConfirmed }: ConfirmationProps): ReactNode {
  const { session, toast } = usePlatform();
  const caller = useCaller();
  const client = useQueryClient();
  const sending = useMutation(operationMutation(caller, requestEmailVerification));
  const onConfirmedRef = useRef(onConfirmed);
  const form = useContractForm({
    schema: verificationCode,
    defaultValues: { code: '' },
    fieldOf: { 'account-code.wrong': 'code', 'user.email-taken': 'code' },
    refusedField: 'code',
    async send(body) {
      await callOperation(caller.request, verifyEmailByCode, { body });
      toast({ title: 'Email confirmed', description: `${address} is your confirmed address.` });
      await session.reload();
      onConfirmedRef.current();
      await client.invalidateQueries({ queryKey: operationKey(caller, listPurchases) });
    },
  });
  return (
    <>
      <SettingsForm label="Confirm your email" form={form} refusalTitle="We couldn’t confirm your email">
        <TextField
          {...form.field('code')}
          label="Code from the email"
          help={`${verificationCodeLength} digits. The link in the same email does the same.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className={css['code']}
          required
        />
        <div className={css['actions']}>
          <Button type="submit" pending={form.pending} pendingText="Confirming…">
            Confirm
          </Button>
          <Button
            variant="secondary"
            pending={sending.isPending}
            pendingText="Sending…"
            onClick={() => {
              sending.mutate(undefined);
            }}
          >
            Send a new email
          </Button>
        </div>
      </SettingsForm>
      <div role="status">
        {sending.isSuccess && (
          <Alert tone="success">
            We’re sending a link and a code to {address}. Both work for {hours} hours, and only those in the newest
            email. If nothing comes, look in your spam folder.
          </Alert>
        )}
      </div>
      {sending.isError && (
        <Alert tone="danger" title="We couldn’t send the email">
          {problemOf(sending.error)}
        </Alert>
      )}
    </>
  );
}

function problemOf(error: RequestError): string {
  if (error.status !== 429) return error.message;
  return `You’ve asked for a few already. Please wait ${formatWait(error)}, and look in your spam folder meanwhile.`;
}
