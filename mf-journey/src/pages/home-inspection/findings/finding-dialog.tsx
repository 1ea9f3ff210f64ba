import { useState, type ReactNode } from 'react';
import { findingPlans, findingSeverities, type Finding } from '@hearthway/contracts/journey';
import { Select, TextArea, TextField } from '@hearthway/web-kit';
import { EntryFormDialog, useEntryForm, withItem } from '../../../features/contract-entry/index.js';
import { MoneyControl, Pair } from '../../../features/typed-form/index.js';
import { useInspectionChange } from '../use-inspection.js';
import { findingForm, findingValues, type FindingValues } from './finding-form.js';

interface FindingDialogProps {
  /** As the buyer saw it; `undefined` for a new one. */
  readonly seen: Finding | undefined;
  readonly onClose: () => void;
}

export function FindingDialog({ seen, onClose }: FindingDialogProps): ReactNode {
  const save = useInspectionChange('in-place');
  const [schema] = useState(() => findingForm(seen?.id ?? crypto.randomUUID()));
  const form = useEntryForm<FindingValues, Finding, Finding | undefined>({
    schema,
    stored: seen,
    valuesOf: findingValues,
    async send(finding, before) {
      await save.mutateAsync((entry) => ({ ...entry, findings: withItem(entry.findings, before, finding) }));
      onClose();
    },
  });
  return (
    <EntryFormDialog
      title={seen ? 'Change this finding' : 'Add a finding'}
      form={form}
      submitText="Save finding"
      noun="finding"
      onClose={onClose}
    >
      <Pair>
        <TextField
          {...form.field('area')}
          label="Where"
          help="Roof, kitchen, crawl space…"
          maxLength={60}
          autoComplete="off"
        />
        <Select {...form.field('severity')} label="How serious" options={optionsOf(findingSeverities)} />
      </Pair>
      <TextArea {...form.field('text')} label="What the inspector found" rows={3} maxLength={400} />
      <Pair>
        <MoneyControl form={form} name="lowCents" label="Costs at least" optional />
        <MoneyControl form={form} name="highCents" label="Costs at most" optional />
      </Pair>
      <Pair>
        <TextField
          {...form.field('page')}
          label="Page of the report"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          optional
        />
        <Select {...form.field('plan')} label="What you want" options={optionsOf(findingPlans)} />
      </Pair>
    </EntryFormDialog>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
