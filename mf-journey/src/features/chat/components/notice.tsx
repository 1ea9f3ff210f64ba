import type { ReactNode } from 'react';
import type { ChatNotice } from '@hearthway/contracts/journey';
import { Alert } from '@hearthway/web-kit';
import { ContextSwitch } from '../settings/context-switches.js';

/** What the buyer should know about an answer. What is off can be turned on right here. */
export function Notice({ code, text, context }: ChatNotice): ReactNode {
  return (
    <Alert
      tone={code === 'figure-removed' ? 'warning' : 'info'}
      action={context !== null && <ContextSwitch context={context} />}
    >
      {text}
    </Alert>
  );
}
