import { useId, type ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import type { ChatContext } from '@hearthway/contracts/journey';
import { CheckIcon, classNames } from '@hearthway/web-kit';
import { useChatSettings } from './use-chat-settings.js';
import { contextNames, contextWords } from './context-words.js';
import { useContextSwitch } from './use-context-switch.js';
import css from './context-switches.module.css';

/** What Mia may use, above the question. */
export function ContextSwitches(): ReactNode {
  const labelId = useId();
  return (
    <div className={css['row']} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={css['label']}>
        {brand.assistant} may use
      </span>
      {contextNames.map((context) => (
        <ContextSwitch key={context} context={context} />
      ))}
    </div>
  );
}

export function ContextSwitch({ context }: { readonly context: ChatContext }): ReactNode {
  const { data: settings } = useChatSettings();
  const { isOn, toggle, question } = useContextSwitch(context, settings);
  return (
    <>
      <button
        type="button"
        role="switch"
        className={classNames(css['switch'], isOn && css['on'])}
        aria-checked={isOn}
        disabled={!settings}
        onClick={toggle}
      >
        {isOn && <CheckIcon size={16} />}
        {contextWords[context].name}
      </button>
      {question}
    </>
  );
}
