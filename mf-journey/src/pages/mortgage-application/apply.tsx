import { useEffect, type ReactNode } from 'react';
import { applicationDaysFrom, mortgageApplicationEntry, type MortgageApplication } from '@hearthway/contracts/journey';
import { Button, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { usePropertyToday } from '../../features/contract/index.js';
import { useApplicationChange } from '../../features/mortgage-application/index.js';
import { FormBody, Pair, readDay, typedForm } from '../../features/typed-form/index.js';
import { Muted, Section } from '../../features/page-parts/index.js';

type Applied = Pick<MortgageApplication, 'lender' | 'appliedOn'>;

interface Values extends Readonly<Record<string, string>> {
  readonly lender: string;
  readonly appliedOn: string;
}

const schema = typedForm<Values, Applied>(
  z.pick(mortgageApplicationEntry, { lender: true, appliedOn: true }),
  ({ lender, appliedOn }) => ({ lender, appliedOn: readDay(appliedOn) }),
);

const shown = ({ lender, appliedOn }: Applied): Values => ({ lender, appliedOn: appliedOn ?? '' });

/** Six facts make an application, and start the lender’s clock. */
export function Apply({ application }: { readonly application: MortgageApplication }): ReactNode {
  const { toast } = usePlatform();
  const today = usePropertyToday();
  const { mutateAsync } = useApplicationChange();
  const form = useContractForm<Values, Applied>({
    schema,
    defaultValues: shown(application),
    async send(applied) {
      const { application: saved } = await mutateAsync(applied);
      form.methods.reset(shown(saved), { keepValues: true });
      toast({ title: 'Application saved' });
    },
  });
  const { reset } = form.methods;
  const { lender, appliedOn } = application;
  useEffect(() => {
    // Saved in another window: keep what the buyer is typing.
    reset(shown({ lender, appliedOn }), { keepDirtyValues: true, keepErrors: true });
  }, [lender, appliedOn, reset]);
  return (
    <Section id="apply" title="1. Apply">
      <Muted>
        An application is six facts: your name, income, and Social Security number, the home’s address and its price,
        and the loan you want. Once a lender has them, it has three business days to send you a Loan Estimate. Ask two
        or three lenders on the same day.
      </Muted>
      <FormBody form={form} label="Your application">
        <Pair>
          <TextField {...form.field('lender')} label="Lender" optional maxLength={80} autoComplete="off" />
          <TextField
            {...form.field('appliedOn')}
            label="Day you applied"
            optional
            type="date"
            min={applicationDaysFrom}
            max={today}
          />
        </Pair>
        <div>
          <Button type="submit" variant="secondary" pending={form.pending} pendingText="Saving…">
            Save application
          </Button>
        </div>
      </FormBody>
    </Section>
  );
}
