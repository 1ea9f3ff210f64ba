import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import css from './documents.module.css';

interface PageDropProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes what is dropped beside the slots. A browser would otherwise open the file in place of the page. */
export function PageDrop({ onFiles }: PageDropProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent, files: DataTransfer) => void) => {
      window.addEventListener(
        type,
        (event) => {
          if (event.dataTransfer?.types.includes('Files')) listener(event, event.dataTransfer);
        },
        { signal: listening.signal },
      );
    };
    on('dragover', (event) => {
      // A slot under the pointer shows itself.
      setIsOver(!event.defaultPrevented);
      event.preventDefault();
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsOver(false);
    });
    on('drop', (event, { files }) => {
      setIsOver(false);
      if (event.defaultPrevented) return;
      event.preventDefault();
      // Behind a dialog, nobody sees where it goes.
      if (!document.querySelector('dialog[open]')) take([...files]);
    });
    return () => {
      listening.abort();
    };
  }, []);
  if (!isOver) return null;
  return (
    <div aria-hidden="true" className={css['page-drop']}>
      <p>Drop to keep with your other documents</p>
    </div>
  );
}
