import type { ReactNode } from 'react';
import { inspectionLimits, printInspectionLetter, type InspectionView } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { LetterText } from '../../../features/copy-button/index.js';
import { DownloadButton } from '../../../features/download-button/index.js';
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
  const { request } = useCaller();
  return (
    <LetterText noun="request" label="Your request" text={text}>
      <DownloadButton
        noun="request"
        name="Request after the inspection"
        type="pdf"
        size="small"
        load={() => callOperation(request, printInspectionLetter)}
      >
        Download it (PDF)
      </DownloadButton>
    </LetterText>
  );
}
