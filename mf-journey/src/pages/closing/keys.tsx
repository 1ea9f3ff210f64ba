import type { ReactNode } from 'react';
import { closingDaysFrom, keysEntry, type ClosingView, type KeysEntry } from '@hearthway/contracts/journey';
import { Button, KeyIllustration, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePropertyToday } from '../../features/contract/index.js';
import { useKeys } from '../../features/closing/index.js';
import { Muted, Part, Section } from '../../features/page-parts/index.js';
import { FormBody, Pair } from '../../features/typed-form/index.js';
import css from './closing.module.css';

/** The last step: both days close the contract. */
export function Keys({ view: { contract } }: { readonly view: ClosingView }): ReactNode {
  const today = usePropertyToday();
  const { record } = useKeys();
  const form = useContractForm<KeysEntry, KeysEntry>({
    schema: keysEntry,
    defaultValues: { signedOn: today, keysOn: today },
    send: (entry) => record.mutateAsync(entry),
  });
  const days = { type: 'date', min: contract?.effectiveOn ?? closingDaysFrom, max: today } as const;
  return (
    <Section id="keys" title={contract?.status === 'closed' ? 'When did you get the keys?' : '6. Take the keys'}>
      <Muted>
        Once you’ve signed and have the keys, your contract is closed: its deadlines leave your calendar, and your first
        year as an owner goes on it. You can undo this.
      </Muted>
      <FormBody form={form} label="Keys">
        <Pair>
          <TextField {...form.field('signedOn')} {...days} label="Day you signed" />
          <TextField {...form.field('keysOn')} {...days} label="Day you got the keys" />
        </Pair>
        <div>
          <Button type="submit" size="large" pending={form.pending} pendingText="Saving…">
            I have the keys
          </Button>
        </div>
      </FormBody>
    </Section>
  );
}

/** The home is theirs. */
export function WelcomeHome({ view: { contract, closing } }: { readonly view: ClosingView }): ReactNode {
  const { takeBack } = useKeys();
  return (
    <Section id="welcome-home" title="Welcome home!">
      <div className={css['welcome']}>
        <Part>
          <p>
            {contract?.address} has been yours since {formatDay(closing.keysOn ?? '')}. Put the closing papers in a safe
            place, and make a copy: you need them for taxes, and when you sell.
          </p>
          <div>
            <Button
              variant="quiet"
              pending={takeBack.isPending}
              pendingText="Undoing…"
              onClick={() => takeBack.mutate()}
            >
              I don’t have the keys yet: undo
            </Button>
          </div>
        </Part>
        <KeyIllustration className={css['picture']} />
      </div>
    </Section>
  );
}
