import type { Platform } from '@hearthway/contracts/platform';
import { EmailField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import type { ReactNode } from 'react';
import { NameFields, StateField, TermsField } from '../applicant/index.js';
import { AmountField } from './amount-field.js';
import type { Purchase } from './purchase.js';
import type { Amount } from './use-amount.js';

export interface PaymentFieldsProps {
  platform: Platform;
  form: ContractForm<Purchase, Purchase>;
  /** `undefined` for fixed-price products. */
  amount: Amount | undefined;
}

export function PaymentFields({ platform, form, amount }: PaymentFieldsProps): ReactNode {
  const { field, methods } = form;
  return (
    <>
      <NameFields field={field} />
      <StateField field={field} />
      <EmailField {...field('email')} required />
      {amount && <AmountField amount={amount} error={methods.formState.errors.customAmount?.message} />}
      <TermsField field={field} platform={platform} element="payment-terms" />
    </>
  );
}
