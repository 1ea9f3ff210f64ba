import type { ReactNode } from 'react';
import {
  propertyTimeZone,
  propertyTimeZones,
  stateTimeZones,
  type Offer,
  type OfferStep,
  type PropertyTimeZone,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { FormDialog } from '../../../features/dialogs/index.js';
import { useToday } from '../../../features/local-time/index.js';

export interface AcceptDialogProps {
  readonly offer: Offer;
  /** Of the home; `null` if it isn’t known. */
  readonly state: UsStateCode | null;
  readonly onClose: () => void;
  readonly onAccept: (step: OfferStep) => Promise<void>;
}

interface Values {
  readonly effectiveOn: string;
  /** Only in a state with several. */
  readonly timeZone?: PropertyTimeZone | undefined;
}

const schema: z.ZodMiniType<Values, Values> = z.strictObject({
  effectiveOn: z.iso.date({ error: 'Choose the effective date' }),
  timeZone: z.optional(propertyTimeZone),
});

/** Asks for day 0 of every deadline, and by which clock they count. */
export function AcceptDialog({ offer, state, onClose, onAccept }: AcceptDialogProps): ReactNode {
  const zones = state ? stateTimeZones[state] : [];
  const today = useToday(zones[0]);
  const form = useContractForm<Values, Values>({
    schema,
    defaultValues: { effectiveOn: today, ...(zones.length > 1 && { timeZone: zones[0] }) },
    send: (acceptance) => onAccept({ step: 'accept', ...acceptance }),
  });
  return (
    <FormDialog title="You have a contract!" saveText="Start my deadlines" form={form} onClose={onClose}>
      <p>{offer.address}</p>
      <TextField
        {...form.field('effectiveOn')}
        label="Effective date"
        help="The day the last party signed and everyone was notified. Your deadlines count from it."
        type="date"
        min="2026-01-01"
        max={today}
      />
      {zones.length > 1 && (
        <Select
          {...form.field('timeZone')}
          label="The home’s time zone"
          options={zones.map((zone) => ({ value: zone, label: propertyTimeZones[zone] }))}
        />
      )}
    </FormDialog>
  );
}
