import { useState, type ReactNode } from 'react';
import {
  isLetterExpired,
  type FinancialProfile,
  type PreApprovalLetter,
  type PreApprovalProgress,
} from '@hearthway/contracts/journey';
import { Alert, Button, Checkbox, EmptyState, PlusIcon } from '@hearthway/web-kit';
import { useEntryChanges, letterCalls, useProgressChange } from '../../../features/getting-pre-approved/index.js';
import { useToday } from '../../../features/local-time/index.js';
import { EntryDialog } from '../../../features/entries/index.js';
import { Muted, Section } from '../../../features/page-parts/index.js';
import { sections } from '../sections.js';
import { useBasis } from '../use-basis.js';
import { LetterItem } from './letter-item.js';
import { letterKind, newLetter } from './letter-kind.js';
import css from './letters.module.css';

export interface LettersProps {
  readonly letters: readonly PreApprovalLetter[];
  readonly progress: PreApprovalProgress;
  readonly profile: FinancialProfile;
}

export function Letters({ letters, progress, profile }: LettersProps): ReactNode {
  const today = useToday();
  const [open, setOpen] = useState<PreApprovalLetter | 'new'>();
  const isGood = (letter: PreApprovalLetter): boolean => !isLetterExpired(letter, today);
  const isMet = progress.payingCash || letters.some(isGood);
  const basis = useBasis(isMet);
  const { save, remove } = useEntryChanges(letterCalls);
  const cash = useProgressChange();
  const payCash = (payingCash: boolean): void => {
    const onSuccess = (): void => {
      basis.changed(payingCash || letters.some(isGood), () => payCash(false));
    };
    cash.mutate({ payingCash }, { onSuccess });
  };
  const circumstances = {
    today,
    targetPriceCents: profile.plan?.targetPriceCents,
    borrowers: profile.income?.borrowers.length,
  };
  const add = (
    <Button icon={<PlusIcon size={18} />} onClick={() => setOpen('new')}>
      Add a letter
    </Button>
  );
  return (
    <Section {...sections.letters}>
      <Muted>
        A letter tells sellers that a lender checked you. We count down to its last day, and your calendar reminds you
        14 and 3 days before.
      </Muted>
      {letters.length === 0 ? (
        <EmptyState headingLevel={3} title="No letter yet" action={progress.payingCash ? undefined : add}>
          <p>
            {progress.payingCash
              ? 'You’re paying cash, so you don’t need one. Sellers will ask for proof of funds: a bank statement or a letter from your bank.'
              : 'When a lender sends you a pre-approval letter, note it here.'}
          </p>
        </EmptyState>
      ) : (
        <>
          {!isMet && (
            <Alert tone="warning" title="None of your letters counts anymore">
              They have expired. Ask a lender to renew one before you make an offer.
            </Alert>
          )}
          <ul className={css['letters']}>
            {letters.map((letter) => (
              <LetterItem
                key={letter.id}
                letter={letter}
                circumstances={circumstances}
                onEdit={() => setOpen(letter)}
              />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      <Checkbox
        label="I’m paying cash"
        help="Without a loan you need no letter."
        checked={progress.payingCash}
        onChange={({ target }) => payCash(target.checked)}
      />
      {open && (
        <EntryDialog
          kind={letterKind}
          stored={open === 'new' ? undefined : open}
          initial={open === 'new' ? newLetter(today) : letterKind.show(open)}
          onClose={() => setOpen(undefined)}
          onDeleted={() => basis.changed(undefined)}
          onSaved={(saved, before) => {
            basis.changed(isMet || isGood(saved), () => {
              void (before ? save(before, saved) : remove(saved)).then(() => basis.changed(undefined));
            });
          }}
        />
      )}
    </Section>
  );
}
