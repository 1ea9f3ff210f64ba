import { useState, type ReactNode } from 'react';
import { agingPaper, paperKinds, type AgingPaper, type PaperKind } from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { usePropertyToday } from '../../../features/contract/index.js';
import { ItemDialog, type OpenItem } from '../../../features/dialogs/index.js';
import { optionsOf, Pair, readDay, typedDay, typedForm } from '../../../features/typed-form/index.js';

export interface PaperDialogProps {
  readonly open: OpenItem<AgingPaper>;
}

interface Values extends Record<string, string> {
  readonly id: string;
  readonly kind: PaperKind;
  readonly name: string;
  readonly datedOn: string;
  readonly until: string;
}

const schema = typedForm<Values, AgingPaper>(agingPaper, ({ id, kind, name, datedOn, until }) => ({
  id,
  kind,
  name,
  datedOn,
  until: readDay(until),
}));

export function PaperDialog({ open }: PaperDialogProps): ReactNode {
  const { item: paper } = open;
  const today = usePropertyToday();
  // Kept when it is sent again after a lost answer.
  const [newId] = useState(() => crypto.randomUUID().slice(-12));
  return (
    <ItemDialog
      open={open}
      addTitle="Add a paper"
      editTitle="Edit paper"
      schema={schema}
      values={{
        id: paper?.id ?? newId,
        kind: paper?.kind ?? 'pay_stub',
        name: paper?.name ?? '',
        datedOn: paper?.datedOn ?? today,
        until: typedDay(paper?.until),
      }}
    >
      {(form) => (
        <>
          <Pair>
            <Select {...form.field('kind')} label="Kind" options={optionsOf(paperKinds)} />
            <TextField {...form.field('name')} label="Name" maxLength={80} autoComplete="off" />
          </Pair>
          <Pair>
            <TextField
              {...form.field('datedOn')}
              label="Date on the paper"
              help="As printed on it."
              type="date"
              min="2026-01-01"
              max={today}
            />
            <TextField
              {...form.field('until')}
              label="Good until"
              help="Only if your lender gave you one."
              type="date"
              min="2026-01-01"
              max="2099-12-31"
              optional
            />
          </Pair>
        </>
      )}
    </ItemDialog>
  );
}
