import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BuyerDocument } from '@hearthway/contracts/journey';
import { Alert, Button, Dialog, LoadingText } from '@hearthway/web-kit';
import { lazyPart, usePlatform } from '@hearthway/web-kit/slice';
import { fetchFile } from '../../../features/documents/index.js';
import { DownloadVersion } from '../document-dialog.js';
import css from './preview.module.css';

const PdfViewer = lazyPart(async () => (await import('./pdf-viewer.js')).PdfViewer, {
  waiting: <LoadingText>Opening…</LoadingText>,
  failed: (retry) => (
    <Alert tone="danger" title="We couldn’t load the viewer" action={<Button onClick={retry}>Try again</Button>}>
      Check your connection. You can also download the file.
    </Alert>
  ),
});

export interface PreviewProps {
  readonly document: BuyerDocument;
  readonly onClose: () => void;
}

/** The newest version, drawn by this page: nothing in the file runs. */
export function Preview({ document, onClose }: PreviewProps): ReactNode {
  const [version] = document.versions;
  if (!version) return null;
  return (
    <Dialog
      open
      size="large"
      title={document.name}
      onClose={onClose}
      footer={<DownloadVersion document={document} version={version} />}
    >
      <div className={css['content']}>
        <Content document={document} />
      </div>
    </Dialog>
  );
}

function Content({ document }: { readonly document: BuyerDocument }): ReactNode {
  const { session } = usePlatform();
  const [version] = document.versions;
  const [file, setFile] = useState<Blob | Error>();
  const canShow = version?.dangers.length === 0 && version.type !== wordType;
  useEffect(() => {
    if (!version || !canShow) return undefined;
    let left = false;
    fetchFile(session, document.id, version.id).then(
      (loaded) => !left && setFile(loaded),
      (error: unknown) => !left && setFile(error instanceof Error ? error : new Error('Try again.')),
    );
    return () => {
      left = true;
    };
  }, [session, document.id, version, canShow]);
  if (!version) return null;
  if (!canShow) {
    return (
      <Alert tone="info" title="There is no preview of this file">
        {version.type === wordType
          ? 'Download it, and open it in Word.'
          : 'It holds something that can run by itself. Download it only if you trust whoever made it.'}
      </Alert>
    );
  }
  if (file instanceof Error) {
    return (
      <Alert tone="danger" title="We couldn’t open this file">
        {file.message}
      </Alert>
    );
  }
  if (!file) return <LoadingText>Opening…</LoadingText>;
  return version.type === 'application/pdf' ? (
    <PdfViewer file={file} name={document.name} />
  ) : (
    <Picture file={file} name={document.name} />
  );
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** On a canvas, since the site’s policy allows no images from memory. */
function Picture({ file, name }: { readonly file: Blob; readonly name: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (left || !canvas.current) return;
        Object.assign(canvas.current, { width: bitmap.width, height: bitmap.height });
        canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
        bitmap.close();
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [file]);
  if (failed) {
    return (
      <Alert tone="danger" title="We couldn’t show this picture">
        Download it instead.
      </Alert>
    );
  }
  return (
    <div className={css['scroll']} tabIndex={0} role="group" aria-label={name}>
      <canvas ref={canvas} className={css['page']} role="img" aria-label={name} />
    </div>
  );
}
