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
  /**
   * Called on Escape, the close button, or, as long as nothing was entered, a click on the backdrop. The caller then sets
   * `open`.
   */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Actions, primary last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Focused on open. Defaults to the title, so that it's announced and no button is pressed by accident. */
  initialFocus?: ElementRef<HTMLElement> | undefined;
  /** Accessible name of the close button. */
  closeLabel?: string | undefined;
  className?: string | undefined;
}

/**
 * Modal built on the native `<dialog>`: traps focus, makes the page inert, requests close on Escape, and restores focus
 * when closed.
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
  const pressedBackdropRef = useRef(false);
  const hasInputRef = useRef(false);
  const titleId = useId();
  const descriptionId = useId();
  useModal(dialogRef, initialFocus ?? titleRef);

  const requestClose = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  // Close only if the press both starts and ends on the backdrop. Dragging a text selection out must not close the dialog,
  // and neither must the second click of the double click that opened it. A click beside a form must not throw away what
  // was entered.
  const trackPress = (event: MouseEvent): void => {
    pressedBackdropRef.current = event.target === event.currentTarget && event.detail <= 1;
  };
  const closeFromBackdrop = (event: MouseEvent): void => {
    if (pressedBackdropRef.current && !hasInputRef.current && event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialogRef}
      className={classNames(css['dialog'], css[size], className)}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={requestClose}
      onMouseDown={trackPress}
      onClick={closeFromBackdrop}
      onInput={() => {
        hasInputRef.current = true;
      }}
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

// Not Radix: it locks scrolling by injecting a <style>, which our CSP blocks (infra/decisions/006-native-dialog.md).
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
