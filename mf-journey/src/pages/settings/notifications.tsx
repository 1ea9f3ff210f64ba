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
import { QuietHours } from './quiet-hours.js';
import { SettingsSection } from './settings-section.js';
import css from './notifications.module.css';

const offers = [
  [
    'upcomingEvents',
    'Upcoming events',
    '72, 24, and 4 hours before a deadline, and ahead of everything else on your schedule.',
  ],
  ['milestoneTips', 'Milestone tips', 'Help with the step you’re on. We don’t send these yet.'],
  ['productNews', 'Product news', 'What’s new, rarely. We don’t send these yet.'],
] as const satisfies readonly (readonly [keyof NotificationChoices, string, string])[];

export function Notifications(): ReactNode {
  const query = useQuery(operationQuery(useCaller(), getNotificationChoices));
  return (
    <SettingsSection
      section="notifications"
      lead="Choose what we can email you about. Alerts of upcoming events always show in the app."
    >
      {query.data ? (
        <Choices choices={query.data} />
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

function Choices({ choices }: { readonly choices: NotificationChoices }): ReactNode {
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
  const save = (part: Partial<NotificationChoices>): void => {
    saving.mutate({ body: { ...choices, ...part } });
  };
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
              save({ [offer]: target.checked });
            }}
          />
        ))}
      </div>
      <QuietHours choices={choices} onChange={save} />
    </>
  );
}
