import { useId, type ReactNode } from 'react';
import { changeDeadline, listDeadlines, type Deadline, type DeadlineEntry } from '@hearthway/contracts/journey';
import { Checkbox, RadioCards, TextField } from '@hearthway/web-kit';
import { useHeldField, type ContractForm } from '@hearthway/web-kit/form';
import { callOperation, operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { EntryDialog, type DialogCalls } from '../../entry-dialog/index.js';
import { Pair } from '../../typed-form/index.js';
import { whenText } from '../deadline-text.js';
import { useContractRefresh } from '../use-contract-refresh.js';
import { deadlineKind, entryOf, valuesOf, type DeadlineValues } from './deadline-kind.js';
import { DeadlineRule, DeadlineWarning } from './deadline-rule.js';
import css from './deadlines.module.css';

interface DeadlineDialogProps {
  readonly deadline: Deadline;
  readonly onClose: () => void;
}

/** Compares one deadline with the signed page. */
export function DeadlineDialog({ deadline, onClose }: DeadlineDialogProps): ReactNode {
  const { toast } = usePlatform();
  const refresh = useContractRefresh();
  return (
    <EntryDialog
      title={deadline.title}
      kind={deadlineKind}
      calls={useDeadlineCalls()}
      stored={storedEntry(deadline)}
      initial={valuesOf(deadline)}
      fieldOf={{ 'deadline.too-early': 'ownDate' }}
      onClose={onClose}
      onSaved={() => {
        onClose();
        toast({ title: 'Deadline saved', description: deadline.title });
        refresh();
      }}
    >
      {(form) => <DeadlineFields form={form} deadline={deadline} />}
    </EntryDialog>
  );
}

interface DeadlineFieldsProps {
  readonly form: ContractForm<DeadlineValues, DeadlineEntry>;
  readonly deadline: Deadline;
}

function DeadlineFields({ form, deadline }: DeadlineFieldsProps): ReactNode {
  const questionId = useId();
  const page = useHeldField(form, 'page');
  const { localDate, localTime, timeZone } = deadline;
  return (
    <>
      <p className={css['name']}>By our count: {whenText({ day: localDate, time: localTime }, timeZone)}</p>
      <DeadlineWarning deadline={deadline} />
      <DeadlineRule deadline={deadline} />
      <h3 id={questionId} className={css['title']}>
        What does your signed page say?
      </h3>
      <RadioCards {...page} labelledBy={questionId} options={pageOptions} />
      {page.value === 'other' && (
        <Pair>
          <TextField {...form.field('ownDate')} label="Date on your page" type="date" />
          <TextField {...form.field('ownTime')} label="Time on your page" type="time" />
        </Pair>
      )}
      <Checkbox {...form.field('done')} label="This is done" help="We won’t remind you anymore." />
    </>
  );
}

const pageOptions = [
  { value: 'same', label: 'The same date' },
  { value: 'other', label: 'Another date' },
  { value: 'later', label: 'I’ll look later' },
];

interface StoredEntry extends DeadlineEntry {
  readonly id: string;
  readonly version: number;
}

const storedEntry = (deadline: Deadline): StoredEntry => ({
  ...entryOf(deadline),
  id: deadline.key,
  version: deadline.version,
});

function useDeadlineCalls(): DialogCalls<DeadlineEntry, StoredEntry> {
  const caller = useCaller();
  const { mutateAsync: change } = useMutation(operationMutation(caller, changeDeadline, { changes: listDeadlines }));
  return {
    list: async () => (await callOperation(caller.request, listDeadlines)).deadlines.map(storedEntry),
    change: async ({ id, version }, body) =>
      storedEntry(await change({ params: { deadlineKey: id }, headers: { 'if-match': version }, body })),
  };
}
