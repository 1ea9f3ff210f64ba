import { useState, type ReactNode } from 'react';
import {
  conditionEntry,
  conditionLimits,
  conditionTypes,
  type Condition,
  type ConditionEntry,
  type ConditionType,
} from '@hearthway/contracts/journey';
import { Select, TextArea, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { usePropertyToday } from '../../../features/contract/index.js';
import { FormDialog } from '../../../features/dialogs/index.js';
import { FieldGroup, optionsOf, Pair, readDay, typedDay, typedForm } from '../../../features/typed-form/index.js';
import { useConditionChanges } from '../../../features/underwriting/index.js';
import { readLines } from '../read-lines.js';

/** A condition to edit, or the beginning of a new one. */
export type OpenCondition =
  | { readonly kind: 'edit'; readonly condition: Condition }
  | { readonly kind: 'new'; readonly start: Pick<ConditionEntry, 'text' | 'type'> };

export interface ConditionDialogProps {
  readonly contractId: string;
  readonly open: OpenCondition;
  readonly onClose: () => void;
}

interface Values extends Record<string, string> {
  readonly text: string;
  readonly type: ConditionType;
  readonly askedOn: string;
  readonly dueOn: string;
  readonly papers: string;
  readonly sentOn: string;
  readonly proof: string;
  readonly askedAgainOn: string;
  readonly acceptedOn: string;
}

const schema = typedForm<Values, ConditionEntry>(conditionEntry, (values, addError) => ({
  text: values.text,
  type: values.type,
  askedOn: values.askedOn,
  dueOn: readDay(values.dueOn),
  papers: readLines(values.papers, 'papers', addError, { lines: conditionLimits.papers, characters: 80 }),
  sentOn: readDay(values.sentOn),
  proof: values.proof,
  askedAgainOn: readDay(values.askedAgainOn),
  acceptedOn: readDay(values.acceptedOn),
}));

export function ConditionDialog({ contractId, open, onClose }: ConditionDialogProps): ReactNode {
  const { track } = usePlatform();
  const today = usePropertyToday();
  const { add, change, remove } = useConditionChanges();
  // Kept when it is sent again after a lost answer.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const stored = open.kind === 'edit' ? open.condition : undefined;
  const { text, type } = open.kind === 'edit' ? open.condition : open.start;
  const form = useContractForm<Values, ConditionEntry>({
    schema,
    defaultValues: {
      text,
      type,
      askedOn: stored?.askedOn ?? today,
      dueOn: typedDay(stored?.dueOn),
      papers: stored?.papers.join('\n') ?? '',
      sentOn: typedDay(stored?.sentOn),
      proof: stored?.proof ?? '',
      askedAgainOn: typedDay(stored?.askedAgainOn),
      acceptedOn: typedDay(stored?.acceptedOn),
    },
    async send(entry) {
      if (stored) await change.mutateAsync({ condition: stored, entry });
      else await add.mutateAsync({ contractId, entry, idempotencyKey });
      track({ eventType: 'form_submit', eventSource: 'mf-journey', eventData: { form: 'underwriting-condition' } });
      onClose();
    },
  });
  const days = { type: 'date', min: '2026-01-01', max: '2099-12-31' } as const;
  const pastDays = { ...days, max: today } as const;
  return (
    <FormDialog
      title={stored ? 'Edit condition' : 'Add a condition'}
      size="large"
      form={form}
      onClose={onClose}
      onDelete={stored && (() => remove.mutateAsync(stored))}
      deleting={remove.isPending}
    >
      <TextArea {...form.field('text')} label="What the lender asks for" rows={2} maxLength={300} />
      <Pair>
        <Select {...form.field('type')} label="About" options={optionsOf(conditionTypes)} />
        <TextField {...form.field('askedOn')} label="Asked on" {...pastDays} />
      </Pair>
      <TextField {...form.field('dueOn')} label="Due" help="We put it into your calendar." {...days} optional />
      <TextArea
        {...form.field('papers')}
        label="Papers you send"
        help="One name per line. Never type account or Social Security numbers."
        rows={3}
        optional
      />
      <FieldGroup title="Proof that you sent it">
        <Pair>
          <TextField {...form.field('sentOn')} label="Sent on" help="The day on your proof." {...pastDays} optional />
          <TextField
            {...form.field('proof')}
            label="How, and to whom"
            help="Portal, email to Pat, …"
            maxLength={300}
            autoComplete="off"
            optional
          />
        </Pair>
        <Pair>
          <TextField
            {...form.field('askedAgainOn')}
            label="Asked again on"
            help="We write an answer with your proof."
            {...pastDays}
            optional
          />
          <TextField
            {...form.field('acceptedOn')}
            label="Accepted on"
            help="In writing, or in the portal."
            {...pastDays}
            optional
          />
        </Pair>
      </FieldGroup>
    </FormDialog>
  );
}
