import { useRef, type ReactNode } from 'react';
import { shareLimits } from '@hearthway/contracts/journey';
import { Alert, Button, Card } from '@hearthway/web-kit';
import { DropBox, UploadRows } from '../../features/documents/index.js';
import { parts } from '../../features/page-parts/index.js';
import { useKeptFocus } from '../../use-kept-focus.js';
import css from './shared-document.module.css';
import { useSharedUploads } from './shared-uploads.js';

interface SendFilesProps {
  readonly token: string;
  readonly owner: string;
}

/** Where files are sent through a link, and what became of them. */
export function SendFiles({ token, owner }: SendFilesProps): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  useKeptFocus(rootRef);
  const { uploader, files, query, ending } = useSharedUploads(token);
  const { uploads = [], taken = [] } = query.data ?? {};
  const here = new Set(files.map(({ uploadId }) => uploadId));
  const others = uploads.filter(({ id }) => !here.has(id));
  const add = (chosen: readonly File[]): void => {
    uploader.add(chosen, undefined, uploads);
  };
  return (
    <div ref={rootRef}>
      <Card as="section" aria-labelledby="send-files" className={css['send']}>
        <h2 id="send-files" tabIndex={-1} className={css['send-title']}>
          Send files
        </h2>
        <DropBox onFiles={add} />
        <p className={parts['note']}>
          Up to {shareLimits.files} files can be sent through this link. Each is checked before {owner} gets it.
        </p>
        {query.isError && (
          <Alert
            tone="danger"
            title="We couldn’t check what was sent"
            action={
              <Button
                variant="secondary"
                size="small"
                pending={query.isFetching}
                pendingText="Trying…"
                onClick={() => void query.refetch()}
              >
                Try again
              </Button>
            }
          >
            {query.error.message}
          </Alert>
        )}
        <UploadRows
          files={files}
          uploader={uploader}
          uploads={others}
          endingId={ending.isPending ? ending.variables : undefined}
          onEnd={ending.mutate}
          onGoOn={(_upload, file) => {
            add([file]);
          }}
        />
        {taken.length > 0 && (
          <Alert
            tone="success"
            announce="polite"
            title={taken.length === 1 ? 'Your file has arrived' : `Your ${taken.length} files have arrived`}
          >
            {taken.join(', ')}. You can close this page, or send more.
          </Alert>
        )}
      </Card>
    </div>
  );
}
