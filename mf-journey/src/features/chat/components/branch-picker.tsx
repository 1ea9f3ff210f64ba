import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@hearthway/web-kit';
import type { Message } from '../conversation/chat-message.js';
import css from './messages.module.css';

export interface BranchPickerProps {
  readonly message: Message;
  /** The message and those beside it, oldest first. */
  readonly versions: readonly Message[];
  /** Whether an answer is being written. */
  readonly isBusy: boolean;
  readonly onChoose: (message: Message) => void;
}

/** Goes through the versions of a question or an answer. */
export function BranchPicker({ message, versions, isBusy, onChoose }: BranchPickerProps): ReactNode {
  if (versions.length < 2) return null;
  const what = message.role === 'user' ? 'question' : 'answer';
  const place = versions.findIndex(({ id }) => id === message.id);
  const step = (label: string, icon: ReactNode, other: Message | undefined): ReactNode => (
    <IconButton
      label={`${label} ${what}`}
      icon={icon}
      className={css['tool']}
      aria-disabled={isBusy || !other || undefined}
      onClick={() => {
        if (other && !isBusy) onChoose(other);
      }}
    />
  );
  return (
    <span className={css['branches']} role="group" aria-label={`Versions of this ${what}`}>
      {step('Earlier', <ChevronLeftIcon size={16} />, versions[place - 1])}
      <span role="status">
        {place + 1} of {versions.length}
      </span>
      {step('Later', <ChevronRightIcon size={16} />, versions[place + 1])}
    </span>
  );
}
