import type { ReactNode } from 'react';
import { profileLimits, type PreApprovalLetterEntry } from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import { LenderField } from '../../../features/lender-field/index.js';
import { MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { borrowersText, type LetterValues } from './letter-kind.js';

const borrowerOptions = Array.from({ length: profileLimits.borrowers }, (_, index) => ({
  value: String(index + 1),
  label: borrowersText(index + 1),
}));

export function LetterFields({
  form,
}: {
  readonly form: ContractForm<LetterValues, PreApprovalLetterEntry>;
}): ReactNode {
  return (
    <>
      <LenderField field={form.field('lender')} />
      <Pair>
        <MoneyControl form={form} name="amountCents" label="Amount on the letter" />
        <Select {...form.field('borrowers')} label="Who it’s for" options={borrowerOptions} />
      </Pair>
      <Pair>
        <TextField {...form.field('issuedOn', { deps: ['expiresOn'] })} label="Issue date" type="date" />
        <TextField {...form.field('expiresOn')} label="Expiration date" help="Often 60 to 90 days later" type="date" />
      </Pair>
    </>
  );
}
