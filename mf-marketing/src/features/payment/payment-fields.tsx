import type { Platform } from '@hearthway/contracts/platform';
import { Alert } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import { EmailField, NameFields, StateField, TermsField } from '../applicant/index.js';
import { AmountField } from './amount-field.js';
import type { Purchase } from './purchase.js';
import type { Amount } from './use-amount.js';

export interface PaymentFieldsProps {
  platform: Platform;
  form: ContractForm<Purchase, Purchase>;
  /** `undefined` for fixed-price products. */
  amount: Amount | undefined;
  /** Shown to a buyer in a state that we don’t fully serve. */
  elsewhere: string | undefined;
}

export function PaymentFields({ platform, form, amount, elsewhere }: PaymentFieldsProps): ReactNode {
  const { field, methods } = form;
  return (
    <>
      <NameFields field={field} />
      <StateField field={field} />
      {elsewhere !== undefined && methods.watch('state') === 'Other' && (
        <Alert tone="warning" announce="polite">
          {elsewhere}
        </Alert>
      )}
      <EmailField field={field} />
      {amount && <AmountField amount={amount} error={methods.formState.errors.customAmount?.message} />}
      <TermsField field={field} platform={platform} element="payment-terms" />
    </>
  );
}
