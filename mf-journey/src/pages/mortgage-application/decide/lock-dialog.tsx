import type { ReactNode } from 'react';
import {
  applicationDaysFrom,
  type MortgageApplication,
  type MortgageApplicationEntry,
  type RateLock,
} from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
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
  const { change } = useApplicationChange('in-place');
  const form = useEntryForm<LockValues, RateLock | null, MortgageApplicationEntry>({
    schema: lockForm,
    stored: application,
    valuesOf: ({ lock }) => lockValues(lock),
    initial: lockValues(application.lock ?? quoted),
    fieldOf: { 'body.entry.lock.lockedOn': 'lockedOn', 'body.entry.lock.until': 'until' },
    async send(noted, seen) {
      await change((entry) => withFields(entry, seen, { lock: noted }));
      onClose();
      toast({ title: 'Rate lock saved', ...(noted && { description: 'Its end is in your calendar, with alerts.' }) });
    },
  });
  return (
    <EntryFormDialog
      title="Your rate lock"
      description="As the lender confirmed it in writing. Leave all of it empty while your rate floats."
      form={form}
      noun="rate lock"
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
    </EntryFormDialog>
  );
}
