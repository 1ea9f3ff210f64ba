import type { Platform } from '@hearthway/contracts/platform';
import type { ReactNode } from 'react';
import { EmailField, NameFields, StateField, TermsField, type ProblemAt } from '../applicant/index.js';
import { AmountField } from './amount-field.js';
import type { PaymentControl } from './purchase.js';
import type { Amount } from './use-amount.js';

export interface PaymentFieldsProps {
  platform: Platform;
  problem: ProblemAt<PaymentControl> | undefined;
  /** Not asked for where there is one price. */
  amount: Amount | undefined;
}

export function PaymentFields({ platform, problem, amount }: PaymentFieldsProps): ReactNode {
  return (
    <>
      <NameFields problem={problem} />
      <StateField problem={problem} />
      <EmailField problem={problem} />
      {amount && (
        <AmountField amount={amount} error={problem?.control === 'customAmount' ? problem.message : undefined} />
      )}
      <TermsField problem={problem} platform={platform} element="payment-terms" />
    </>
  );
}
