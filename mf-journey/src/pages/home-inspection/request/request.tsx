import type { ReactNode } from 'react';
import { inspectionLimits, printInspectionLetter, type InspectionView } from '@hearthway/contracts/journey';
import { Button, DownloadIcon, saveFile } from '@hearthway/web-kit';
import { operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { LetterText } from '../../../features/copy-button/index.js';
import { parts } from '../../../features/page-parts/index.js';

interface RequestProps {
  readonly letter: InspectionView['letter'];
  readonly forms: InspectionView['guide']['forms'];
}

/** The few findings that matter most, in words that the buyer can send. */
export function Request({ letter, forms }: RequestProps): ReactNode {
  return (
    <div className={parts['part']}>
      <p className={parts['lead']}>
        We pick your {inspectionLimits.inLetter} most important findings, safety first. A short list gets answers; a
        long one gets a no. It usually goes out as: <strong>{forms.request}</strong>.
      </p>
      {letter ? (
        <Letter text={letter.text} />
      ) : (
        <p>Add a finding that you want the seller to fix or pay for, and your request appears here.</p>
      )}
    </div>
  );
}

function Letter({ text }: { readonly text: string }): ReactNode {
  const { toast } = usePlatform();
  const print = useMutation(operationMutation(useCaller(), printInspectionLetter));
  const save = async (): Promise<void> => {
    try {
      saveFile('Request after the inspection.pdf', 'application/pdf', await print.mutateAsync(undefined));
    } catch (error) {
      const description = error instanceof Error ? error.message : 'Please try again.';
      toast({ title: 'We couldn’t make your request', description, tone: 'destructive' });
    }
  };
  return (
    <LetterText noun="request" label="Your request" text={text}>
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon size={18} />}
        pending={print.isPending}
        pendingText="Preparing…"
        onClick={() => void save()}
      >
        Download it (PDF)
      </Button>
    </LetterText>
  );
}
