import type { ReactNode } from 'react';
import type { CashToClose, ClosingEntry } from '@hearthway/contracts/journey';
import { Checkbox } from '@hearthway/web-kit';
import { formatCents } from '@hearthway/web-kit/money';
import { backHelp, backLabel } from '../../../features/cash-to-close/index.js';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import { MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { entryOf, useClosingChange, type ClosingProps } from '../use-closing.js';
import { cashForm, cashValues, type CashValues } from './cash-form.js';

interface CashDialogProps extends ClosingProps {
  readonly onClose: () => void;
}

/** Every amount that lowers or raises the money to bring, besides the lines of the Closing Disclosure. */
export function CashDialog({ view, onClose }: CashDialogProps): ReactNode {
  const { mutateAsync } = useClosingChange('in-place');
  const { financing, earnestMoneyCents, optionFeeCents } = view.contract.terms;
  const form = useEntryForm<CashValues, CashToClose, ClosingEntry>({
    schema: cashForm,
    stored: entryOf(view),
    valuesOf: ({ cash }) => cashValues(cash),
    async send(cash, seen) {
      await mutateAsync((entry) => withFields(entry, seen, { cash }));
      onClose();
    },
  });
  const paysCash = financing === 'cash';
  return (
    <EntryFormDialog size="large" title="Deposits and credits" form={form} noun="list of amounts" onClose={onClose}>
      <Pair>
        <MoneyControl
          form={form}
          name="saidCents"
          label="Cash to close"
          optional
          help={paysCash ? 'As your settlement statement says.' : 'As your Closing Disclosure says, on page 1.'}
        />
        <Checkbox {...form.field('saidIsBack')} label={backLabel} help={backHelp} />
        <MoneyControl form={form} name="readyCents" label="What you have ready" optional help="In your own account." />
        {paysCash && (
          <MoneyControl
            form={form}
            name="statementCostsCents"
            label="Closing costs"
            optional
            help="All of them together."
          />
        )}
        <MoneyControl
          form={form}
          name="earnestMoneyCents"
          label="Earnest money"
          optional
          help={`Empty is what your contract says: ${formatCents(earnestMoneyCents)}.`}
        />
        <MoneyControl
          form={form}
          name="optionFeeCents"
          label="Option or due-diligence fee, credited"
          optional
          help={`Empty is all of it: ${formatCents(optionFeeCents)}. Enter 0 if your contract doesn’t credit it.`}
        />
        <MoneyControl
          form={form}
          name="paidBeforeCents"
          label="Costs you paid before"
          optional
          help="Such as the appraisal: on page 2, in the column “before closing”."
        />
        <MoneyControl form={form} name="sellerCreditCents" label="Seller credit" optional help="Page 3" />
        <MoneyControl
          form={form}
          name="giftCents"
          label="Gifts and grants"
          optional
          help="Only what went straight to the title company."
        />
        <MoneyControl
          form={form}
          name="otherCreditsCents"
          label="Tax shares and other credits"
          optional
          help="Such as the seller’s part of this year’s property taxes."
        />
        <MoneyControl
          form={form}
          name="brokerFeeCents"
          label="Your agent’s fee"
          optional
          help={paysCash ? 'What you owe your own agent.' : 'What you owe your own agent, unless section H has it.'}
        />
      </Pair>
    </EntryFormDialog>
  );
}
