import { useState, type ReactNode } from 'react';
import { emailPreviewRequest, previewEmail, type EmailType } from '@hearthway/contracts/commerce';
import type { OperationReply } from '@hearthway/contracts/operation';
import { emailTestTexts, problemTexts } from '@hearthway/contracts/texts';
import { Button, EyeIcon } from '@hearthway/web-kit';
import { useContractForm, useControlledField } from '@hearthway/web-kit/form';
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

export function PreviewPanel(): ReactNode {
  const { toast } = usePlatform();
  const { request } = useAdminSession();
  const [shown, setShown] = useState<Shown>();
  const form = useContractForm({
    schema: emailPreviewRequest,
    defaultValues: { type: 'waitlist' },
    async send(query) {
      try {
        const preview = await callOperation(request, previewEmail, { query });
        setShown(preview.success ? { ...preview, ...query } : undefined);
        if (preview.success) return;
        toast({ title: texts.refusedTitle, description: preview.error ?? texts.refused, tone: 'destructive' });
      } catch (error) {
        setShown(undefined);
        const failure = failureToast(error, texts);
        if (failure) toast(failure);
        throw error;
      }
    },
  });
  return (
    <>
      <form className={css['panel']} onSubmit={form.onSubmit}>
        <h2 className={css['heading']}>Preview a template</h2>
        <EmailTypeField {...useControlledField(form, 'type')} />
        <Button type="submit" icon={<EyeIcon size={18} />} pending={form.pending} pendingText="Generating…">
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
