import type { ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import css from './letter.module.css';

export interface LetterProps {
  /** As in “your request”. */
  readonly noun: string;
  readonly text: string;
}

/** A text to send: it scrolls if it is long. */
export function Letter({ noun, text }: LetterProps): ReactNode {
  return (
    <div className={css['letter']} role="region" aria-label={`Your ${noun}`} tabIndex={0}>
      {text}
    </div>
  );
}

/** Copies the text. */
export function CopyButton({ noun, text }: LetterProps): ReactNode {
  const { toast } = usePlatform();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied` });
    } catch {
      toast({
        title: `We couldn’t copy the ${noun}`,
        description: 'Select it and copy it yourself.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      Copy the {noun}
    </Button>
  );
}
