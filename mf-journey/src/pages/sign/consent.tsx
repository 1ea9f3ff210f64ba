import type { ReactNode } from 'react';
import { consentToSign, disclosureVersion, readFormatTest, signingDisclosure } from '@hearthway/contracts/journey';
import { Alert, Button, Card, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { DownloadButton } from '../../features/download-button/index.js';
import { parts } from '../../features/page-parts/index.js';
import css from './sign.module.css';
import type { StepProps } from './step-props.js';

const missing = 'Please enter the number in the test file';
const consentForm = z.strictObject({ formatTestNumber: z.string().check(z.trim(), z.minLength(1, missing)) });

/** Before anything is signed: what the signer agrees to, and whether they can read a PDF. */
export function Consent({ session, onTask, onError }: StepProps): ReactNode {
  const { request } = usePlatform().session;
  const form = useContractForm({
    schema: consentForm,
    defaultValues: { formatTestNumber: '' },
    async send({ formatTestNumber }) {
      const body = { session, disclosureVersion, formatTestNumber } as const;
      onTask(
        await callOperation(request, consentToSign, { body }).catch((error: unknown) => {
          onError(error);
          throw error;
        }),
      );
    },
    fieldOf: { 'signing.wrong-number': 'formatTestNumber' },
  });
  return (
    <Card as="section" padding="large" aria-labelledby="consent" className={css['step']}>
      <h2 id="consent">Before you sign</h2>
      {signingDisclosure.map(({ title, text }) => (
        <section key={title} className={css['point']}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <section className={css['point']}>
        <h3>Can you read a PDF?</h3>
        <p>
          Download this test file, open it, and enter the number in it. So you know that you can read and keep your
          copy.
        </p>
        <DownloadButton
          noun="test file"
          name="Test file"
          type="pdf"
          load={() => callOperation(request, readFormatTest, { body: { session } })}
        >
          Download test file
        </DownloadButton>
      </section>
      <form noValidate className={css['form']} onSubmit={form.onSubmit}>
        <TextField
          {...form.field('formatTestNumber')}
          label="Number in the test file"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        {form.refusal && <Alert tone="danger" title={form.refusal} announce="assertive" />}
        <Button type="submit" pending={form.pending} pendingText="Saving…">
          I agree to sign electronically
        </Button>
        <p className={parts['note']}>
          This isn’t signing yet. Next, you read the document. (Disclosure of {formatDay(disclosureVersion)})
        </p>
      </form>
    </Card>
  );
}
