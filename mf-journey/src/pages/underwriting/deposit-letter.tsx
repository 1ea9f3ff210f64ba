import { useState, type ReactNode } from 'react';
import { depositFacts, depositLetter, depositSources } from '@hearthway/contracts/journey';
import { Button, Select, TextArea, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { formatCents } from '@hearthway/web-kit/money';
import * as z from 'zod/mini';
import { dollars } from '../../features/estimates/index.js';
import { useTodayAt, type Day } from '../../features/local-time/index.js';
import { parts } from '../../features/page-parts/index.js';
import { Section } from '../../features/page-section/index.js';
import { amount, MoneyControl, Pair, typedForm } from '../../features/typed-form/index.js';
import { LetterText } from '../../features/copy-button/index.js';
import { Sources } from '../../features/policy-rows/index.js';
import { notYet } from './past-day.js';
import type { UnderwritingProps } from './use-underwriting.js';

const reading = z.object({
  amountCents: amount.optional,
  on: z.string(),
  bank: z.string(),
  source: z.string(),
  story: z.string(),
});

const formUntil = (today: Day) =>
  typedForm(reading, depositFacts.check(z.refine(({ on }) => on <= today, { path: ['on'], error: notYet })));

const sources = Object.entries(depositSources).map(([value, { label }]) => ({ value, label }));

/** Writes the letter that lenders want about a large deposit. Nothing of it is kept. */
export function DepositLetter({ view: { contract, largeDepositCents, policyRows } }: UnderwritingProps): ReactNode {
  const today = useTodayAt(contract.terms.timeZone);
  const [text, setText] = useState<string>();
  const form = useContractForm({
    schema: formUntil(today),
    defaultValues: { amountCents: '', on: '', bank: '', source: 'sale', story: '' },
    send(facts) {
      setText(depositLetter(facts, { address: contract.terms.address, amount: formatCents, day: formatDay }));
    },
  });
  return (
    <Section title="Explain a large deposit" isFolded>
      <p className={parts['lead']}>
        Lenders usually ask about a deposit of more than half your monthly income
        {largeDepositCents !== null && `: for you, more than about ${dollars(largeDepositCents)}`}. They want to know
        that it isn’t a loan. Fill this in, and copy the letter. We don’t keep it.
      </p>
      <form className={parts['form']} noValidate onSubmit={form.onSubmit}>
        <Pair>
          <MoneyControl form={form} name="amountCents" label="Amount" />
          <TextField {...form.field('on')} label="Day of the deposit" type="date" max={today} />
        </Pair>
        <Pair>
          <TextField
            {...form.field('bank')}
            label="Bank"
            help="Its name only, never the account number."
            autoComplete="off"
            maxLength={80}
          />
          <Select
            {...form.field('source')}
            label="Where it came from"
            help="The letter names the paper that shows it."
            options={sources}
          />
        </Pair>
        <TextArea {...form.field('story')} label="What happened, in a sentence" rows={2} maxLength={300} />
        <div className={parts['buttons']}>
          <Button type="submit" variant="secondary">
            Write the letter
          </Button>
        </div>
      </form>
      <div aria-live="polite">{text && <LetterText noun="letter" label="Your letter" text={text} />}</div>
      <Sources
        rows={policyRows}
        rowIds={policyRows.filter(({ id }) => id.startsWith('deposit/large@')).map(({ id }) => id)}
      />
    </Section>
  );
}
