import { defaultQuietHours, getNotificationChoices, type NotificationChoices } from '@hearthway/contracts/journey';
import { useState, type ReactNode } from 'react';
import { Checkbox, ErrorState, LoadingText, Skeleton, TextField } from '@hearthway/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@hearthway/web-kit/slice';
import { notificationChoicesQuery, sendNotificationChoices } from '../../features/account/index.js';
import { SettingsSection } from './settings-section.js';
import css from './notifications.module.css';

const offers = [
  ['upcomingEvents', 'Upcoming events', '72, 24, and 4 hours before a deadline, and the day before anything else.'],
  ['milestoneTips', 'Milestone tips', 'Help with the step you’re on. We don’t send these yet.'],
  ['productNews', 'Product news', 'What’s new, rarely. We don’t send these yet.'],
] as const satisfies readonly (readonly [keyof NotificationChoices, string, string])[];

export function Notifications({ userId }: { readonly userId: string }): ReactNode {
  const { session } = usePlatform();
  const query = useQuery(notificationChoicesQuery(session, userId));
  return (
    <SettingsSection
      section="notifications"
      lead="Choose what we email you, once your address is verified. Reminders also show on your dashboard."
    >
      {query.data ? (
        <Choices userId={userId} choices={query.data} />
      ) : query.isError ? (
        <ErrorState
          title="We couldn’t load your choices"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          We won’t send anything in the meantime.
        </ErrorState>
      ) : (
        <>
          <LoadingText>Loading your choices</LoadingText>
          <div className={css['skeleton']}>
            <Skeleton lines={6} />
          </div>
        </>
      )}
    </SettingsSection>
  );
}

function Choices({ userId, choices }: { readonly userId: string; readonly choices: NotificationChoices }): ReactNode {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  const { queryKey } = notificationChoicesQuery(session, userId);
  const saving = useMutation({
    // Runs one save at a time, so that the last choice wins.
    scope: { id: getNotificationChoices.path },
    mutationFn: (wanted: NotificationChoices) => sendNotificationChoices(session, wanted),
    async onMutate(wanted) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, wanted);
    },
    onSuccess() {
      toast({ title: 'Choice saved' });
    },
    async onError() {
      toast({ title: 'We couldn’t save your choice', description: 'Please try again.', tone: 'destructive' });
      await client.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <div className={css['offers']}>
        {offers.map(([offer, label, help]) => (
          <Checkbox
            key={offer}
            label={label}
            help={help}
            checked={choices[offer]}
            onChange={({ target }) => {
              saving.mutate({ ...choices, timeZone: deviceTimeZone(), [offer]: target.checked });
            }}
          />
        ))}
      </div>
      <QuietHours
        hours={choices.quietHours ?? defaultQuietHours}
        timeZone={choices.timeZone ?? deviceTimeZone()}
        onChange={(quietHours) => {
          saving.mutate({ ...choices, timeZone: deviceTimeZone(), quietHours });
        }}
      />
    </>
  );
}

type Hours = NonNullable<NotificationChoices['quietHours']>;

interface QuietHoursProps {
  readonly hours: Hours;
  readonly timeZone: string;
  readonly onChange: (hours: Hours) => void;
}

/** Saved when a field is left, so that a half-typed time isn’t. */
function QuietHours({ hours, timeZone, onChange }: QuietHoursProps): ReactNode {
  const [typed, setTyped] = useState(hours);
  const field = (end: keyof Hours, label: string) => (
    <TextField
      label={label}
      type="time"
      value={typed[end]}
      error={typed[end] === '' ? 'Please enter a time' : undefined}
      onChange={({ target }) => {
        setTyped({ ...typed, [end]: target.value });
      }}
      onBlur={() => {
        const isWhole = typed.from !== '' && typed.to !== '';
        if (isWhole && typed[end] !== hours[end]) onChange(typed);
      }}
    />
  );
  return (
    <fieldset className={css['quiet']}>
      <legend className={css['legend']}>Quiet hours</legend>
      <p className={css['help']}>
        No reminders between these times, by the clock in {timeZone.replaceAll('_', ' ')}. Enter the same time twice for
        none.
      </p>
      <div className={css['hours']}>
        {field('from', 'From')}
        {field('to', 'To')}
      </div>
    </fieldset>
  );
}

const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
