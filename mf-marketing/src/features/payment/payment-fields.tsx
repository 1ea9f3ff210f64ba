import type { Platform } from '@hearthway/contracts/platform';
import { Checkbox, Select, TextField } from '@hearthway/web-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../../layout/index.js';
import { stateOptions } from '../waitlist/index.js';
import { AmountField } from './amount-field.js';
import type { PaymentControl, PaymentProblem } from './payment-values.js';
import type { Amount } from './use-amount.js';
import css from './payment-dialog.module.css';

export interface PaymentFieldsProps {
  platform: Platform;
  problem: PaymentProblem | undefined;
  /** Not asked for where there is one price. */
  amount: Amount | undefined;
}

// As on the waitlist, which keeps 200 characters of both names and the space between them.
const nameMaximum = 99;

export function PaymentFields({ platform, problem, amount }: PaymentFieldsProps): ReactNode {
  const errorAt = (name: PaymentControl) => (problem?.control === name ? problem.message : undefined);
  const control = (name: PaymentControl) => ({ name, required: true, error: errorAt(name) });
  return (
    <>
      <div className={css['names']}>
        <TextField {...control('firstName')} label="First name" autoComplete="given-name" maxLength={nameMaximum} />
        <TextField {...control('lastName')} label="Last name" autoComplete="family-name" maxLength={nameMaximum} />
      </div>
      <Select
        {...control('state')}
        className={css['state']}
        label="State you are buying in"
        placeholder="Choose a state"
        options={stateOptions}
        autoComplete="off"
      />
      <TextField
        {...control('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {amount && <AmountField amount={amount} error={errorAt('customAmount')} />}
      <Checkbox
        {...control('acceptedTerms')}
        label={
          <>
            I agree to the{' '}
            <SiteLink platform={platform} to="/terms" element="payment-terms" newTab>
              Terms of Service
            </SiteLink>
          </>
        }
        reserveError
      />
    </>
  );
}
