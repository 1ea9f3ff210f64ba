import type { ReactNode } from 'react';

export interface ImportFileProps {
  readonly onSaved: () => void;
}

export function ImportFile(_props: ImportFileProps): ReactNode {
  return null;
}
