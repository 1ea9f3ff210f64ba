import { useState, type ReactNode } from 'react';
import { applicationDaysFrom, type MortgageApplication, type RateLock } from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { withFields } from '../../../features/contract-entry/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import { useApplicationChange } from '../use-application.js';
import { lockForm, lockValues, type LockValues } from './lock-form.js';

interface LockDialogProps {
  readonly application: MortgageApplication;
  /** What the Loan Estimate says, shown until a lock is noted. */
  readonly quoted: Partial<RateLock> | null;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Asks what the lender’s lock confirmation says. */
export function LockDialog({ application, quoted, timeZone, onClose }: LockDialogProps): ReactNode {
  const { toast } = usePlatform();
  const today = useTodayAt(timeZone);
  const { change } = useApplicationChange();
  const [seen] = useState(application);
  const form = useContractForm<LockValues, RateLock | null>({
    schema: lockForm,
    defaultValues: lockValues(seen.lock ?? quoted),
    fieldOf: { 'body.entry.lock.lockedOn': 'lockedOn', 'body.entry.lock.until': 'until' },
    async send(noted) {
      await change((entry) => withFields(entry, seen, { lock: noted }));
      onClose();
      toast({ title: 'Rate lock saved', ...(noted && { description: 'Its end is in your calendar, with alerts.' }) });
    },
  });
  return (
    <FormDialog
      title="Your rate lock"
      description="As the lender confirmed it in writing. Leave all of it empty while your rate floats."
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save that"
      onClose={onClose}
    >
      <Pair>
        <TextField
          {...form.field('lockedOn')}
          label="Locked on"
          optional
          type="date"
          min={applicationDaysFrom}
          max={today}
        />
        <TextField {...form.field('until')} label="Lock ends" optional type="date" min={applicationDaysFrom} />
      </Pair>
      <TextField
        {...form.field('rateMillionths')}
        label="Locked rate, %"
        optional
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
