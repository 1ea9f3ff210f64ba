import type { ReactNode } from 'react';
import { sendTestEmail, testEmail } from '@hearthway/contracts/commerce';
import { emailTestTexts } from '@hearthway/contracts/texts';
import { Button, MailIcon, TextField } from '@hearthway/web-kit';
import { useContractForm, useHeldField } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useAdminSession } from '../../session/index.js';
import css from './email-test-page.module.css';
import { EmailTypeField } from './email-type-field.js';
import { failureToast } from './failure-toast.js';

const texts = {
  refusedTitle: emailTestTexts.sendFailedTitle,
  refused: emailTestTexts.sendFailed,
  unreachable: emailTestTexts.sendUnreachable,
};

/** Sends an email with sample content. */
export function SendPanel(): ReactNode {
  const { toast } = usePlatform();
  const { request } = useAdminSession();
  const form = useContractForm({
    schema: testEmail,
    defaultValues: { type: 'waitlist', email: '' },
    fieldOf: { 'email.recipient-invalid': 'email' },
    onInvalid: (description) => toast({ ...emailTestTexts.required, description, tone: 'destructive' }),
    async send(query) {
      try {
        const { success, error } = await callOperation(request, sendTestEmail, { query });
        if (success)
          toast({ title: emailTestTexts.sentTitle, description: emailTestTexts.sent(query.type, query.email) });
        else toast({ title: texts.refusedTitle, description: error ?? texts.refused, tone: 'destructive' });
      } catch (error) {
        const failure = failureToast(error, texts);
        if (failure) toast(failure);
        throw error;
      }
    },
  });
  return (
    <form className={css['panel']} noValidate onSubmit={form.onSubmit}>
      <h2 className={css['heading']}>Send a test email</h2>
      <EmailTypeField {...useHeldField(form, 'type')} />
      <TextField
        {...form.field('email')}
        type="email"
        label="Recipient email"
        help="Sends sample content to this address only."
        autoComplete="email"
      />
      <Button type="submit" icon={<MailIcon size={18} />} pending={form.pending} pendingText="Sending…">
        Send Test Email
      </Button>
    </form>
  );
}
