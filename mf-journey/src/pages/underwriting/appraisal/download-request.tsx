import type { ReactNode } from 'react';
import { printValueRequest } from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { DownloadButton } from '../../../features/download-button/index.js';

/** The saved request on paper. */
export function DownloadRequest({ address }: { readonly address: string }): ReactNode {
  const { request } = useCaller();
  return (
    <DownloadButton
      noun="request"
      name={`Reconsideration of value, ${address}`}
      type="pdf"
      load={() => callOperation(request, printValueRequest)}
    >
      Download the request (PDF)
    </DownloadButton>
  );
}
