import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { XIcon } from '../icons/index.js';
import css from './dialog.module.css';

interface ElementRef<Kind> {
  readonly current: Kind | null;
}

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button or a click beside the dialog; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, the primary one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What has the focus first; the title when not given, so that it is read out and nothing is pressed by accident. */
  initialFocus?: ElementRef<HTMLElement> | undefined;
  /** Text of the close button for a screen reader. */
  closeLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus is kept inside, the page behind is inert, Escape asks to
 * close, and focus returns to where it was.
 */
export function Dialog({ open, ...props }: DialogProps): ReactNode {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>): ReactNode {
  const {
    onClose,
    title,
    description,
    children,
    footer,
    size = 'medium',
    closeLabel = 'Close',
    initialFocus,
    className,
  } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pressedBesideRef = useRef(false);
  const titleId = useId();
  const descriptionId = useId();
  useModal(dialogRef, initialFocus ?? titleRef);

  const askToClose = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  // Pressed and let go beside it: a selection drawn from inside to outside must not close it, nor the second click of a
  // double click whose first one opened it.
  const notePress = (event: MouseEvent): void => {
    pressedBesideRef.current = event.target === event.currentTarget && event.detail <= 1;
  };
  const closeFromBeside = (event: MouseEvent): void => {
    if (pressedBesideRef.current && event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialogRef}
      className={classNames(css['dialog'], css[size], className)}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={askToClose}
      onMouseDown={notePress}
      onClick={closeFromBeside}
    >
      <div className={css['box']}>
        <header className={css['header']}>
          <h2 ref={titleRef} className={css['title']} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<XIcon size={20} />} onClick={onClose} className={css['close']} />
        </header>
        {description && (
          <p className={css['description']} id={descriptionId}>
            {description}
          </p>
        )}
        {children}
        {footer && <footer className={css['footer']}>{footer}</footer>}
      </div>
    </dialog>
  );
}

// The browser's dialog, not Radix's: Radix locks scrolling through a <style> it injects, which a content security
// policy without 'unsafe-inline' refuses (infra/decisions/006-native-dialog.md).
function useModal(dialogRef: ElementRef<HTMLDialogElement>, firstRef: ElementRef<HTMLElement>): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    firstRef.current?.focus();
    return () => {
      dialog.close();
    };
  }, [dialogRef, firstRef]);
}
