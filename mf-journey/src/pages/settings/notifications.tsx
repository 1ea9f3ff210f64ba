import {
  getNotificationChoices,
  saveNotificationChoices,
  type NotificationChoices,
} from '@hearthway/contracts/journey';
import type { ReactNode } from 'react';
import { Checkbox, ErrorState, LoadingText, Skeleton } from '@hearthway/web-kit';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SettingsSection } from './settings-section.js';
import css from './notifications.module.css';

const offers = [
  ['upcomingEvents', 'Upcoming events', 'A reminder the day before something on your schedule.'],
  ['milestoneTips', 'Milestone tips', 'Help with the step you’re on.'],
  ['productNews', 'Product news', 'What’s new. We send these rarely.'],
] as const satisfies readonly (readonly [keyof NotificationChoices, string, string])[];

export function Notifications(): ReactNode {
  const query = useQuery(operationQuery(useCaller(), getNotificationChoices));
  return (
    <SettingsSection
      section="notifications"
      lead="Choose what we can email you about. We don’t send these yet, but we’ll save your choices for when we do."
    >
      {query.data ? (
        <Offers choices={query.data} />
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

function Offers({ choices }: { readonly choices: NotificationChoices }): ReactNode {
  const { toast } = usePlatform();
  const caller = useCaller();
  const { queryKey } = operationQuery(caller, getNotificationChoices);
  const saving = useMutation({
    ...operationMutation(caller, saveNotificationChoices),
    // Runs one save at a time, so that the last choice wins.
    scope: { id: saveNotificationChoices.path },
    async onMutate({ body }, { client }) {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, body);
    },
    onSuccess() {
      toast({ title: 'Choice saved' });
    },
    async onError(_error, _input, _shown, { client }) {
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
            saving.mutate({ body: { ...choices, [offer]: target.checked } });
          }}
        />
      ))}
    </div>
  );
}
