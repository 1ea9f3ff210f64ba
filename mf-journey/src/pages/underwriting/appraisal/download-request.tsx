import type { ReactNode } from 'react';
import { printValueRequest } from '@hearthway/contracts/journey';
import { Button, DownloadIcon, saveFile } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';

/** The saved request on paper. */
export function DownloadRequest({ address }: { readonly address: string }): ReactNode {
  const { toast } = usePlatform();
  const download = useMutation(operationMutation(useCaller(), printValueRequest));
  const save = async (): Promise<void> => {
    try {
      const pdf = await download.mutateAsync(undefined);
      // Without what some systems don’t allow in a name.
      const name = `Reconsideration of value, ${address}`.replace(/[^\p{L}\p{N} .,#-]/gu, ' ').trim();
      saveFile(`${name}.pdf`, 'application/pdf', pdf);
    } catch (error) {
      const description = error instanceof Error ? error.message : 'Please try again.';
      toast({ title: 'We couldn’t make your request', description, tone: 'destructive' });
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon size={18} />}
      pending={download.isPending}
      pendingText="Preparing…"
      onClick={() => void save()}
    >
      Download the request (PDF)
    </Button>
  );
}
