import { useState, type ReactNode } from 'react';
import {
  finding as findingContract,
  findingPlans,
  findingSeverities,
  type Finding,
  type FindingPlan,
  type FindingSeverity,
} from '@hearthway/contracts/journey';
import { Select, TextArea, TextField } from '@hearthway/web-kit';
import { ItemDialog, type OpenItem } from '../../../features/dialogs/index.js';
import {
  MoneyControl,
  optionsOf,
  Pair,
  readCents,
  readWhole,
  typedCents,
  typedForm,
  typedWhole,
} from '../../../features/typed-form/index.js';

export interface FindingDialogProps {
  readonly open: OpenItem<Finding>;
}

interface Values extends Record<string, string> {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  readonly severity: FindingSeverity;
  readonly lowCents: string;
  readonly highCents: string;
  readonly page: string;
  readonly plan: FindingPlan;
}

const schema = typedForm<Values, Finding>(
  findingContract,
  ({ id, area, text, severity, lowCents, highCents, page, plan }, addError) => {
    const low = readCents(lowCents, 'lowCents', addError);
    const high = readCents(highCents, 'highCents', addError);
    return {
      id,
      area,
      text,
      severity,
      lowCents: low ?? high ?? 0,
      highCents: high ?? low ?? 0,
      page: readWhole(page, 'page', addError),
      plan,
    };
  },
);

export function FindingDialog({ open }: FindingDialogProps): ReactNode {
  const { item: finding } = open;
  // Kept when it is sent again after a lost answer.
  const [newId] = useState(() => crypto.randomUUID());
  return (
    <ItemDialog
      open={open}
      addTitle="Add a finding"
      editTitle="Edit finding"
      size="large"
      schema={schema}
      values={{
        id: finding?.id ?? newId,
        area: finding?.area ?? '',
        text: finding?.text ?? '',
        severity: finding?.severity ?? 'major',
        lowCents: typedCents(finding?.lowCents),
        highCents: typedCents(finding?.highCents),
        page: typedWhole(finding?.page),
        plan: finding?.plan ?? 'repair',
      }}
    >
      {(form) => (
        <>
          <Pair>
            <TextField {...form.field('area')} label="Where" help="Roof, kitchen, crawl space…" maxLength={60} />
            <Select {...form.field('severity')} label="How serious" options={optionsOf(findingSeverities)} />
          </Pair>
          <TextArea {...form.field('text')} label="What the inspector found" rows={3} maxLength={400} />
          <Pair>
            <MoneyControl of={form} name="lowCents" label="Costs at least" />
            <MoneyControl of={form} name="highCents" label="Costs at most" />
          </Pair>
          <Pair>
            <TextField {...form.field('page')} label="Page of the report" inputMode="numeric" maxLength={3} optional />
            <Select {...form.field('plan')} label="What you want" options={optionsOf(findingPlans)} />
          </Pair>
        </>
      )}
    </ItemDialog>
  );
}
