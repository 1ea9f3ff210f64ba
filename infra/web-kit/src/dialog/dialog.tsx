import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { XIcon } from '../icons/index.js';
import css from './dialog.module.css';

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
  /** Text of the close button for a screen reader. */
  closeLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus is kept inside, the page behind is inert, Escape asks to
 * close, and focus returns to where it was. Mark the control that shall have focus first with `autoFocus`.
 */
export function Dialog({ open, ...props }: DialogProps): ReactNode {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>): ReactNode {
  const { onClose, title, description, children, footer, size = 'medium', closeLabel = 'Close', className } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  useModal(dialogRef);

  const askToClose = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  const closeFromBeside = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialogRef}
      className={classNames(css['dialog'], css[size], className)}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={askToClose}
      onMouseDown={closeFromBeside}
    >
      <div className={css['box']}>
        <header className={css['header']}>
          <h2 className={css['title']} id={titleId} tabIndex={-1}>
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
function useModal(dialogRef: { readonly current: HTMLDialogElement | null }): void {
  // Read while rendering is over but before a child's autoFocus could move it.
  const openerRef = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    openerRef.current = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
    };
  }, [dialogRef]);
  useEffect(
    () => () => {
      const opener = openerRef.current;
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body)
        opener.focus();
    },
    [],
  );
}
