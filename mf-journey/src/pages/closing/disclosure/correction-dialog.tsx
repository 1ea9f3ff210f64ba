import { useState, type ReactNode } from 'react';
import { closingDaysFrom, type CorrectedDisclosure } from '@hearthway/contracts/journey';
import { FormDialog, Select, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { withFields } from '../../../features/contract-entry/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import { entryOf, useClosingChange, type ClosingProps } from '../use-closing.js';
import { correctionForm, correctionValues, type CorrectionValues } from './disclosure-form.js';

interface CorrectionDialogProps extends ClosingProps {
  readonly onClose: () => void;
}

/** Asks what decides whether a corrected form starts the three days again. */
export function CorrectionDialog({ view, onClose }: CorrectionDialogProps): ReactNode {
  const { mutateAsync } = useClosingChange();
  const today = useTodayAt(view.contract.terms.timeZone);
  // As it was when the form opened, also after a newer one has come.
  const [seen] = useState(() => entryOf(view));
  const form = useContractForm<CorrectionValues, CorrectedDisclosure | null>({
    schema: correctionForm,
    defaultValues: correctionValues(seen.correction, today),
    fieldOf: { 'day.in-future': 'receivedOn', 'body.entry.correction.receivedOn': 'receivedOn' },
    async send(correction) {
      await mutateAsync((entry) => withFields(entry, seen, { correction }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="large"
      title="A corrected Closing Disclosure"
      description="Enter the latest one. We check whether your three days start again."
      form={form}
      submitText="Save"
      pendingText="Saving…"
      refusalTitle="We couldn’t save that"
      onClose={onClose}
    >
      <Pair>
        <TextField
          {...form.field('receivedOn')}
          label="Day you received it"
          type="date"
          min={seen.disclosure?.receivedOn ?? closingDaysFrom}
          max={today}
        />
        <TextField
          {...form.field('aprMillionths')}
          label="Its APR, %"
          help="Page 5"
          inputMode="decimal"
          autoComplete="off"
        />
        <Select {...form.field('productChanged')} label="Another kind of loan?" options={yesOrNo} />
        <Select {...form.field('penaltyAdded')} label="A new prepayment penalty?" options={yesOrNo} />
      </Pair>
    </FormDialog>
  );
}

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
