import type { ReactNode } from 'react';
import { Button } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';

interface CopyButtonProps {
  readonly text: string;
  /** As in “sentence copied”. */
  readonly noun: string;
  readonly children: ReactNode;
}

export function CopyButton({ text, noun, children }: CopyButtonProps): ReactNode {
  const { toast } = usePlatform();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied` });
    } catch {
      const description = 'Please select the text and copy it yourself.';
      toast({ title: `We couldn’t copy the ${noun}`, description, tone: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
