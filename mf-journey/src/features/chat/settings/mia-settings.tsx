import { useId, type ReactNode } from 'react';
import { chatRetentions, chatContexts, type ChatRetention, type ChatSettings } from '@hearthway/contracts/journey';
import { Checkbox, ErrorState, LoadingText, RadioCards, Skeleton } from '@hearthway/web-kit';
import { More, Muted, Part } from '../../page-parts/index.js';
import { formatShortDay, formatTime } from '../../local-time/index.js';
import { contextNames, contextWords, providerSentence } from './context-words.js';
import { Memories } from './memories.js';
import { useChatChoice, useChatSettings } from './use-chat-settings.js';
import css from './settings.module.css';

/** What Mia may use, what she remembers, and how long conversations are kept. */
export function MiaSettings(): ReactNode {
  const query = useChatSettings();
  if (query.data) return <Choices settings={query.data} />;
  if (query.isError) {
    return (
      <ErrorState
        title="We couldn’t load these settings"
        illustration={null}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        Nothing was changed.
      </ErrorState>
    );
  }
  return (
    <>
      <LoadingText>Loading these settings</LoadingText>
      <Skeleton lines={6} />
    </>
  );
}

function Choices({ settings }: { readonly settings: ChatSettings }): ReactNode {
  const { grant } = useChatChoice();
  return (
    <div className={css['parts']}>
      <Part title="What Mia may use">
        <Muted>
          {providerSentence(settings.engine)} She never gets your citizenship, marital status, Social Security number,
          or account numbers.
        </Muted>
        {contextNames.map((context) => (
          <Checkbox
            key={context}
            label={contextWords[context].name}
            help={`Lets Mia read ${contextWords[context].reads}.`}
            checked={settings.contexts[context]}
            onChange={({ target }) => {
              grant({ ...settings.contexts, [context]: target.checked });
            }}
          />
        ))}
        {settings.consents.length > 0 && <Consents consents={settings.consents} />}
      </Part>
      <Part title="What Mia remembers">
        <Memories memories={settings.memories} />
      </Part>
      <Retention retention={settings.retention} />
    </div>
  );
}

function Consents({ consents }: Pick<ChatSettings, 'consents'>): ReactNode {
  return (
    <More title="Every change so far">
      <ul className={css['consents']}>
        {consents.map(({ context, granted, at }) => {
          const moment = new Date(at);
          return (
            <li key={`${at} ${context}`}>
              <time dateTime={at}>
                {formatShortDay(moment)}, {formatTime(moment)}
              </time>
              : {granted ? 'turned on' : 'turned off'} for {chatContexts[context]}
            </li>
          );
        })}
      </ul>
    </More>
  );
}

const retentionWords: Readonly<Record<ChatRetention, string>> = {
  '30': '30 days',
  '90': '90 days',
  '365': 'One year',
  kept: 'Until I delete them',
};

function Retention({ retention }: Pick<ChatSettings, 'retention'>): ReactNode {
  const labelId = useId();
  const { keepFor } = useChatChoice();
  return (
    <Part>
      <h3 id={labelId} className={css['subtitle']}>
        How long conversations are kept
      </h3>
      <Muted>Counted from the last message. It also applies to the conversations you have.</Muted>
      <RadioCards
        name="retention"
        labelledBy={labelId}
        options={chatRetentions.map((value) => ({ value, label: retentionWords[value] }))}
        value={retention}
        onChange={(chosen) => {
          keepFor(chosen as ChatRetention);
        }}
      />
    </Part>
  );
}
