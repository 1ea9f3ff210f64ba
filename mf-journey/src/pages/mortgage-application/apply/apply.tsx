import { useState, type ReactNode } from 'react';
import {
  applicationDaysFrom,
  mortgageApplicationEntry,
  type MortgageApplication,
  type MortgageApplicationEntry,
} from '@hearthway/contracts/journey';
import { Badge, Button, TextField, useFocusAfter } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { EntryFormDialog, useEntryForm, withFields } from '../../../features/contract-entry/index.js';
import { Fact, Facts } from '../../../features/fact/index.js';
import { Bullets } from '../../../features/guide/index.js';
import { LenderField } from '../../../features/lender-field/index.js';
import { useTodayAt } from '../../../features/local-time/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { Section, useFold } from '../../../features/page-section/index.js';
import { textOrNull, typedForm } from '../../../features/typed-form/index.js';
import { useApplicationChange } from '../use-application.js';

const titleId = 'application-apply';

interface ApplyProps {
  readonly application: MortgageApplication;
  readonly timeZone: string;
}

/** Six facts make an application, and start the lender’s clock. */
export function Apply({ application, timeZone }: ApplyProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { lender, appliedOn } = application;
  const isFolded = useFold(appliedOn !== null);
  useFocusAfter(isOpen, () => document.getElementById(titleId));
  const isNoted = lender !== '' || appliedOn !== null;
  return (
    <>
      <Section
        title="1. Apply"
        titleId={titleId}
        status={
          <Badge tone={appliedOn === null ? 'neutral' : 'success'}>{appliedOn === null ? 'To do' : 'Applied'}</Badge>
        }
        isFolded={isFolded}
      >
        <p className={parts['lead']}>
          Six facts make an application. Once a lender has them, it sends you a Loan Estimate within three business
          days. Ask two or three lenders on the same day, so that their rates compare.
        </p>
        <Bullets items={sixFacts} />
        {isNoted && (
          <Facts>
            <Fact name="Lender">{lender || 'Not noted'}</Fact>
            <Fact name="Day you applied">{appliedOn === null ? 'Not noted' : formatDay(appliedOn)}</Fact>
          </Facts>
        )}
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {isNoted ? 'Change your application' : 'Note your application'}
          </Button>
        </div>
      </Section>
      {isOpen && (
        <ApplyDialog
          application={application}
          timeZone={timeZone}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const sixFacts = [
  'Your name',
  'Your income',
  'Your Social Security number, for your credit report',
  'The home’s address',
  'What the home is worth: your price',
  'How much you want to borrow',
] as const;

type Applied = Pick<MortgageApplicationEntry, 'lender' | 'appliedOn'>;

const reading = z.object({ lender: z.string(), appliedOn: textOrNull });
type Values = z.input<typeof reading>;
const form = typedForm<Values, Applied>(
  reading,
  z.object({ lender: mortgageApplicationEntry.shape.lender, appliedOn: mortgageApplicationEntry.shape.appliedOn }),
);

function ApplyDialog({ application, timeZone, onClose }: ApplyProps & { readonly onClose: () => void }): ReactNode {
  const { toast } = usePlatform();
  const today = useTodayAt(timeZone);
  const { change } = useApplicationChange('in-place');
  const contractForm = useEntryForm<Values, Applied, MortgageApplicationEntry>({
    schema: form,
    stored: application,
    valuesOf: ({ lender, appliedOn }) => ({ lender, appliedOn: appliedOn ?? '' }),
    fieldOf: { 'body.entry.appliedOn': 'appliedOn', 'body.entry.lender': 'lender' },
    async send(applied, seen) {
      await change((entry) => withFields(entry, seen, applied));
      onClose();
      toast({ title: 'Application saved' });
    },
  });
  return (
    <EntryFormDialog
      title="Your application"
      description="With several lenders, note the first day. Each Loan Estimate keeps its own lender below."
      form={contractForm}
      noun="application"
      onClose={onClose}
    >
      <LenderField field={contractForm.field('lender')} optional />
      <TextField
        {...contractForm.field('appliedOn')}
        label="Day you applied"
        optional
        help="When the lender had all six facts."
        type="date"
        min={applicationDaysFrom}
        max={today}
      />
    </EntryFormDialog>
  );
}
