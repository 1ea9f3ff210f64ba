import type { ReactNode } from 'react';
import type { ChatNotice } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { ContextSwitch } from '../settings/context-switches.js';
import { useChatSettings } from '../settings/use-chat-settings.js';

const tones = {
  'model-down': 'info',
  'model-slow': 'info',
  'over-budget': 'info',
  'figure-removed': 'warning',
  'private-number-removed': 'warning',
  'context-off': 'info',
  'document-unread': 'warning',
  refused: 'info',
} as const satisfies Record<ChatNotice['code'], 'info' | 'warning'>;

/** What the buyer should know about an answer. What is off can be turned on right here. */
export function Notice({ code, text, context }: ChatNotice): ReactNode {
  const { data: settings } = useChatSettings();
  return (
    <Alert tone={tones[code]} action={context !== null && <ContextSwitch context={context} settings={settings} />}>
      {text}
    </Alert>
  );
}
