import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { sendTestEmail, type EmailType } from '@hearthway/contracts/commerce';
import { emailTestTexts } from '@hearthway/contracts/texts';
import { Button, MailIcon, TextField } from '@hearthway/web-kit';
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

/** Sends one of the emails, about nobody, to an address. */
export function SendPanel(): ReactNode {
  const { toast } = usePlatform();
  const { request } = useAdminSession();
  const [type, setType] = useState<EmailType>('waitlist');
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const recipient = useRef<HTMLInputElement>(null);

  const send = async (to: string): Promise<void> => {
    setPending(true);
    try {
      const { success, error } = await callOperation(request, sendTestEmail, { query: { type, email: to } });
      if (success) toast({ title: emailTestTexts.sentTitle, description: emailTestTexts.sent(type, to) });
      else toast({ title: texts.refusedTitle, description: error ?? texts.refused, tone: 'destructive' });
    } catch (error) {
      const failure = failureToast(error, texts);
      if (failure) toast(failure);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const to = email.trim();
    setMissing(to === '');
    if (pending) return;
    if (to) return void send(to);
    toast({ ...emailTestTexts.required, tone: 'destructive' });
    recipient.current?.focus();
  };
  return (
    <form className={css['panel']} noValidate onSubmit={submit}>
      <h2 className={css['heading']}>Send a test email</h2>
      <EmailTypeField type={type} onChange={setType} />
      <TextField
        ref={recipient}
        type="email"
        name="email"
        label="Recipient email"
        help="The email has made-up contents and goes to this address alone."
        autoComplete="email"
        value={email}
        error={isMissing ? emailTestTexts.required.description : undefined}
        onChange={(event) => {
          setEmail(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" icon={<MailIcon size={18} />} pending={pending} pendingText="Sending…">
        Send Test Email
      </Button>
    </form>
  );
}
