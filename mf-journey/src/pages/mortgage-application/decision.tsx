import { useEffect, type ReactNode } from 'react';
import { applicationDaysFrom, type MortgageApplication } from '@hearthway/contracts/journey';
import { Button, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import { usePropertyToday } from '../../features/contract/index.js';
import { useApplicationChange } from '../../features/mortgage-application/index.js';
import { FieldGroup, FormBody, Pair } from '../../features/typed-form/index.js';
import { decisionSchema, shownDecision, type DecisionEntry, type DecisionValues } from './decision-form.js';
import { Muted, Section } from '../../features/page-parts/index.js';

export interface DecisionProps {
  readonly application: MortgageApplication;
  readonly closingOn: string;
}

/** Going ahead with one lender, and locking its rate. */
export function Decision({ application, closingOn }: DecisionProps): ReactNode {
  const { toast } = usePlatform();
  const today = usePropertyToday();
  const { mutateAsync } = useApplicationChange();
  const form = useContractForm<DecisionValues, DecisionEntry>({
    schema: decisionSchema,
    defaultValues: shownDecision(application),
    async send(entry) {
      const { application: saved } = await mutateAsync(entry);
      form.methods.reset(shownDecision(saved), { keepValues: true });
      toast({ title: 'Saved', ...(entry.lock && { description: 'The end of your lock is on your schedule.' }) });
    },
  });
  const { reset } = form.methods;
  const { intentOn, lock } = application;
  useEffect(() => {
    // Saved in another window, or undone: keep what the buyer is typing.
    reset(shownDecision({ intentOn, lock }), { keepDirtyValues: true, keepErrors: true });
  }, [intentOn, lock, reset]);
  const days = { type: 'date', min: applicationDaysFrom, max: '2099-12-31', optional: true } as const;
  return (
    <Section id="decision" title="3. Go ahead, and lock your rate">
      <Muted>
        Until you say you’re going ahead, a lender may charge you only for the credit report. Say it in writing. Then
        ask what it costs to lock your rate until after {formatDay(closingOn)}, the day you close.
      </Muted>
      <FormBody form={form} label="Intent and rate lock">
        <Pair>
          <TextField
            {...form.field('intentOn')}
            {...days}
            max={today}
            label="Day you said yes"
            help="Your intent to proceed, by email or on the lender’s form."
          />
        </Pair>
        <FieldGroup title="Rate lock">
          <Pair>
            <TextField {...form.field('lockedOn')} {...days} max={today} label="Locked on" />
            <TextField {...form.field('until')} {...days} label="Lock ends" />
            <TextField
              {...form.field('rateMillionths')}
              label="Locked rate, %"
              optional
              inputMode="decimal"
              autoComplete="off"
            />
          </Pair>
        </FieldGroup>
        <div>
          <Button type="submit" pending={form.pending} pendingText="Saving…">
            Save intent and lock
          </Button>
        </div>
      </FormBody>
    </Section>
  );
}
