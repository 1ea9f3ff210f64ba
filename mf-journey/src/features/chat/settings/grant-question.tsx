import type { ReactNode } from 'react';
import { chatContexts, type ChatContext, type ChatSettings } from '@hearthway/contracts/journey';
import { QuestionDialog } from '../../dialogs/index.js';
import { contextWords, providerSentence } from './context-words.js';
import css from './context-switches.module.css';

export interface GrantQuestionProps {
  readonly context: ChatContext;
  readonly settings: ChatSettings;
  readonly onClose: () => void;
  readonly onGrant: () => void;
}

/** Asks for consent, with all that it means. */
export function GrantQuestion({ context, settings, onClose, onGrant }: GrantQuestionProps): ReactNode {
  return (
    <QuestionDialog
      title={`Let Mia use ${chatContexts[context]}?`}
      no="Not now"
      yes="Turn on"
      onClose={onClose}
      onYes={onGrant}
    >
      <div className={css['question']}>
        <p>
          Mia will read {contextWords[context].reads} to answer you. {providerSentence(settings.engine)}
        </p>
        <p>
          She never gets your citizenship, marital status, Social Security number, or account numbers. You can turn this
          off at any time, and we keep a record of each change in Settings.
        </p>
      </div>
    </QuestionDialog>
  );
}
