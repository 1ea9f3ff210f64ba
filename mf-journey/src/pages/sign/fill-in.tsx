import { useState, type ReactNode } from 'react';
import {
  readSigningFile,
  readSigningPage,
  sign,
  signingLimits,
  type SignatureValues,
  type SigningTask,
} from '@hearthway/contracts/journey';
import { ownValue } from '@hearthway/contracts/own-value';
import { Alert, Button, Card, Checkbox, TextField } from '@hearthway/web-kit';
import { callOperation, operationMutation, requestOperation } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { DownloadButton } from '../../features/download-button/index.js';
import { FieldBox, fieldNames, PagePicture } from '../../features/envelopes/index.js';
import { parts } from '../../features/page-parts/index.js';
import css from './sign.module.css';
import type { StepProps } from './step-props.js';

type Field = SigningTask['fields'][number];

/** Every page with the signer’s fields on it, and the same fields as a form, which is the way by keyboard. */
export function FillIn({ task, session, onTask }: StepProps): ReactNode {
  const { request } = usePlatform().session;
  const { title, pages, fields, signerName } = task;
  const signing = useMutation(operationMutation({ request }, sign));
  const [values, setValues] = useState<SignatureValues>({});
  const typed = fields.filter(({ kind }) => kind !== 'date');
  const valueOf = ({ id }: Field): string => ownValue(values, id) ?? '';
  const missing = typed.filter((field) => field.required && valueOf(field).trim() === '');
  return (
    <>
      <section aria-label="Pages" className={css['pages']}>
        <p className={parts['note']}>The pages are pictures. A screen reader can read the download.</p>
        <DownloadButton
          noun="PDF"
          name={title}
          type="pdf"
          load={() => callOperation(request, readSigningFile, { body: { session } })}
        >
          Download what you sign
        </DownloadButton>
        {Array.from({ length: pages }, (_, place) => place + 1).map((page) => (
          <PagePicture
            key={page}
            name={`Page ${page} of ${pages}`}
            cacheKey={['signing', session, page]}
            load={async (signal) =>
              (await requestOperation(request, readSigningPage, { body: { session, page } }, { signal })).blob()
            }
          >
            {fields
              .filter((field) => field.page === page)
              .map((field) => (
                <FieldBox
                  key={field.id}
                  place={field}
                  state={field.kind === 'date' || valueOf(field) !== '' ? 'done' : 'empty'}
                  onClick={() => {
                    document.getElementById(controlOf(field))?.focus();
                  }}
                >
                  {shownOn(field, valueOf(field))}
                </FieldBox>
              ))}
          </PagePicture>
        ))}
      </section>
      <Card as="section" padding="large" aria-labelledby="fill-in" className={css['step']}>
        <h2 id="fill-in">Fill in and sign</h2>
        {typed.map((field) => (
          <FieldControl
            key={field.id}
            field={field}
            signerName={signerName}
            value={valueOf(field)}
            onValue={(value) => {
              setValues({ ...values, [field.id]: value });
            }}
          />
        ))}
        {signing.error && (
          <Alert tone="danger" title="You haven’t signed yet" announce="assertive">
            {signing.error.message}
          </Alert>
        )}
        {missing.length > 0 && <p className={parts['note']}>{missing.length} to fill in before you can sign.</p>}
        <Button
          disabled={missing.length > 0}
          pending={signing.isPending}
          pendingText="Signing…"
          onClick={() => {
            signing.mutate({ body: { session, values } }, { onSuccess: onTask });
          }}
        >
          Sign
        </Button>
        <p className={parts['note']}>Your name as you type it is your signature, with the same effect as on paper.</p>
      </Card>
    </>
  );
}

const controlOf = ({ id }: Field): string => `field-${id}`;

function shownOn({ kind }: Field, value: string): string {
  if (kind === 'date') return 'Today';
  if (kind === 'checkbox') return value === '' ? '' : '✓';
  return value === '' ? fieldNames[kind] : value;
}

interface FieldControlProps {
  readonly field: Field;
  readonly signerName: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function FieldControl({ field, signerName, value, onValue }: FieldControlProps): ReactNode {
  const { kind, label, required, page } = field;
  const name = `${label || fieldNames[kind]} (page ${page})`;
  if (kind === 'checkbox') {
    return (
      <Checkbox
        id={controlOf(field)}
        label={name}
        checked={value !== ''}
        onChange={({ currentTarget }) => {
          onValue(currentTarget.checked ? 'yes' : '');
        }}
      />
    );
  }
  return (
    <TextField
      id={controlOf(field)}
      label={name}
      optional={!required}
      value={value}
      maxLength={signingLimits.textCharacters}
      autoComplete={kind === 'signature' ? 'name' : 'off'}
      help={kind === 'signature' ? `Type your name, such as ${signerName}.` : undefined}
      onChange={({ currentTarget }) => {
        onValue(currentTarget.value);
      }}
    />
  );
}
