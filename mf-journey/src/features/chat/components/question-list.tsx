import type { ReactNode } from 'react';
import { classNames } from '@hearthway/web-kit';
import type { ThreadChat } from '../conversation/thread-chat.js';
import css from './question-list.module.css';

interface QuestionListProps {
  readonly label: string;
  readonly questions: readonly string[];
  readonly isBusy: boolean;
  readonly chat: Pick<ThreadChat, 'ask'>;
  readonly className?: string | undefined;
}

/** Questions that the buyer asks by clicking one. */
export function QuestionList({ label, questions, isBusy, chat, className }: QuestionListProps): ReactNode {
  return (
    <ul className={classNames(css['questions'], className)} aria-label={label}>
      {questions.map((text) => (
        <li key={text}>
          <button
            type="button"
            className={css['question']}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) void chat.ask({ messageId: crypto.randomUUID(), text });
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
