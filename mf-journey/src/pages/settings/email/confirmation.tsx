import type { ReactNode } from 'react';
import {
  accountMailSeconds,
  requestEmailVerification,
  verificationCode,
  verificationCodeLength,
  verifyEmailByCode,
} from '@hearthway/contracts/identity';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation, formatWait, operationMutation, RequestError } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { SettingsForm } from '../settings-form.js';
import css from './email-address.module.css';

const hours = accountMailSeconds['email-verification'] / 3600;

/** A field for the code from the email, and a way to send another email. */
export function Confirmation({ address }: { readonly address: string }): ReactNode {
  const { session, toast } = usePlatform();
  const caller = useCaller();
  const sending = useMutation(operationMutation(caller, requestEmailVerification));
  const form = useContractForm({
    schema: verificationCode,
    defaultValues: { code: '' },
    fieldOf: { 'account-code.wrong': 'code', 'user.email-taken': 'code' },
    refusedField: 'code',
    async send(body) {
      try {
        await callOperation(caller.request, verifyEmailByCode, { body });
      } catch (error) {
        // The link may have confirmed it in the meantime, on another device.
        if (error instanceof RequestError && error.code === 'account-code.wrong') await session.reload();
        throw error;
      }
      toast({ title: 'Email confirmed', description: `${address} is your confirmed address.` });
      await session.reload();
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
              // The typed or refused code was from an older email.
              sending.mutate(undefined, { onSuccess: () => form.methods.reset() });
            }}
          >
            Send a new email
          </Button>
        </div>
      </SettingsForm>
      <div role="status">
        {sending.isSuccess && (
          <Alert tone="success">
            We’re sending a link and a code to {address}. Both work for {hours} hours. Of several codes, only the newest
            works. If nothing comes, look in your spam folder.
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
  return `You’ve asked for a few already, and the newest email still works. Look in your spam folder, too. Please wait ${formatWait(error)} before you ask for another one.`;
}
