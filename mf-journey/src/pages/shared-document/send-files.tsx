import type { ReactNode } from 'react';
import { Alert } from '@hearthway/web-kit';
import { useSharedUploads } from '../../features/document-shares/index.js';
import { Arrived, DropBox, Sending } from '../../features/documents/index.js';
import { Items, Section } from '../../features/page-parts/index.js';

/** Where files are sent through a link, and what became of them. */
export function SendFiles({ token }: { readonly token: string }): ReactNode {
  const { uploader, sending, uploads, arrived, end } = useSharedUploads(token);
  const here = new Set(sending.map(({ uploadId }) => uploadId));
  const others = uploads.filter(({ id }) => !here.has(id));
  const open = others.filter(({ state }) => state !== 'receiving').length;
  const taken = Math.max(arrived - open, 0);
  return (
    <Section id="send" title="Send files">
      <DropBox onFiles={(files) => uploader.add(files, undefined, uploads)} />
      {sending.length + others.length > 0 && (
        <Items>
          {sending.map((file) => (
            <Sending key={file.key} file={file} uploader={uploader} />
          ))}
          {others.map((upload) => (
            <Arrived key={upload.id} upload={upload} ending={end.isPending} onEnd={end.mutate} />
          ))}
        </Items>
      )}
      <div role="status">
        {taken > 0 && (
          <Alert tone="success" title={taken === 1 ? 'Your file has arrived' : `Your ${taken} files have arrived`}>
            You can close this page, or send more.
          </Alert>
        )}
      </div>
    </Section>
  );
}
