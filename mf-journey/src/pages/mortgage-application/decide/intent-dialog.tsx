import type { ReactNode } from 'react';
import {
  applicationDaysFrom,
  mortgageApplicationEntry,
  type MortgageApplication,
  type MortgageApplicationEntry,
} from '@hearthway/contracts/journey';
import { TextField } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { textOrNull, typedForm } from '../../../features/typed-form/index.js';
import { useApplicationChange } from '../use-application.js';

type Intent = Pick<MortgageApplicationEntry, 'intentOn'>;

interface IntentDialogProps {
  readonly application: MortgageApplication;
  readonly timeZone: string;
  readonly onClose: () => void;
}

const reading = z.object({ intentOn: textOrNull });
type Values = z.input<typeof reading>;
const intent = typedForm<Values, Intent>(reading, z.object({ intentOn: mortgageApplicationEntry.shape.intentOn }));

/** Asks when the buyer told the lender that they go ahead. */
export function IntentDialog({ application, timeZone, onClose }: IntentDialogProps): ReactNode {
  const { toast } = usePlatform();
  const today = useTodayAt(timeZone);
  const { change } = useApplicationChange('in-place');
  const form = useEntryForm<Values, Intent, MortgageApplicationEntry>({
    schema: intent,
    stored: application,
    valuesOf: ({ intentOn }) => ({ intentOn: intentOn ?? '' }),
    fieldOf: { 'body.entry.intentOn': 'intentOn' },
    async send(said, seen) {
      await change((entry) => withFields(entry, seen, said));
      onClose();
      toast({ title: 'Saved' });
    },
  });
  return (
    <EntryFormDialog
      title="Your intent to proceed"
      description="“I intend to proceed with the loan in your Loan Estimate.” An email with these words will do, or the lender’s own form."
      form={form}
      noun="day"
      onClose={onClose}
    >
      <TextField
        {...form.field('intentOn')}
        label="Day you said yes"
        optional
        help="Leave it empty if you haven’t."
        type="date"
        min={applicationDaysFrom}
        max={today}
      />
    </EntryFormDialog>
  );
}
