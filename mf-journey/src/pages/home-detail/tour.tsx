import { useState, type ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { Alert, Button, Card, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { usePlatform } from '@hearthway/web-kit/slice';
import * as z from 'zod/mini';
import { currentHomeOf, messageOf, sendTour, useHomeCache } from '../../features/homes/index.js';
import { dayOf, formatLongDay, formatTime, momentOf, timeOfDay } from '../../features/local-time/index.js';
import css from './home-detail.module.css';

const tourForm = z.object({
  date: z.string().check(z.refine((date) => momentOf(date, '00:00') !== undefined, 'Please choose a date')),
  time: z.string().check(z.refine((time) => momentOf('2000-01-01', time) !== undefined, 'Please choose a time')),
});

/** The day and time of a visit, which is also in the calendar. */
export function Tour({ home }: { home: AssessedHome }): ReactNode {
  const { session, toast } = usePlatform();
  const { put } = useHomeCache();
  const [isEditing, setIsEditing] = useState(false);
  const moment = home.tourAt === null ? undefined : new Date(home.tourAt);
  const send = async (tourAt: string | null): Promise<void> => {
    try {
      put(await sendTour(session, home, tourAt));
      toast({ title: tourAt ? 'Tour planned' : 'Tour canceled', description: home.address });
      setIsEditing(false);
    } catch (error) {
      const current = currentHomeOf(error);
      if (current) put(current);
      throw error;
    }
  };
  const form = useContractForm({
    schema: tourForm,
    defaultValues: { date: moment ? dayOf(moment) : '', time: moment ? timeOfDay(moment) : '' },
    send: ({ date, time }) => send(momentOf(date, time)?.toISOString() ?? null),
  });
  return (
    <Card as="section" aria-labelledby="tour" className={css['card']}>
      <h2 id="tour">Tour</h2>
      {moment && !isEditing ? (
        <>
          <p>
            {formatLongDay(moment)} at {formatTime(moment)}. It’s in your calendar.
          </p>
          <div className={css['actions']}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setIsEditing(true);
              }}
            >
              Change
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() =>
                void send(null).catch((error: unknown) =>
                  toast({ title: 'We couldn’t cancel the tour', description: messageOf(error), tone: 'destructive' }),
                )
              }
            >
              Cancel tour
            </Button>
          </div>
        </>
      ) : (
        <form className={css['tour']} noValidate onSubmit={form.onSubmit}>
          {form.refusal && (
            <Alert tone="danger" announce="assertive">
              {form.refusal}
            </Alert>
          )}
          <TextField {...form.field('date')} label="Date" type="date" min="2000-01-01" max="2999-12-31" />
          <TextField {...form.field('time')} label="Time" type="time" />
          <Button type="submit" variant="secondary" pending={form.pending} pendingText="Saving…">
            {moment ? 'Save the new time' : 'Plan a tour'}
          </Button>
        </form>
      )}
    </Card>
  );
}
