import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { TriangleAlertIcon, XIcon } from '../icons/index.js';
import css from './dialog.module.css';

interface ElementRef<Kind> {
  readonly current: Kind | null;
}

export interface DialogProps {
  open: boolean;
  /**
   * Called on the close button, on Escape or Android's Back, or on a click on the backdrop. Once something was entered in a form
   * of the dialog, a click on the backdrop does nothing, and the others warn the first time. The caller then sets `open`.
   */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Actions, primary last. */
  footer?: ReactNode;
  /** `full` takes the whole screen of a phone, and almost that of others; its content stretches. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Focused on open. Defaults to the title, so that it's announced and no button is pressed by accident. */
  initialFocus?: ElementRef<HTMLElement> | undefined;
  className?: string | undefined;
}

/**
 * Modal built on the native `<dialog>`: traps focus, makes the page inert, requests close on Escape, and restores focus
 * when closed. Controls outside of a form apply at once, so closing loses nothing of theirs.
 */
export function Dialog({ open, ...props }: DialogProps): ReactNode {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>): ReactNode {
  const { onClose, title, description, children, footer, size = 'medium', initialFocus, className } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pressedBackdropRef = useRef(false);
  const [isWarning, setIsWarning] = useState(false);
  const titleId = useId();
  const descriptionId = useId();
  const requestClose = (): void => {
    if (isWarning || !hasEntries()) onClose();
    else setIsWarning(true);
  };
  const { hasEntries } = useModal(dialogRef, initialFocus ?? titleRef, { requestClose, onClose });
  // Close only if the press both starts and ends on the backdrop. Dragging a text selection out must not close the dialog,
  // and neither must the second click of the double click that opened it. A click beside a form must not throw away what
  // was entered.
  const trackPress = (event: MouseEvent): void => {
    pressedBackdropRef.current = event.target === event.currentTarget && event.detail <= 1;
  };
  const closeFromBackdrop = (event: MouseEvent): void => {
    if (pressedBackdropRef.current && event.target === event.currentTarget && !hasEntries()) onClose();
  };
  return (
    <dialog
      ref={dialogRef}
      className={classNames(css['dialog'], css[size], className)}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
      onMouseDown={trackPress}
      onClick={closeFromBackdrop}
      onInput={() => {
        setIsWarning(false);
      }}
    >
      <div className={css['box']}>
        <header className={css['header']}>
          <h2 ref={titleRef} className={css['title']} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Close" icon={<XIcon size={20} />} onClick={requestClose} className={css['close']} />
        </header>
        {description && (
          <p className={css['description']} id={descriptionId}>
            {description}
          </p>
        )}
        {children}
        {footer && <footer className={css['footer']}>{footer}</footer>}
        {isWarning && (
          <p role="alert" className={css['warning']}>
            <TriangleAlertIcon size={18} />
            <span>You’ve entered something here. To discard it, close once more.</span>
          </p>
        )}
      </div>
    </dialog>
  );
}

// Not Radix: it locks scrolling by injecting a <style>, which our CSP blocks (infra/decisions/006-native-dialog.md).
function useModal(
  dialogRef: ElementRef<HTMLDialogElement>,
  firstRef: ElementRef<HTMLElement>,
  { requestClose, onClose }: { readonly requestClose: () => void; readonly onClose: () => void },
): { readonly hasEntries: () => boolean } {
  const entriesOnOpenRef = useRef('');
  const onEscape = useEffectEvent(requestClose);
  const onClosed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    firstRef.current?.focus();
    entriesOnOpenRef.current = entriesIn(dialog);
    const end = new AbortController();
    // Chromium doesn't always let a page prevent `cancel`, so that is only for Android's Back.
    const escape = (event: KeyboardEvent): void => {
      const isHere = event.target === document.body || (event.target instanceof Node && dialog.contains(event.target));
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isHere) return;
      event.preventDefault();
      // Holding the key must not skip the warning.
      if (!event.repeat) onEscape();
    };
    // The browser closed it without a `cancel` that we could prevent.
    const closed = (): void => {
      onClosed();
    };
    document.addEventListener('keydown', escape, { signal: end.signal });
    dialog.addEventListener('close', closed, { signal: end.signal });
    return () => {
      end.abort();
      dialog.close();
    };
  }, [dialogRef, firstRef]);
  return {
    hasEntries() {
      const dialog = dialogRef.current;
      return !!dialog?.querySelector('form') && entriesIn(dialog) !== entriesOnOpenRef.current;
    },
  };
}

/** The values in a dialog's forms. Empty ones don't count, because a form may appear later. */
function entriesIn(dialog: HTMLDialogElement): string {
  const entries = [...dialog.querySelectorAll('form')].flatMap((form) => [...new FormData(form)]);
  const held = entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return JSON.stringify(held.filter(([, value]) => value !== ''));
}
