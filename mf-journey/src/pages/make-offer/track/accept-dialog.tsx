import type { ReactNode } from 'react';
import {
  propertyTimeZone,
  stateTimeZones,
  type Offer,
  type OfferStep,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { HomeTimeZone } from '../../../features/contract/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';

const acceptance = z.object({
  effectiveOn: z.iso.date({ error: 'Please choose the effective date' }),
  /** Only in a state with several. */
  timeZone: z.optional(propertyTimeZone),
});
type Acceptance = z.infer<typeof acceptance>;

interface AcceptDialogProps {
  readonly offer: Offer;
  /** Of the home; `null` if it isn’t known. */
  readonly state: UsStateCode | null;
  readonly onTake: (step: OfferStep) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for day 0 of every deadline, and whose clock they count by. */
export function AcceptDialog({ offer, state, onTake, onClose }: AcceptDialogProps): ReactNode {
  const zones = state ? stateTimeZones[state] : [];
  // Late in the evening, it can be tomorrow already where the buyer is.
  const today = useTodayAt(zones[0]);
  const form = useContractForm<Acceptance, Acceptance>({
    schema: acceptance,
    defaultValues: { effectiveOn: today, ...(zones.length > 1 && { timeZone: zones[0] }) },
    send: (accepted) => onTake({ step: 'accept', ...accepted }),
  });
  return (
    <FormDialog
      title="The offer is accepted"
      description={`${offer.address}. It becomes your contract, and its deadlines go into your calendar.`}
      form={form}
      submitText="Start my deadlines"
      pendingText="Saving…"
      refusalTitle="We couldn’t save that"
      onClose={onClose}
    >
      <TextField
        {...form.field('effectiveOn')}
        label="Effective date"
        help="The day the last party signed and everyone was told. It’s on the contract, and your deadlines count from it."
        type="date"
        min="2026-01-01"
        max={today}
      />
      {zones.length > 1 && <HomeTimeZone {...form.field('timeZone')} zones={zones} />}
    </FormDialog>
  );
}
