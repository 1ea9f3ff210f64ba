import { useState, type ReactNode } from 'react';
import { inspectionTraits, type InspectionEntry, type InspectionView } from '@hearthway/contracts/journey';
import { Checkbox, FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { withFields } from '../../../features/contract-entry/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import { useInspectionChange } from '../use-inspection.js';
import { detailsForm, detailsValues, traitNames, type DetailsEntry, type DetailsValues } from './details-form.js';
import css from '../home-inspection.module.css';

interface DetailsDialogProps {
  readonly inspection: InspectionEntry;
  readonly home: InspectionView['home'];
  readonly onClose: () => void;
}

export function DetailsDialog({ inspection, home, onClose }: DetailsDialogProps): ReactNode {
  const { toast } = usePlatform();
  const save = useInspectionChange();
  const [seen] = useState(inspection);
  const form = useContractForm<DetailsValues, DetailsEntry>({
    schema: detailsForm,
    defaultValues: detailsValues(seen),
    async send(details) {
      await save.mutateAsync((entry) => withFields(entry, seen, details));
      toast({ title: 'Inspection saved' });
      onClose();
    },
  });
  const isFromBoard = inspection.yearBuilt === null && home.yearBuilt !== null;
  return (
    <FormDialog
      title="Your inspection"
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save this"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
