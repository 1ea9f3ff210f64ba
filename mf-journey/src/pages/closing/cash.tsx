import { useState, type ReactNode } from 'react';
import type { ClosingView } from '@hearthway/contracts/journey';
import { Button } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { formatCents } from '@hearthway/web-kit/money';
import { FormDialog } from '../../features/dialogs/index.js';
import { useClosingChange } from '../../features/closing/index.js';
import { MoneyControl, Pair } from '../../features/typed-form/index.js';
import { FigureTable, Muted, Section } from '../../features/page-parts/index.js';
import { cashSchema, shownCash, type CashEntry, type CashValues } from './cash-form.js';

/** The money to bring, with every deposit in it. */
export function Cash({ view }: { readonly view: ClosingView }): ReactNode {
  const [open, setOpen] = useState(false);
  const { cash, contract, closing } = view;
  const paysCash = contract?.financing === 'cash';
  return (
    <Section id="cash" title="2. Know what to bring">
      <Muted>
        {paysCash
          ? 'Without a loan, there is no Closing Disclosure: the title company sends a settlement statement. Every deposit you paid has to be on it.'
          : 'Every deposit you paid has to be on the form: earnest money, a credited option fee, credits, and gifts.'}
      </Muted>
      {cash ? (
        <>
          <FigureTable label="Money to bring">
            <caption>From the price to the money you bring</caption>
            <tbody>
              {cash.rows.map(({ key, name, cents }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td>{formatCents(cents)}</td>
                </tr>
              ))}
              <tr data-total>
                <th scope="row">By our count</th>
                <td>{formatCents(cash.expectedCents)}</td>
              </tr>
              {cash.saidCents !== null && (
                <tr data-total data-warning={cash.differenceCents !== 0 || undefined}>
                  <th scope="row">By your papers</th>
                  <td>{formatCents(cash.saidCents)}</td>
                </tr>
              )}
            </tbody>
          </FigureTable>
          {closing.cash.gapCents > 0 && (
            <Muted>
              Your down payment holds the {formatCents(closing.cash.gapCents)} that you pay above the appraised value.
            </Muted>
          )}
        </>
      ) : (
        <p>Enter your Closing Disclosure first, and we’ll add it all up.</p>
      )}
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Enter deposits and credits
        </Button>
      </div>
      {open && <CashDialog view={view} paysCash={paysCash} onClose={() => setOpen(false)} />}
    </Section>
  );
}

interface CashDialogProps {
  readonly view: ClosingView;
  readonly paysCash: boolean;
  readonly onClose: () => void;
}

function CashDialog({ view: { closing, contract }, paysCash, onClose }: CashDialogProps): ReactNode {
  const { mutateAsync } = useClosingChange();
  const form = useContractForm<CashValues, CashEntry>({
    schema: cashSchema,
    defaultValues: shownCash(closing),
    async send(entry) {
      await mutateAsync(entry);
      onClose();
    },
  });
  const paper = paysCash ? 'settlement statement' : 'Closing Disclosure';
  return (
    <FormDialog size="large" title="Deposits and credits" form={form} onClose={onClose}>
      <Pair>
        <MoneyControl
          of={form}
          name="saidCents"
          label="Cash to close"
          optional
          help={`As your ${paper} says${paysCash ? '' : ', on page 1'}.`}
        />
        <MoneyControl of={form} name="readyCents" label="What you have ready" optional />
        {paysCash && (
          <MoneyControl
            of={form}
            name="statementCostsCents"
            label="Closing costs"
            optional
            help="All of them together."
          />
        )}
        <MoneyControl
          of={form}
          name="earnestMoneyCents"
          label="Earnest money"
          optional
          help={`Empty is what your contract says: ${formatCents(contract?.earnestMoneyCents ?? 0)}.`}
        />
        <MoneyControl
          of={form}
          name="optionFeeCents"
          label="Option or due-diligence fee"
          optional
          help="Only if your contract credits it to the price."
        />
        <MoneyControl of={form} name="sellerCreditCents" label="Seller credit" optional />
        <MoneyControl
          of={form}
          name="otherCreditsCents"
          label="Gifts, grants, and tax shares"
          optional
          help="What others paid to the title company, and the seller’s share of taxes."
        />
        <MoneyControl
          of={form}
          name="brokerFeeCents"
          label="Your agent’s fee"
          optional
          help="What you owe your own agent, unless section H has it."
        />
        {!paysCash && (
          <>
            <MoneyControl
              of={form}
              name="gapCents"
              label="Appraisal gap you pay"
              optional
              help="It’s a part of your down payment, so it isn’t added again."
            />
            <MoneyControl
              of={form}
              name="appraisedCents"
              label="Appraised value"
              optional
              help="Only if it’s below the price: your mortgage insurance ends by the lower one."
            />
          </>
        )}
      </Pair>
    </FormDialog>
  );
}
