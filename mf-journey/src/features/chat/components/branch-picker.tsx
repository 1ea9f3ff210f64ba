import type { ReactNode } from 'react';
import type { ChatMessage } from '@hearthway/contracts/journey';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@hearthway/web-kit';
import css from './messages.module.css';

export interface BranchPickerProps {
  readonly message: ChatMessage;
  /** The message and those beside it, oldest first. */
  readonly branches: readonly ChatMessage[];
  readonly onChoose: (message: ChatMessage) => void;
}

/** Goes through the versions of a question or an answer. */
export function BranchPicker({ message, branches, onChoose }: BranchPickerProps): ReactNode {
  if (branches.length < 2) return null;
  const what = message.role === 'user' ? 'question' : 'answer';
  const place = branches.findIndex(({ id }) => id === message.id);
  const choose = (step: 1 | -1) => () => {
    const other = branches[place + step];
    if (other) onChoose(other);
  };
  return (
    <span className={css['branches']} role="group" aria-label={`Versions of this ${what}`}>
      <IconButton
        label={`Earlier ${what}`}
        icon={<ChevronLeftIcon size={16} />}
        aria-disabled={place === 0 || undefined}
        onClick={choose(-1)}
      />
      <span role="status">
        {place + 1} of {branches.length}
      </span>
      <IconButton
        label={`Later ${what}`}
        icon={<ChevronRightIcon size={16} />}
        aria-disabled={place === branches.length - 1 || undefined}
        onClick={choose(1)}
      />
    </span>
  );
}
