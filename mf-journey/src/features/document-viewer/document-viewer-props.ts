import type { BuyerDocument } from '@hearthway/contracts/journey';

export interface DocumentViewerProps {
  readonly document: BuyerDocument;
  /** One of its versions. */
  readonly versionId: string;
  readonly onClose: () => void;
}
