import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ErrorState } from '@hearthway/web-kit';
import { commandOfKey } from './commands.js';
import css from './document-viewer.module.css';
import { frameAddress } from './frame-address.js';
import { NotShown } from './not-shown.js';
import { Opening } from './opening.js';
import { Toolbar } from './toolbar.js';
import { useFrame, type FrameOptions } from './use-frame.js';

interface PagesProps extends FrameOptions {
  readonly download: ReactNode;
}

/** The pages of a file in their frame, with what moves, enlarges, and prints them. */
export function Pages(props: PagesProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return (
    <FramedPages
      key={attempt}
      {...props}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

function FramedPages({ download, onRetry, ...options }: PagesProps & { readonly onRetry: () => void }): ReactNode {
  const { ref, shown, failure, printing, send } = useFrame(options);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = shown && commandOfKey(event);
    if (!command || event.defaultPrevented) return;
    event.preventDefault();
    send(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);

  if (failure === 'not-loaded') {
    return (
      <div className={css['state']}>
        <ErrorState headingLevel={3} title="The viewer didn’t open" onRetry={onRetry} action={download}>
          <p>Check your connection and try again, or download the document.</p>
        </ErrorState>
      </div>
    );
  }
  if (failure) {
    return (
      <NotShown title="We couldn’t show this document" download={download}>
        {failure === 'damaged'
          ? 'It looks damaged. Download it and see whether it opens on your device.'
          : 'This browser can’t show it. Download it to open it on your device.'}
      </NotShown>
    );
  }
  return (
    <>
      <Toolbar shown={shown} printing={printing} download={download} onCommand={send} />
      <div className={css['stage']}>
        <iframe
          ref={ref}
          // An origin of its own: no session, no storage, no page around it. It may open the print dialog, and nothing else.
          sandbox="allow-scripts allow-modals"
          referrerPolicy="no-referrer"
          src={frameAddress()}
          title={`Pages of ${options.name}`}
          className={css['frame']}
        />
        {!shown && (
          // Over the frame, because nothing is drawn in one that’s hidden.
          <div className={css['curtain']}>
            <Opening />
          </div>
        )}
      </div>
    </>
  );
}
