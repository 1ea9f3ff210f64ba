import type { ReactNode } from 'react';
import { Alert, Button } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import * as z from 'zod/mini';
import { isPast, WhenFields, whenFormOf, whenValues } from '../../../features/calendar/index.js';
import css from '../home.module.css';

interface TourFormProps {
  /** The tour to change, if there is one. */
  readonly tourAt: string | null;
  readonly onPlan: (tourAt: string) => Promise<void>;
  readonly onClose: () => void;
  readonly explain: (error: unknown) => string;
}

export function TourForm({ tourAt, onPlan, onClose, explain }: TourFormProps): ReactNode {
  const before = tourAt ?? undefined;
  const { field, onSubmit, pending, refusal } = useContractForm({
    schema: z.pipe(
      whenFormOf(before),
      z.string().check(
        z.refine((startsAt) => startsAt === before || !isPast(startsAt), {
          path: ['date'],
          error: 'This day and time are over. Please choose another',
        }),
      ),
    ),
    defaultValues: before === undefined ? { date: '', time: '' } : whenValues(before),
    fieldOf: { 'body.tourAt': 'date' },
    explain,
    send: onPlan,
  });
  return (
    <form noValidate className={css['form']} onSubmit={onSubmit}>
      {refusal && (
        <Alert tone="danger" announce="assertive" title="We couldn’t plan the tour">
          {refusal}
        </Alert>
      )}
      <WhenFields field={field} />
      <div className={css['actions']}>
        <Button type="submit" pending={pending} pendingText="Saving…">
          {before === undefined ? 'Plan a tour' : 'Save the new time'}
        </Button>
        {before !== undefined && (
          <Button variant="quiet" onClick={onClose}>
            Keep the old time
          </Button>
        )}
      </div>
    </form>
  );
}
