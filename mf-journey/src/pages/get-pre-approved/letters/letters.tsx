import { useState, type ReactNode } from 'react';
import {
  getFinancialProfile,
  letterConcerns,
  letterWarningDays,
  listCalendarEvents,
  listPreApprovalLetters,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { Button, PlusIcon } from '@hearthway/web-kit';
import { operationKey, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useToday } from '../../../features/local-time/index.js';
import { useMilestones } from '../../../features/milestones/index.js';
import { NotLoaded, NotLoadedStatus, Section } from '../../../features/page-section/index.js';
import { EntryDialogs, type OpenDialog } from '../../../features/entry-dialog/index.js';
import { parts } from '../../../features/page-parts/index.js';
import { useProgress } from '../papers/use-progress.js';
import { LetterFields } from './letter-fields.js';
import { LetterItem, LettersStatus } from './letter-item.js';
import { letterKind, newLetter, remindersText, useLetterCalls } from './letter-kind.js';
import { LetterTopics } from './letter-topics.js';
import { PayingCash } from './paying-cash.js';

const titleId = 'pre-approved-letters';

/** The buyer’s letters with their days, or that they pay cash. */
export function Letters(): ReactNode {
  const { toast } = usePlatform();
  const caller = useCaller();
  const today = useToday();
  const query = useQuery(operationQuery(caller, listPreApprovalLetters));
  const progress = useProgress();
  // Without it, letters aren’t compared with the plan, but their days still count.
  const profile = useQuery(operationQuery(caller, getFinancialProfile)).data?.profile;
  const borrowers = profile?.income?.borrowers.length ?? null;
  const circumstances = { today, targetPriceCents: profile?.plan?.targetPriceCents ?? null, borrowers };
  const { refresh } = useMilestones();
  const client = useQueryClient();
  const refreshAll = (): void => {
    void client.invalidateQueries({ queryKey: operationKey(caller, listCalendarEvents) });
    void refresh();
  };
  const [open, setOpen] = useState<OpenDialog<PreApprovalLetter>>();
  const { data: letters = [] } = query;
  const payingCash = progress.data?.payingCash ?? false;
  const isLoaded = query.data && progress.data;
  return (
    <>
      <Section
        title="Your letters"
        titleId={titleId}
        status={
          isLoaded ? (
            <LettersStatus letters={letters} payingCash={payingCash} today={today} />
          ) : (
            <NotLoadedStatus queries={[query, progress]} />
          )
        }
      >
        {isLoaded ? (
          <>
            {!payingCash && (
              <p className={parts['lead']}>
                A letter shows sellers that a lender has looked at your finances. Log yours: we count its days, and your
                calendar reminds you {letterWarningDays.join(' and ')} days before it expires.
              </p>
            )}
            {letters.length > 0 && (
              <ul className={parts['columns']}>
                {letters.map((letter) => (
                  <LetterItem
                    key={letter.id}
                    letter={letter}
                    concerns={payingCash ? [] : letterConcerns(letter, circumstances)}
                    today={today}
                    onOpen={setOpen}
                  />
                ))}
              </ul>
            )}
            <PayingCash payingCash={payingCash} hasLetters={letters.length > 0}>
              <Button
                variant={letters.length > 0 ? 'secondary' : 'primary'}
                icon={<PlusIcon size={18} />}
                onClick={() => {
                  setOpen({ kind: 'add' });
                }}
              >
                Log a letter
              </Button>
            </PayingCash>
            {!payingCash && <LetterTopics />}
          </>
        ) : (
          <NotLoaded what="letters" queries={[query, progress]} />
        )}
      </Section>
      <EntryDialogs
        kind={letterKind}
        calls={useLetterCalls()}
        open={open}
        entries={letters}
        initial={newLetter(today, borrowers)}
        fields={(form) => <LetterFields form={form} />}
        titleId={titleId}
        onClose={() => {
          setOpen(undefined);
        }}
        onSaved={(letter) => {
          toast({ title: 'Letter saved', description: remindersText(letter, today) });
          refreshAll();
        }}
        onDeleted={refreshAll}
      />
    </>
  );
}
