import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Alert, Button, LoadingText } from '@hearthway/web-kit';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import css from './preview.module.css';

export interface PdfViewerProps {
  readonly file: Blob;
  readonly name: string;
}

const zooms = [0.75, 1, 1.5, 2, 3] as const;

/** One page at a time, drawn on a canvas: scripts, links, and forms of the file do nothing. */
export function PdfViewer({ file, name }: PdfViewerProps): ReactNode {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed'>();
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(1);
  useEffect(() => open(file, setPdf), [file]);
  if (pdf === 'failed') {
    return (
      <Alert tone="danger" title="We couldn’t show this PDF">
        Download it instead.
      </Alert>
    );
  }
  if (!pdf) return <LoadingText>Opening…</LoadingText>;
  const turn = (by: number): void => setNumber((now) => Math.min(Math.max(now + by, 1), pdf.numPages));
  const scale = (by: number): void => setZoom((now) => Math.min(Math.max(now + by, 0), zooms.length - 1));
  return (
    <div className={css['viewer']}>
      <div className={css['bar']} role="toolbar" aria-label="Pages and size">
        <Button variant="secondary" size="small" disabled={number === 1} onClick={() => turn(-1)}>
          Previous
        </Button>
        <p role="status">
          Page {number} of {pdf.numPages}
        </p>
        <Button variant="secondary" size="small" disabled={number === pdf.numPages} onClick={() => turn(1)}>
          Next
        </Button>
        <Button variant="secondary" size="small" disabled={zoom === 0} onClick={() => scale(-1)}>
          Smaller
        </Button>
        <Button variant="secondary" size="small" disabled={zoom === zooms.length - 1} onClick={() => scale(1)}>
          Larger
        </Button>
      </div>
      <div
        className={css['scroll']}
        tabIndex={0}
        role="group"
        aria-label={`${name}. Arrow keys turn pages; plus and minus change the size.`}
        onKeyDown={(event) => onKey(event, { turn, scale })}
      >
        <Page pdf={pdf} number={number} scale={zooms[zoom] ?? 1} name={name} />
      </div>
    </div>
  );
}

interface Moves {
  readonly turn: (by: number) => void;
  readonly scale: (by: number) => void;
}

const moves: ReadonlyMap<string, (to: Moves) => void> = new Map([
  ['ArrowLeft', ({ turn }: Moves) => turn(-1)],
  ['ArrowRight', ({ turn }: Moves) => turn(1)],
  ['PageUp', ({ turn }: Moves) => turn(-1)],
  ['PageDown', ({ turn }: Moves) => turn(1)],
  ['+', ({ scale }: Moves) => scale(1)],
  ['=', ({ scale }: Moves) => scale(1)],
  ['-', ({ scale }: Moves) => scale(-1)],
]);

function onKey(event: KeyboardEvent, to: Moves): void {
  const move = moves.get(event.key);
  if (event.ctrlKey || event.metaKey || event.altKey || !move) return;
  event.preventDefault();
  move(to);
}

interface PageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly scale: number;
  readonly name: string;
}

function Page({ pdf, number, scale, name }: PageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    void draw(leaving.signal).catch(() => undefined);
    return () => leaving.abort();

    async function draw(left: AbortSignal): Promise<void> {
      const page = await pdf.getPage(number);
      if (left.aborted || !canvas.current) return;
      const viewport = page.getViewport({ scale: scale * 1.5 });
      Object.assign(canvas.current, { width: viewport.width, height: viewport.height });
      const drawing = page.render({ canvas: canvas.current, viewport });
      left.addEventListener('abort', () => drawing.cancel());
      await drawing.promise;
      const { items } = await page.getTextContent();
      left.throwIfAborted();
      setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
  }, [pdf, number, scale]);
  // The text of the page is its alternative, for those who can’t see it.
  return (
    <canvas
      ref={canvas}
      className={css['page']}
      data-scale={scale}
      role="img"
      aria-label={`${name}, page ${number}. ${text}`.slice(0, 5_000)}
    />
  );
}

/** The worker comes from this site, and has to run as a module. */
function open(file: Blob, show: (pdf: PDFDocumentProxy | 'failed') => void): () => void {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  });
  let left = false;
  let end = (): unknown => undefined;
  void file.arrayBuffer().then((data) => {
    if (left) return;
    const loading = getDocument({ data, disableFontFace: true, useWasm: false, enableXfa: false, verbosity: 0 });
    end = () => loading.destroy();
    loading.promise.then(
      (pdf) => !left && show(pdf),
      () => !left && show('failed'),
    );
  });
  return () => {
    left = true;
    void end();
  };
}
