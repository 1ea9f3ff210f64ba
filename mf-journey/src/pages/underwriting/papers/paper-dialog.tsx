import { useState, type ReactNode } from 'react';
import { agingPaper, paperKinds, type AgingPaper } from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import * as z from 'zod/mini';
import { EntryFormDialog, useEntryForm, withItem } from '../../../features/contract-entry/index.js';
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
  const change = useUnderwritingChange('in-place');
  // The same if it is sent again after a lost reply.
  const [newId] = useState(() => crypto.randomUUID().slice(-12));
  const form = useEntryForm<z.input<typeof reading>, AgingPaper, AgingPaper | undefined>({
    schema: formUntil(today),
    stored: paper,
    valuesOf: (stored) => ({
      id: stored?.id ?? newId,
      kind: stored?.kind ?? 'pay_stub',
      name: stored?.name ?? '',
      datedOn: stored?.datedOn ?? today,
      until: stored?.until ?? '',
    }),
    async send(changed, seen) {
      await change.save((entry) => ({ ...entry, papers: withItem(entry.papers, seen, changed) }));
      onClose();
    },
  });
  return (
    <EntryFormDialog title={paper ? 'Change this paper' : 'Add a paper'} form={form} noun="paper" onClose={onClose}>
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
    </EntryFormDialog>
  );
}
