import { useState, type ReactNode, type SubmitEvent } from 'react';
import { previewEmail, type EmailType } from '@hearthway/contracts/commerce';
import type { OperationReply } from '@hearthway/contracts/operation';
import { emailTestTexts, problemTexts } from '@hearthway/contracts/texts';
import { Button, EyeIcon } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useAdminSession } from '../../session/index.js';
import { EmailPreview } from './email-preview.js';
import css from './email-test-page.module.css';
import { EmailTypeField } from './email-type-field.js';
import { failureToast } from './failure-toast.js';

const texts = {
  refusedTitle: emailTestTexts.previewFailedTitle,
  refused: problemTexts.server,
  unreachable: emailTestTexts.previewUnreachable,
};

interface Shown extends OperationReply<typeof previewEmail> {
  readonly type: EmailType;
}

/** Shows one of the emails as it goes out. */
export function PreviewPanel(): ReactNode {
  const { toast } = usePlatform();
  const { request } = useAdminSession();
  const [type, setType] = useState<EmailType>('waitlist');
  const [shown, setShown] = useState<Shown>();
  const [pending, setPending] = useState(false);

  const generate = async (): Promise<void> => {
    setPending(true);
    try {
      const preview = await callOperation(request, previewEmail, { query: { type } });
      setShown(preview.success ? { ...preview, type } : undefined);
      if (preview.success) return;
      toast({ title: texts.refusedTitle, description: preview.error ?? texts.refused, tone: 'destructive' });
    } catch (error) {
      setShown(undefined);
      const failure = failureToast(error, texts);
      if (failure) toast(failure);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!pending) void generate();
  };
  return (
    <>
      <form className={css['panel']} onSubmit={submit}>
        <h2 className={css['heading']}>Preview a template</h2>
        <EmailTypeField type={type} onChange={setType} />
        <Button type="submit" icon={<EyeIcon size={18} />} pending={pending} pendingText="Generating…">
          Generate Preview
        </Button>
      </form>
      {shown && (
        <EmailPreview
          key={shown.type}
          type={shown.type}
          subject={shown.subject ?? ''}
          html={shown.html ?? ''}
          text={shown.text ?? ''}
        />
      )}
    </>
  );
}
