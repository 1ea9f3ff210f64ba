import { useState, type ReactNode } from 'react';
import {
  depositFacts,
  depositLetter,
  depositSources,
  type DepositFacts,
  type DepositSource,
  type UnderwritingView,
} from '@hearthway/contracts/journey';
import { Button, Select, TextArea, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { formatCents } from '@hearthway/web-kit/money';
import { dollars } from '../../features/estimates/index.js';
import { useToday } from '../../features/local-time/index.js';
import { CopyButton, Letter, Muted, Part, Section, Sources } from '../../features/page-parts/index.js';
import { FormBody, MoneyControl, Pair, readCents, required, typedForm } from '../../features/typed-form/index.js';

export interface DepositLetterProps {
  readonly file: UnderwritingView;
  readonly address: string;
}

interface Values extends Record<string, string> {
  readonly amountCents: string;
  readonly on: string;
  readonly bank: string;
  readonly source: DepositSource;
  readonly story: string;
}

const schema = typedForm<Values, DepositFacts>(depositFacts, ({ amountCents, on, bank, source, story }, addError) => ({
  amountCents: required(
    readCents(amountCents, 'amountCents', addError),
    'amountCents',
    addError,
    'Please enter the amount',
  ),
  on,
  bank,
  source,
  story,
}));

/** Writes the letter that lenders want about a large deposit. Nothing of it is stored. */
export function DepositLetter({ file: { largeDepositCents, policyRows }, address }: DepositLetterProps): ReactNode {
  const today = useToday();
  const [text, setText] = useState<string>();
  const form = useContractForm<Values, DepositFacts>({
    schema,
    defaultValues: { amountCents: '', on: '', bank: '', source: 'sale', story: '' },
    send(facts) {
      setText(depositLetter(facts, { address, amount: formatCents, day: formatDay }));
      return Promise.resolve();
    },
  });
  return (
    <Section id="deposit" title="5. Explain a large deposit">
      <Muted>
        {largeDepositCents === null
          ? 'Lenders usually ask about a deposit of more than half your monthly income.'
          : `Lenders usually ask about a deposit of more than half your monthly income: about ${dollars(largeDepositCents)} for you.`}{' '}
        They want to know that it isn’t a loan. Write it here; we don’t keep it.
      </Muted>
      <FormBody form={form}>
        <Pair>
          <MoneyControl of={form} name="amountCents" label="Amount" />
          <TextField {...form.field('on')} label="Day of the deposit" type="date" min="2026-01-01" max={today} />
        </Pair>
        <Pair>
          <TextField
            {...form.field('bank')}
            label="Bank"
            help="Its name only, never the account number."
            maxLength={80}
            autoComplete="off"
          />
          <Select
            {...form.field('source')}
            label="Where it came from"
            help="The letter names the paper that shows it."
            options={Object.entries(depositSources).map(([value, { label }]) => ({ value, label }))}
          />
        </Pair>
        <TextArea {...form.field('story')} label="In a sentence" rows={2} maxLength={300} />
        <div>
          <Button type="submit" variant="secondary">
            Write the letter
          </Button>
        </div>
      </FormBody>
      {text && (
        <Part aria-live="polite">
          <Letter noun="letter" text={text} />
          <div>
            <CopyButton noun="letter" text={text} />
          </div>
        </Part>
      )}
      <Sources rows={policyRows.filter(({ id }) => id.startsWith('deposit/'))} />
    </Section>
  );
}
