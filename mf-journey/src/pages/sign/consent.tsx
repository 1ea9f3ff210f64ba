import type { ReactNode } from 'react';
import { consentToSign, disclosureVersion, readFormatTest, signingDisclosure } from '@hearthway/contracts/journey';
import { Alert, Button, Card, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { DownloadButton } from '../../features/download-button/index.js';
import css from './sign.module.css';
import type { StepProps } from './step-props.js';

const missing = 'Please enter the number in the test file';
const consentForm = z.strictObject({ formatTestNumber: z.string().check(z.trim(), z.minLength(1, missing)) });

/** Before anything is signed: what the signer agrees to, and whether they can read a PDF. */
export function Consent({ session, onTask }: StepProps): ReactNode {
  const { request } = usePlatform().session;
  const form = useContractForm({
    schema: consentForm,
    defaultValues: { formatTestNumber: '' },
    async send({ formatTestNumber }) {
      onTask(await callOperation(request, consentToSign, { body: { session, disclosureVersion, formatTestNumber } }));
    },
    fieldOf: { 'signing.wrong-number': 'formatTestNumber' },
  });
  return (
    <Card as="section" padding="large" aria-labelledby="consent" className={css['step']}>
      <h2 id="consent">Before you sign</h2>
      {signingDisclosure.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
      <section className={css['step']}>
        <h3>Can you read a PDF?</h3>
        <p>Download this test file, open it, and enter the number in it.</p>
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
      </form>
    </Card>
  );
}
