import type { ReactNode } from 'react';
import { closingDaysFrom, keysEntry, type KeysEntry } from '@hearthway/contracts/journey';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { useTodayAt } from '../../../features/local-time/index.js';
import { Section, Topic, Topics } from '../../../features/page-section/index.js';
import { Pair } from '../../../features/typed-form/index.js';
import { useIsFar } from '../parts/later.js';
import type { ClosingProps } from '../use-closing.js';
import { useKeys } from './use-keys.js';
import css from './keys.module.css';

/** Both days close the contract. */
export function TakeKeys({ view }: ClosingProps): ReactNode {
  const { contract, closingOn } = view;
  const isFar = useIsFar(view);
  const { effectiveOn, timeZone } = contract.terms;
  const today = useTodayAt(timeZone);
  const { record } = useKeys(contract.id);
  const form = useContractForm<KeysEntry, KeysEntry>({
    schema: keysEntry,
    defaultValues: { signedOn: today, keysOn: today },
    send: (entry) => record.mutateAsync(entry),
    fieldOf: { 'body.entry.signedOn': 'signedOn', 'body.entry.keysOn': 'keysOn' },
  });
  const days = {
    type: 'date',
    min: effectiveOn > closingDaysFrom ? effectiveOn : closingDaysFrom,
    max: today,
  } as const;
  const closesOn = closingOn ?? contract.terms.closingOn;
  const entry = (
    <form aria-label="Keys" className={css['form']} noValidate onSubmit={form.onSubmit}>
      {form.refusal && (
        <Alert tone="danger" announce="assertive" title="We couldn’t save that">
          {form.refusal}
        </Alert>
      )}
      <Pair>
        <TextField {...form.field('signedOn', { deps: ['keysOn'] })} {...days} label="Day you signed" />
        <TextField {...form.field('keysOn')} {...days} label="Day you got the keys" />
      </Pair>
      <div>
        <Button
          type="submit"
          size="large"
          variant={today < closesOn ? 'secondary' : 'primary'}
          pending={form.pending}
          pendingText="Saving…"
        >
          I have the keys
        </Button>
      </div>
    </form>
  );
  return (
    <Section
      title="Take your keys"
      titleId="keys"
      lead={`${
        isFar ? `This is for ${formatDay(closesOn)}: once` : 'Once'
      } you’ve signed and have the keys, tell us both days. Your contract closes, its deadlines leave your calendar, and your first year goes on it. You can undo this.`}
    >
      {isFar ? (
        <Topics>
          <Topic title="I have them already">{entry}</Topic>
        </Topics>
      ) : (
        entry
      )}
    </Section>
  );
}
