import { useState, type ReactNode } from 'react';
import { agingPaper, paperKinds, type AgingPaper } from '@hearthway/contracts/journey';
import { FormDialog, Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { withItem } from '../../../features/contract-entry/index.js';
import { useTodayAt, type Day } from '../../../features/local-time/index.js';
import { Pair, textOrNull, typedForm } from '../../../features/typed-form/index.js';
import { notYet } from '../past-day.js';
import { useUnderwritingChange } from '../use-underwriting.js';

const reading = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  datedOn: z.string(),
  until: textOrNull,
});

const formUntil = (today: Day) =>
  typedForm(
    reading,
    agingPaper.check(z.refine(({ datedOn }) => datedOn <= today, { path: ['datedOn'], error: notYet })),
  );

const kinds = Object.entries(paperKinds).map(([value, label]) => ({ value, label }));

interface PaperDialogProps {
  /** Of the home. */
  readonly timeZone: string;
  /** `undefined` for a new one. */
  readonly paper: AgingPaper | undefined;
  readonly onClose: () => void;
}

export function PaperDialog({ timeZone, paper, onClose }: PaperDialogProps): ReactNode {
  const today = useTodayAt(timeZone);
  const change = useUnderwritingChange();
  // The same if it is sent again after a lost reply.
  const [newId] = useState(() => crypto.randomUUID().slice(-12));
  const form = useContractForm({
    schema: formUntil(today),
    defaultValues: {
      id: paper?.id ?? newId,
      kind: paper?.kind ?? 'pay_stub',
      name: paper?.name ?? '',
      datedOn: paper?.datedOn ?? today,
      until: paper?.until ?? '',
    },
    async send(changed) {
      await change.save((entry) => ({ ...entry, papers: withItem(entry.papers, paper, changed) }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={paper ? 'Change this paper' : 'Add a paper'}
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save this paper"
      onClose={onClose}
    >
      <Pair>
        <Select {...form.field('kind')} label="Kind" options={kinds} />
        <TextField {...form.field('name')} label="Name" autoComplete="off" maxLength={80} />
      </Pair>
      <Pair>
        <TextField
          {...form.field('datedOn', { deps: ['until'] })}
          label="Date on the paper"
          help="As printed on it."
          type="date"
          max={today}
        />
        <TextField
          {...form.field('until')}
          label="Good until"
          help="Only if your lender gave you a day."
          type="date"
          optional
        />
      </Pair>
    </FormDialog>
  );
}
