import { useId, type ReactNode } from 'react';
import type { EmailType } from '@hearthway/contracts/commerce';
import { RadioCards } from '@hearthway/web-kit';
import type { ControlledField } from '@hearthway/web-kit/form';
import css from './email-test-page.module.css';
import { emailTypeChoices } from './email-types.js';

export function EmailTypeField({ onChange, ...field }: ControlledField<EmailType>): ReactNode {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={css['label']}>
        Type of email
      </p>
      <RadioCards
        {...field}
        labelledBy={labelId}
        options={emailTypeChoices}
        onChange={(value) => onChange(value as EmailType)}
      />
    </div>
  );
}
