import { useId, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import {
  chatContexts,
  chatRetentions,
  type ChatContext,
  type ChatRetention,
  type ChatSettings,
} from '@hearthway/contracts/journey';
import { Checkbox, ErrorState, LoadingText, RadioCards, Skeleton } from '@hearthway/web-kit';
import { formatMoment } from '../../local-time/index.js';
import { useChatSettings, useChatSettingsChange } from './use-chat-settings.js';
import { contextNames, contextWords, engineSentence, providerSentence } from './context-words.js';
import { neverRead } from './grant-question.js';
import { Memories } from './memories.js';
import { useContextSwitch } from './use-context-switch.js';
import css from './mia-settings.module.css';

/** What Mia may use, what she remembers, and how long conversations are kept. */
export function MiaSettings(): ReactNode {
  const query = useChatSettings();
  if (query.data) return <Choices settings={query.data} />;
  if (query.isError) {
    return (
      <ErrorState
        title="We couldn’t load these settings"
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
  return (
    <div className={css['parts']}>
      <div className={css['part']}>
        <h3 className={css['title']}>What {brand.assistant} may use</h3>
        <p className={css['help']}>
          {engineSentence(settings.engine)} What you turn on is read to answer you. {providerSentence(settings.engine)}{' '}
          {neverRead}
        </p>
        {contextNames.map((context) => (
          <ContextChoice key={context} context={context} settings={settings} />
        ))}
        {settings.consents.length > 0 && <Consents consents={settings.consents} />}
      </div>
      <div className={css['part']}>
        <h3 className={css['title']}>What {brand.assistant} remembers</h3>
        <Memories memories={settings.memories} />
      </div>
      <Retention retention={settings.retention} />
    </div>
  );
}

function ContextChoice({ context, settings }: { readonly context: ChatContext; readonly settings: ChatSettings }) {
  const { isOn, toggle, question } = useContextSwitch(context, settings);
  return (
    <>
      <Checkbox
        label={contextWords[context].name}
        help={`Lets ${brand.assistant} read ${contextWords[context].reads}.`}
        checked={isOn}
        onChange={toggle}
      />
      {question}
    </>
  );
}

function Consents({ consents }: Pick<ChatSettings, 'consents'>): ReactNode {
  return (
    <details>
      <summary className={css['summary']}>Every change so far</summary>
      <ul className={css['consents']}>
        {consents.map(({ context, granted, at }) => (
          <li key={`${at} ${context}`}>
            <time dateTime={at}>{formatMoment(new Date(at))}</time>: {granted ? 'turned on' : 'turned off'} for{' '}
            {chatContexts[context]}
          </li>
        ))}
      </ul>
    </details>
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
  const change = useChatSettingsChange();
  return (
    <div className={css['part']}>
      <h3 id={labelId} className={css['title']}>
        How long conversations are kept
      </h3>
      <p className={css['help']}>
        We count from the last message. Your choice also applies to the conversations you have now.
      </p>
      <RadioCards
        name="retention"
        labelledBy={labelId}
        options={chatRetentions.map((value) => ({ value, label: retentionWords[value] }))}
        value={retention}
        onChange={(chosen) => {
          change({ retention: chosen as ChatRetention });
        }}
      />
    </div>
  );
}
