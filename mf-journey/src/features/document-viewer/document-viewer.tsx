import type { ReactNode } from 'react';
import { Dialog, ErrorState } from '@hearthway/web-kit';
import { lazyPart } from '@hearthway/web-kit/slice';
import type { DocumentViewerProps } from './document-viewer-props.js';
import css from './document-viewer.module.css';
import { Opening } from './opening.js';

const Contents = lazyPart<DocumentViewerProps>(async () => (await import('./contents.js')).Contents, {
  waiting: <Opening />,
  failed: (retry) => <ErrorState headingLevel={3} onRetry={retry} />,
});

/** A dialog that shows a file of a document, or says why it can only be downloaded. */
export function DocumentViewer(props: DocumentViewerProps): ReactNode {
  const { document, onClose } = props;
  return (
    <Dialog
      open
      size="full"
      title={
        <span className={css['name']} title={document.name}>
          {document.name}
        </span>
      }
      onClose={onClose}
    >
      <Contents {...props} />
    </Dialog>
  );
}
