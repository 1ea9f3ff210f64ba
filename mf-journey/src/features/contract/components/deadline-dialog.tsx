import { useId, type ReactNode } from 'react';
import { deadlineEntry, type Deadline, type DeadlineEntry } from '@hearthway/contracts/journey';
import { Alert, Button, Checkbox, Dialog, ErrorState, LoadingText, TextField } from '@hearthway/web-kit';
import { formatDay } from '@hearthway/web-kit/dates';
import { useContractForm } from '@hearthway/web-kit/form';
import { RequestError } from '@hearthway/web-kit/http';
import { FormBody, typedForm } from '../../typed-form/index.js';
import { effectiveMoment, momentText, standingNotes } from '../format-deadline.js';
import { useDeadlines, useDeadlineSaving } from '../use-contract.js';
import css from './contract.module.css';

interface DeadlineDialogProps {
  readonly deadlineKey: string;
  readonly onClose: () => void;
}

/** One deadline: its rule and source, and what the buyer says about it. */
export function DeadlineDialog({ deadlineKey, onClose }: DeadlineDialogProps): ReactNode {
  const { data, isError, refetch, isFetching } = useDeadlines();
  const deadline = data?.deadlines.find(({ key }) => key === deadlineKey);
  // What the buyer typed stays if another window was faster: the error asks them to look at both.
  if (deadline) return <DeadlineForm key={deadline.key} deadline={deadline} onClose={onClose} />;
  return (
    <Dialog open title="Deadline" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {data ? (
        <p className={css['text']}>This deadline is no longer in your contract.</p>
      ) : isError ? (
        <ErrorState
          title="We couldn’t load this deadline"
          headingLevel={3}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          <p>Check your connection and try again.</p>
        </ErrorState>
      ) : (
        <LoadingText>Loading the deadline</LoadingText>
      )}
    </Dialog>
  );
}

interface Values {
  /** Whether the signed page has another date. */
  readonly differs: boolean;
  readonly ownDate: string;
  readonly ownTime: string;
  readonly confirmed: boolean;
  readonly done: boolean;
}

const schema = typedForm<Values, DeadlineEntry>(deadlineEntry, (values, addError) => {
  const { differs, ownDate, ownTime, confirmed, done } = values;
  if (differs && ownDate === '') addError('ownDate', 'Please choose a day');
  return {
    ownDate: differs ? ownDate : null,
    ownTime: differs && ownTime !== '' ? ownTime : null,
    confirmed,
    done,
  };
});

function DeadlineForm({ deadline, onClose }: { readonly deadline: Deadline; readonly onClose: () => void }): ReactNode {
  const formId = useId();
  const { title, at, own, timeZone, overdue, localTime } = deadline;
  const { mutateAsync: save, error } = useDeadlineSaving(deadline, onClose);
  const form = useContractForm<Values, DeadlineEntry>({
    schema,
    defaultValues: {
      differs: own !== null,
      ownDate: own?.localDate ?? '',
      ownTime: own?.localTime ?? localTime,
      confirmed: deadline.confirmedAt !== null,
      done: deadline.doneAt !== null,
    },
    send: (entry) => save(entry),
  });
  const differs = form.methods.watch('differs');
  const isElsewhere = error instanceof RequestError && error.code === 'deadline.conflict';
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={form.pending} pendingText="Saving…">
            Save
          </Button>
        </>
      }
    >
      <p className={css['moment']}>{momentText(effectiveMoment(deadline), timeZone)}</p>
      {own && <p className={css['text']}>By our count: {momentText(at, timeZone)}</p>}
      {overdue && (
        <Alert tone="danger" announce="off" title="This date has passed" className={css['note']}>
          Mark it done if you met it. If not, ask your agent or an attorney today what it changes.
        </Alert>
      )}
      <h3 className={css['subtitle']}>Where this date comes from</h3>
      <p className={css['text']}>{deadline.rule}</p>
      <Source deadline={deadline} />
      <div className={css['form']}>
        <FormBody
          id={formId}
          form={{ onSubmit: form.onSubmit, refusal: isElsewhere ? undefined : form.refusal }}
          refusalTitle="We couldn’t save this deadline"
        >
          {isElsewhere && (
            <Alert tone="warning" announce="assertive" title="This deadline changed in another window">
              There it says: {elsewhereText(deadline)}. What you entered is below. Save again to keep it instead.
            </Alert>
          )}
          <Checkbox {...form.field('differs')} label="My contract says a different date" />
          {differs && (
            <div className={css['when']}>
              <TextField {...form.field('ownDate')} label="Date in your contract" type="date" />
              <TextField {...form.field('ownTime')} label="Time there" type="time" />
            </div>
          )}
          <Checkbox {...form.field('confirmed')} label="I checked this date against the signed page" />
          <Checkbox {...form.field('done')} label="Done" help="We stop reminding you." />
        </FormBody>
      </div>
    </Dialog>
  );
}

/** What is stored now, in a few words. */
function elsewhereText(deadline: Deadline): string {
  const { timeZone, confirmedAt, doneAt } = deadline;
  const notes = [...(confirmedAt === null ? [] : ['checked']), ...(doneAt === null ? [] : ['done'])];
  return [momentText(effectiveMoment(deadline), timeZone), ...notes].join(', ');
}

function Source({
  deadline: { sourceName, sourceUrl, sourceDate, standing },
}: {
  readonly deadline: Deadline;
}): ReactNode {
  return (
    <p className={css['source']}>
      {standingNotes[standing]} Source:{' '}
      {sourceUrl === '' ? (
        sourceName
      ) : (
        <a href={sourceUrl} target="_blank" rel="noreferrer">
          {sourceName}
        </a>
      )}
      , checked {formatDay(sourceDate)}.
    </p>
  );
}
