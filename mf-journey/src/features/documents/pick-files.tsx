import { useRef, type ReactNode } from 'react';
import { acceptedFiles } from '@hearthway/contracts/journey';
import { Button, VisuallyHidden, type ButtonProps } from '@hearthway/web-kit';
import { useMedia } from '../../use-wide-screen.js';

interface PickFilesProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  /** Opens the camera. */
  readonly camera?: boolean;
  readonly multiple?: boolean;
  /** Endings of files. */
  readonly accept?: string;
  /** For whom it’s only heard, after the text. */
  readonly what?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: string;
}

/** A button that opens the device’s own choice of files. */
export function PickFiles({
  camera = false,
  multiple = true,
  accept = acceptedFiles,
  what,
  onFiles,
  children,
  ...look
}: PickFilesProps): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => inputRef.current?.click()}>
        {children}
        {what !== undefined && (
          <>
            {' '}
            <VisuallyHidden>{what}</VisuallyHidden>
          </>
        )}
      </Button>
      <input
        ref={inputRef}
        hidden
        type="file"
        aria-label={what === undefined ? children : `${children} ${what}`}
        accept={camera ? 'image/*' : accept}
        multiple={multiple}
        {...(camera && { capture: 'environment' })}
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

/** Whether the device is held in a hand: it has a camera at hand, and nothing to drop files with. */
export const useHandheld = (): boolean => useMedia('(hover: none) and (pointer: coarse)');

/** The same with the camera, on devices that one takes photos with. */
export function TakePhoto(props: Omit<PickFilesProps, 'camera' | 'multiple' | 'accept' | 'children'>): ReactNode {
  if (!useHandheld()) return null;
  return (
    <PickFiles {...props} camera multiple={false}>
      Take a photo
    </PickFiles>
  );
}
