import type { ReactNode } from 'react';
import {
  inspectionEntry,
  inspectionTraits,
  type Inspection,
  type InspectionEntry,
  type InspectionTrait,
} from '@hearthway/contracts/journey';
import { Button, Checkbox, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { useInspectionChanges } from '../../features/inspection/index.js';
import {
  FieldGroup,
  FormBody,
  Pair,
  readDay,
  readWhole,
  typedDay,
  typedForm,
  typedWhole,
} from '../../features/typed-form/index.js';

interface Values {
  readonly inspector: string;
  readonly inspectedOn: string;
  readonly yearBuilt: string;
  readonly traits: InspectionTrait[];
}
type DetailsEntry = Pick<InspectionEntry, 'inspector' | 'inspectedOn' | 'yearBuilt' | 'traits'>;

const schema = typedForm<Values, DetailsEntry>(
  z.pick(inspectionEntry, { inspector: true, inspectedOn: true, yearBuilt: true, traits: true }),
  ({ inspector, inspectedOn, yearBuilt, traits }, addError) => ({
    inspector,
    inspectedOn: readDay(inspectedOn),
    yearBuilt: readWhole(yearBuilt, 'yearBuilt', addError),
    traits,
  }),
);

/** Who inspects, when, and what the buyer sees of the home. */
export function Details({ inspection }: { readonly inspection: Inspection }): ReactNode {
  const { toast } = usePlatform();
  const { save } = useInspectionChanges();
  const form = useContractForm<Values, DetailsEntry>({
    schema,
    defaultValues: {
      inspector: inspection.inspector,
      inspectedOn: typedDay(inspection.inspectedOn),
      yearBuilt: typedWhole(inspection.yearBuilt),
      traits: [...inspection.traits],
    },
    async send(part) {
      await save.mutateAsync({ inspection, part });
      toast({ title: 'Inspection saved' });
    },
  });
  return (
    <FormBody form={form}>
      <TextField {...form.field('inspector')} label="Inspector" maxLength={120} autoComplete="off" optional />
      <Pair>
        <TextField
          {...form.field('inspectedOn')}
          label="Day of the inspection"
          type="date"
          min="2026-01-01"
          max="2099-12-31"
        />
        <TextField
          {...form.field('yearBuilt')}
          label="Year built"
          help="If your board doesn’t have it."
          inputMode="numeric"
          maxLength={4}
        />
      </Pair>
      <FieldGroup title="What you see or know">
        <Pair>
          {(Object.keys(inspectionTraits) as InspectionTrait[]).map((trait) => (
            <Checkbox
              key={trait}
              {...form.field('traits')}
              error={undefined}
              value={trait}
              label={inspectionTraits[trait]}
            />
          ))}
        </Pair>
      </FieldGroup>
      <div>
        <Button type="submit" variant="secondary" pending={form.pending} pendingText="Saving…">
          Save
        </Button>
      </div>
    </FormBody>
  );
}
