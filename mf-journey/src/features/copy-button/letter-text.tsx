import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.js';
import css from './letter-text.module.css';

interface LetterTextProps {
  readonly text: string;
  /** As in “letter copied”. */
  readonly noun: string;
  readonly label: string;
  /** Other buttons, beside the one that copies. */
  readonly children?: ReactNode;
}

/** Words that the buyer sends themselves. */
export function LetterText({ text, noun, label, children }: LetterTextProps): ReactNode {
  return (
    <div className={css['letter']}>
      <section aria-label={label} className={css['text']}>
        {text}
      </section>
      <div className={css['buttons']}>
        <CopyButton noun={noun} text={text}>
          Copy the {noun}
        </CopyButton>
        {children}
      </div>
    </div>
  );
}
