import { useState, type ReactNode } from 'react';
import type { ChatContext, ChatSettings } from '@hearthway/contracts/journey';
import { useChatSettingsChange } from './use-chat-settings.js';
import { GrantQuestion } from './grant-question.js';

export interface ContextSwitchState {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** The consent dialog, while it is open. */
  readonly question: ReactNode;
}

/** Turning a context on for the first time asks for consent; after that, one press turns it on or off. */
export function useContextSwitch(context: ChatContext, settings: ChatSettings | undefined): ContextSwitchState {
  const change = useChatSettingsChange();
  const [isAsking, setIsAsking] = useState(false);
  const isOn = settings?.contexts[context] ?? false;
  const wasGranted = settings?.consents.some((consent) => consent.context === context && consent.granted);
  const close = (): void => {
    setIsAsking(false);
  };
  return {
    isOn,
    toggle() {
      if (isOn || wasGranted) change({ contexts: { [context]: !isOn } });
      else setIsAsking(true);
    },
    question: isAsking && settings && (
      <GrantQuestion
        context={context}
        engine={settings.engine}
        onClose={close}
        onGrant={() => {
          change({ contexts: { [context]: true } });
          close();
        }}
      />
    ),
  };
}
