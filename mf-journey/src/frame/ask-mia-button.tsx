import type { ReactNode, Ref } from 'react';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { buttonClassName, classNames, MessageCircleIcon } from '@hearthway/web-kit';
import css from './top-bar.module.css';

export interface AskMiaButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens Mia beside the page. */
export function AskMiaButton({ ref, isOpen, onPress }: AskMiaButtonProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(buttonClassName({ variant: 'secondary', size: 'small' }), css['ask'])}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <MessageCircleIcon size={18} />
      {dashboardTexts.askAssistant}
    </button>
  );
}
