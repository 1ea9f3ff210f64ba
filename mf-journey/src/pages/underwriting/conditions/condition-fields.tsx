import type { ReactNode } from 'react';
import { conditionTypes, type ConditionEntry } from '@hearthway/contracts/journey';
import { Select, TextArea, TextField } from '@hearthway/web-kit';
import type { ContractForm } from '@hearthway/web-kit/form';
import type { Day } from '../../../features/local-time/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import type { ConditionValues } from './condition-kind.js';
import css from './conditions.module.css';

interface ConditionFieldsProps {
  readonly form: ContractForm<ConditionValues, ConditionEntry>;
  /** At the home. */
  readonly today: Day;
}

const types = Object.entries(conditionTypes).map(([value, label]) => ({ value, label }));

export function ConditionFields({ form, today }: ConditionFieldsProps): ReactNode {
  const past = { type: 'date', max: today } as const;
  return (
    <>
      <TextArea {...form.field('text')} label="What the lender asks for" rows={2} maxLength={300} />
      <Pair>
        <Select {...form.field('type')} label="About" options={types} />
        <TextField {...form.field('askedOn', { deps: ['dueOn', 'acceptedOn'] })} label="Asked on" {...past} />
      </Pair>
      <TextField {...form.field('dueOn')} label="Due" help="We put it into your calendar." type="date" optional />
      <TextArea
        {...form.field('papers')}
        label="Documents you send"
        help="One name per line. Never type an account or Social Security number."
        rows={2}
        optional
      />
      <fieldset className={css['proof']}>
        <legend>Your proof</legend>
        <Pair>
          <TextField
            {...form.field('sentOn', { deps: ['proof', 'askedAgainOn'] })}
            label="Sent on"
            help="The day on your proof."
            {...past}
            optional
          />
          <TextField
            {...form.field('proof')}
            label="How, and to whom"
            help="Portal, email to Pat, …"
            autoComplete="off"
            maxLength={300}
            optional
          />
        </Pair>
        <Pair>
          <TextField
            {...form.field('askedAgainOn')}
            label="Asked again on"
            help="We write an answer with your proof."
            {...past}
            optional
          />
          <TextField
            {...form.field('acceptedOn')}
            label="Accepted on"
            help="In writing, or in the portal."
            {...past}
            optional
          />
        </Pair>
      </fieldset>
    </>
  );
}
