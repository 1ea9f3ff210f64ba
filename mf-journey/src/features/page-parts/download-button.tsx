import { useState, type ReactNode } from 'react';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { Button, DownloadIcon, saveFile } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform } from '@hearthway/web-kit/slice';

export interface DownloadButtonProps {
  /** As in “your request”. */
  readonly noun: string;
  /** Without its ending. */
  readonly fileName: string;
  /** Bytes are a printed paper, anything else is data. */
  readonly load: (session: SessionAccess) => Promise<object>;
  readonly children: ReactNode;
}

/** Downloads a document that the service writes. */
export function DownloadButton({ noun, fileName, load, children }: DownloadButtonProps): ReactNode {
  const { session, toast } = usePlatform();
  const [pending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      const loaded = await load(session);
      if (loaded instanceof Uint8Array) saveFile(`${fileName}.pdf`, 'application/pdf', loaded.slice().buffer);
      else saveFile(`${fileName}.json`, 'application/json', JSON.stringify(loaded, undefined, 2));
    } catch (error) {
      toast({
        title: `We couldn’t write your ${noun}`,
        description: isRefusal(error) ? error.message : 'Check your connection and try again.',
        tone: 'destructive',
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon size={18} />}
      pending={pending}
      pendingText="Writing…"
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}

const isRefusal = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status >= 400 && error.status < 500;
