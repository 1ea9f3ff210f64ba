import type { ReactNode } from 'react';
import { brand } from '@hearthway/contracts/brand';
import { chatContexts, type ChatContext, type ChatSettings } from '@hearthway/contracts/journey';
import { Button, Dialog } from '@hearthway/web-kit';
import { contextWords, providerSentence } from './context-words.js';
import css from './context-switches.module.css';

interface GrantQuestionProps {
  readonly context: ChatContext;
  readonly engine: ChatSettings['engine'];
  readonly onClose: () => void;
  readonly onGrant: () => void;
}

/** Asks for consent, and says what is read and who gets it. */
export function GrantQuestion({ context, engine, onClose, onGrant }: GrantQuestionProps): ReactNode {
  return (
    <Dialog
      open
      size="small"
      title={`Let ${brand.assistant} use ${chatContexts[context]}?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onGrant}>Turn on</Button>
        </>
      }
    >
      <div className={css['question']}>
        <p>
          {brand.assistant} will read {contextWords[context].reads} to answer you. {providerSentence(engine)}
        </p>
        <p>{neverRead} You can turn this off anytime.</p>
      </div>
    </Dialog>
  );
}

export const neverRead =
  'Your citizenship, marital status, Social Security number, and account numbers are never included.';
