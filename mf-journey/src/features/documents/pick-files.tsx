import { useId, useRef, type ReactNode } from 'react';
import { acceptedFiles } from '@hearthway/contracts/journey';
import { Button, VisuallyHidden, type ButtonProps } from '@hearthway/web-kit';
import css from './uploads.module.css';

export interface PickFilesProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  /** Takes a photo, where the device can. */
  readonly camera?: boolean;
  readonly multiple?: boolean;
  /** For whom it is only heard, after the text. */
  readonly what?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that opens the device’s own choice of files. */
export function PickFiles({ camera, multiple = true, what, onFiles, children, ...look }: PickFilesProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
        {what && <VisuallyHidden> {what}</VisuallyHidden>}
      </Button>
      <input
        ref={input}
        id={id}
        className={css['input']}
        type="file"
        tabIndex={-1}
        aria-label={typeof children === 'string' ? `${children} ${what ?? ''}`.trim() : what}
        accept={camera ? 'image/*' : acceptedFiles}
        multiple={multiple}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
