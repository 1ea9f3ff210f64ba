import { useState, type DragEvent, type ReactNode } from 'react';

interface DropTargetProps {
  readonly as?: 'div' | 'li';
  readonly id?: string;
  readonly className: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Where files can be dropped. It has `data-over` while some are held over it. */
export function DropTarget({ as: Element = 'div', onFiles, children, ...rest }: DropTargetProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  return (
    <Element
      {...rest}
      data-over={isOver}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        // The page takes what is dropped beside all targets.
        if (event.defaultPrevented || !holdsFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </Element>
  );
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
