import { useId, useState, type ReactNode } from 'react';
import type { ChatContext, ChatSettings } from '@hearthway/contracts/journey';
import { CheckIcon, classNames } from '@hearthway/web-kit';
import { GrantQuestion } from './grant-question.js';
import { contextNames, contextWords } from './context-words.js';
import { useChatChoice, useChatSettings } from './use-chat-settings.js';
import css from './context-switches.module.css';

/** What Mia may use. Turning one on asks first, turning it off doesn’t. */
export function ContextSwitches(): ReactNode {
  const labelId = useId();
  const { data: settings } = useChatSettings();
  return (
    <div className={css['row']} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={css['label']}>
        Mia may use
      </span>
      {contextNames.map((context) => (
        <ContextSwitch key={context} context={context} settings={settings} />
      ))}
    </div>
  );
}

interface ContextSwitchProps {
  readonly context: ChatContext;
  /** `undefined` until known. */
  readonly settings: ChatSettings | undefined;
}

export function ContextSwitch({ context, settings }: ContextSwitchProps): ReactNode {
  const { grant } = useChatChoice();
  const [isAsking, setIsAsking] = useState(false);
  const isOn = settings?.contexts[context] ?? false;
  const close = (): void => {
    setIsAsking(false);
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        className={classNames(css['switch'], isOn && css['on'])}
        aria-checked={isOn}
        disabled={!settings}
        onClick={() => {
          if (!settings) return;
          if (isOn) grant({ ...settings.contexts, [context]: false });
          else setIsAsking(true);
        }}
      >
        {isOn && <CheckIcon size={16} />}
        {contextWords[context].name}
      </button>
      {isAsking && settings && (
        <GrantQuestion
          context={context}
          settings={settings}
          onClose={close}
          onGrant={() => {
            grant({ ...settings.contexts, [context]: true });
            close();
          }}
        />
      )}
    </>
  );
}
