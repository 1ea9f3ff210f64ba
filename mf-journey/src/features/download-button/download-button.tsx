import type { ReactNode } from 'react';
import { Button, DownloadIcon, saveFile, type ButtonProps } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';

const types = { pdf: 'application/pdf', json: 'application/json' } as const;

interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  /** As in “We couldn’t make your packet”. */
  readonly noun: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly type: keyof typeof types;
  /** The content. A failure is told. */
  readonly load: () => Promise<BlobPart>;
  readonly children: string;
}

/** Makes a paper and saves it as a file. */
export function DownloadButton({ noun, name, type, load, size, children }: DownloadButtonProps): ReactNode {
  const { toast } = usePlatform();
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess(content) {
      // Without what some systems don’t allow in a name.
      const allowed = name.replace(/[^\p{L}\p{N} .,#-]/gu, ' ').trim();
      saveFile(`${allowed}.${type}`, types[type], content);
    },
    onError({ message: description }) {
      toast({ title: `We couldn’t make your ${noun}`, description, tone: 'destructive' });
    },
  });
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<DownloadIcon size={18} />}
      pending={isPending}
      pendingText="Preparing…"
      onClick={() => {
        mutate();
      }}
    >
      {children}
    </Button>
  );
}
