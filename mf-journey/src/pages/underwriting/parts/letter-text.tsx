import type { ReactNode } from 'react';
import { Button, CopyIcon } from '@hearthway/web-kit';
import { useCopy } from '../../../use-copy.js';
import css from './parts.module.css';

interface LetterTextProps {
  readonly text: string;
  /** As in “letter copied”. */
  readonly noun: string;
  readonly label: string;
}

/** Words that the buyer sends themselves. */
export function LetterText({ text, noun, label }: LetterTextProps): ReactNode {
  const copy = useCopy();
  return (
    <div className={css['reply']}>
      <section aria-label={label} className={css['letter']}>
        {text}
      </section>
      <Button variant="secondary" size="small" icon={<CopyIcon size={16} />} onClick={() => void copy(noun, text)}>
        Copy the {noun}
      </Button>
    </div>
  );
}
