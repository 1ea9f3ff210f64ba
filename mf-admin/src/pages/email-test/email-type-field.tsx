import { useId, type ReactNode } from 'react';
import type { EmailType } from '@hearthway/contracts/commerce';
import { RadioCards } from '@hearthway/web-kit';
import css from './email-test-page.module.css';
import { emailTypeChoices } from './email-types.js';

interface EmailTypeFieldProps {
  readonly type: EmailType;
  readonly onChange: (type: EmailType) => void;
}

export function EmailTypeField({ type, onChange }: EmailTypeFieldProps): ReactNode {
  const labelId = useId();
  return (
    <div>
      <p id={labelId} className={css['label']}>
        Type of email
      </p>
      <RadioCards
        name={labelId}
        labelledBy={labelId}
        options={emailTypeChoices}
        value={type}
        onChange={(value) => onChange(value as EmailType)}
      />
    </div>
  );
}
