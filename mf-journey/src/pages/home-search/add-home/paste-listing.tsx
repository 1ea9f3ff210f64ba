import type { ReactNode } from 'react';

export interface PasteListingProps {
  readonly onSaved: () => void;
}

export function PasteListing(_props: PasteListingProps): ReactNode {
  return null;
}
