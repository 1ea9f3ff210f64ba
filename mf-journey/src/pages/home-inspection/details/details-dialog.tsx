import type { ReactNode } from 'react';
import { inspectionTraits, type InspectionEntry, type InspectionView } from '@hearthway/contracts/journey';
import { Checkbox, TextField } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import { useInspectionChange } from '../use-inspection.js';
import { detailsForm, detailsValues, traitNames, type DetailsEntry, type DetailsValues } from './details-form.js';
import css from './details-dialog.module.css';

interface DetailsDialogProps {
  readonly inspection: InspectionEntry;
  readonly home: InspectionView['home'];
  readonly onClose: () => void;
}

export function DetailsDialog({ inspection, home, onClose }: DetailsDialogProps): ReactNode {
  const { toast } = usePlatform();
  const save = useInspectionChange('in-place');
  const form = useEntryForm<DetailsValues, DetailsEntry, InspectionEntry>({
    schema: detailsForm,
    stored: inspection,
    valuesOf: detailsValues,
    async send(details, seen) {
      await save.mutateAsync((entry) => withFields(entry, seen, details));
      toast({ title: 'Inspection saved' });
      onClose();
    },
  });
  const isFromBoard = inspection.yearBuilt === null && home.yearBuilt !== null;
  return (
    <EntryFormDialog title="Your inspection" form={form} noun="inspection" onClose={onClose}>
      <TextField
        {...form.field('inspector')}
        label="Inspector"
        help="Name, license, and phone number, if you like."
        maxLength={120}
        autoComplete="off"
        optional
      />
      <Pair>
        <TextField
          {...form.field('inspectedOn')}
          label="Day of the inspection"
          type="date"
          min="2026-01-01"
          max="2099-12-31"
          optional
        />
        <TextField
          {...form.field('yearBuilt')}
          label="Year built"
          help={isFromBoard ? `Your board says ${home.yearBuilt}. Enter a year only if that’s wrong.` : undefined}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          optional
        />
      </Pair>
      <fieldset className={css['group']}>
        <legend>What you see or know</legend>
        {traitNames.map((trait) => (
          <Checkbox
            key={trait}
            {...form.field('traits')}
            error={undefined}
            value={trait}
            label={inspectionTraits[trait]}
          />
        ))}
      </fieldset>
    </EntryFormDialog>
  );
}
