import type { ReactNode } from 'react';
import { changeContract, getContract, type PurchaseContract, type PurchaseTerms } from '@hearthway/contracts/journey';
import { FormDialog, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useTodayAt } from '../../local-time/index.js';
import { textOrNull } from '../../typed-form/index.js';
import { useContractRefresh } from '../use-contract-refresh.js';

/** A day that the terms lack, without which a deadline can’t be counted. */
export interface MissingDay {
  readonly button: string;
  readonly title: string;
  /** When papers came, or what the signed page names, with its hour. */
  readonly kind: 'received' | 'named';
  /** Of the day in a request. */
  readonly path: string;
  readonly withDay: (terms: PurchaseTerms, day: string, time: string | null) => PurchaseTerms;
}

const received = (term: 'titleReceivedOn' | 'hoaReceivedOn', title: string): MissingDay => ({
  button: 'They came',
  title,
  kind: 'received',
  path: `body.${term}`,
  withDay: (terms, day) => ({ ...terms, [term]: day }),
});

const contingency = (name: 'inspection' | 'inspectionResolution', title: string): MissingDay => ({
  button: 'Add the date',
  title,
  kind: 'named',
  path: `body.contingencies.${name}.on`,
  withDay: (terms, on, time) => ({
    ...terms,
    contingencies: { ...terms.contingencies, [name]: { kind: 'date', on, time } },
  }),
});

export const inspectionDay = contingency('inspection', 'When does your inspection window end?');

/** By the key of their deadline. */
export const missingDays: ReadonlyMap<string, MissingDay> = new Map([
  ['title', received('titleReceivedOn', 'The title papers came')],
  ['hoa', received('hoaReceivedOn', 'The HOA documents came')],
  ['inspection', inspectionDay],
  ['resolution', contingency('inspectionResolution', 'By when do you agree on repairs?')],
  [
    'earnest-money',
    {
      button: 'Add the date',
      title: 'When is your earnest money due?',
      kind: 'named',
      path: 'body.deposit.on',
      withDay: (terms, on, time) => ({ ...terms, deposit: { kind: 'date', on, time } }),
    },
  ],
]);

const schema = z.object({ day: z.iso.date({ error: 'Please choose a day' }), time: textOrNull });

interface MissingDayDialogProps {
  readonly contract: PurchaseContract;
  readonly missing: MissingDay;
  readonly onClose: () => void;
}

export function MissingDayDialog({ contract, missing, onClose }: MissingDayDialogProps): ReactNode {
  const { terms, version } = contract;
  const { toast } = usePlatform();
  const today = useTodayAt(terms.timeZone);
  const refresh = useContractRefresh();
  const { mutateAsync: change } = useMutation(operationMutation(useCaller(), changeContract, { changes: getContract }));
  const isReceived = missing.kind === 'received';
  const form = useContractForm({
    schema,
    defaultValues: { day: isReceived ? today : '', time: '' },
    fieldOf: { [missing.path]: 'day' },
    async send({ day, time }) {
      try {
        await change({ headers: { 'if-match': version }, body: missing.withDay(terms, day, time) });
        onClose();
        const description = isReceived ? 'The deadline counts from that day now.' : 'The deadline is in your calendar.';
        toast({ title: 'Saved', description });
      } finally {
        // After a conflict, the latest terms are loaded, and sending it again changes only this day.
        refresh();
      }
    },
  });
  return (
    <FormDialog
      size="small"
      title={missing.title}
      form={form}
      submitText="Save"
      pendingText="Saving…"
      onClose={onClose}
    >
      {isReceived ? (
        <TextField
          {...form.field('day')}
          label="Day you got them"
          help="Your time starts that day."
          type="date"
          max={today}
        />
      ) : (
        <>
          <TextField
            {...form.field('day')}
            label="Day on your signed page"
            type="date"
            min={terms.effectiveOn}
            max="2099-12-31"
          />
          <TextField {...form.field('time')} label="Time" help="If your contract names an hour." optional type="time" />
        </>
      )}
    </FormDialog>
  );
}
