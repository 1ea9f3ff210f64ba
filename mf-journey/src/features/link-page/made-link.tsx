import type { ReactNode } from 'react';
import { Button, TextField } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import css from './link-page.module.css';

interface MadeLinkProps {
  readonly link: string;
  /** What the holder of the link can do. One sentence. */
  readonly warning?: string;
}

/** A link that was just made, to be copied: it is shown once. */
export function MadeLink({ link, warning }: MadeLinkProps): ReactNode {
  return (
    <TextField
      label="Link"
      readOnly
      reserveError={false}
      value={link}
      className={css['link']}
      help={warning ? `${warning} ${copyIt}` : copyIt}
      onFocus={({ target }) => {
        target.select();
      }}
    />
  );
}

const copyIt = 'Copy it now. We can’t show it again, only make a new one.';

export function CopyLink({ link }: { readonly link: string }): ReactNode {
  const { toast } = usePlatform();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied' });
    } catch {
      toast({
        title: 'We couldn’t copy the link',
        description: 'Select it and copy it yourself.',
        tone: 'destructive',
      });
    }
  };
  return <Button onClick={() => void copy()}>Copy link</Button>;
}
