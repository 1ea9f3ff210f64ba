import type { ReactNode } from 'react';
import { inspectionLimits, type AssessedInspection, type InspectionGuide } from '@hearthway/contracts/journey';
import { fetchLetter } from '../../features/inspection/index.js';
import { Actions, CopyButton, DownloadButton, Letter, Muted, Part } from '../../features/page-parts/index.js';

export interface RequestToSellerProps {
  readonly letter: AssessedInspection['letter'];
  readonly forms: InspectionGuide['forms'];
}

/** The few findings that matter most, in words that the buyer can send. */
export function RequestToSeller({ letter, forms }: RequestToSellerProps): ReactNode {
  return (
    <Part>
      <Muted>
        We pick your {inspectionLimits.inLetter} most important findings, safety first. A short list gets answers; a
        long one gets a no. It usually goes out as: <strong>{forms.request}</strong>.
      </Muted>
      {letter ? (
        <>
          <Letter noun="request" text={letter.text} />
          <Actions>
            <CopyButton noun="request" text={letter.text} />
            <DownloadButton noun="request" fileName="Request after the inspection" load={fetchLetter}>
              Download it (PDF)
            </DownloadButton>
          </Actions>
        </>
      ) : (
        <Muted>Add a finding that you want the seller to fix or pay for, and the request appears here.</Muted>
      )}
    </Part>
  );
}
