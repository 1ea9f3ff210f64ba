import { getNotificationChoices, type NotificationChoices } from '@hearthway/contracts/journey';
import type { ReactNode } from 'react';
import { Checkbox, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@hearthway/web-kit/slice';
import { notificationChoicesQuery, sendNotificationChoices } from '../../features/account/index.js';
import { SettingsSection } from './settings-section.js';
import css from './notifications.module.css';

const offers = [
  ['upcomingEvents', 'Upcoming events', 'A reminder the day before something on your schedule.'],
  ['milestoneTips', 'Milestone tips', 'Help with the step you’re on.'],
  ['productNews', 'Product news', 'What’s new. We send these rarely.'],
] as const satisfies readonly (readonly [keyof NotificationChoices, string, string])[];

export function Notifications({ userId }: { readonly userId: string }): ReactNode {
  const { session } = usePlatform();
  const query = useQuery(notificationChoicesQuery(session, userId));
  return (
    <SettingsSection
      section="notifications"
      lead="Choose what we can email you about. We don’t send these yet, but we’ll save your choices for when we do."
    >
      {query.data ? (
        <Offers userId={userId} choices={query.data} />
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

function Offers({ userId, choices }: { readonly userId: string; readonly choices: NotificationChoices }): ReactNode {
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
    <div className={css['offers']}>
      {offers.map(([offer, label, help]) => (
        <Checkbox
          key={offer}
          label={label}
          help={help}
          checked={choices[offer]}
          onChange={({ target }) => {
            saving.mutate({ ...choices, [offer]: target.checked });
          }}
        />
      ))}
    </div>
  );
}
