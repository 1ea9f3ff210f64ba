import type { ReactNode } from 'react';
import { Button, CopyIcon } from '@hearthway/web-kit';
import { useCopy } from '../../use-copy.js';

interface CopyButtonProps {
  readonly text: string;
  /** As in “sentence copied”. */
  readonly noun: string;
  readonly children: ReactNode;
}

export function CopyButton({ text, noun, children }: CopyButtonProps): ReactNode {
  const copy = useCopy();
  return (
    <Button variant="secondary" size="small" icon={<CopyIcon size={16} />} onClick={() => void copy(noun, text)}>
      {children}
    </Button>
  );
}
