import { toastDefaults } from '@hearthway/contracts/constants';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { CircleAlertIcon, CircleCheckIcon, XIcon } from '../icons/index.js';
import type { Toast, ToastStore } from './toast-store.js';
import { useClearPlace } from './use-clear-place.js';
import { useMovingOn } from './use-moving-on.js';
import css from './toast.module.css';

export interface ToastViewportProps {
  store: ToastStore;
}

/** Render once per page. F8 focuses the toast; Escape closes it and restores focus. */
export function ToastViewport({ store }: ToastViewportProps): ReactNode {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => null);
  const regionRef = useRef<HTMLElement>(null);
  const previousFocusRef = useRef<Element | null>(null);

  useEffect(() => {
    const focusToast = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'F8' || !store.current()) return;
      previousFocusRef.current = document.activeElement;
      regionRef.current?.querySelector<HTMLElement>('[data-toast]')?.focus();
    };
    document.addEventListener('keydown', focusToast);
    return () => {
      document.removeEventListener('keydown', focusToast);
    };
  }, [store]);

  useOnTop(regionRef, toast);
  const dismiss = (id: number): void => {
    const hadFocus = regionRef.current?.contains(document.activeElement) ?? false;
    store.dismiss(id);
    if (hadFocus && previousFocusRef.current instanceof HTMLElement) previousFocusRef.current.focus();
  };
  useClearPlace(regionRef, toast);
  useClicksOverDialog(regionRef, toast, dismiss);
  useMovingOn(toast, dismiss);
  return (
    <section ref={regionRef} className={css['viewport']} aria-label="Notifications (F8)">
      <div role="status" aria-live="polite" aria-atomic="true">
        {toast && <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />}
      </div>
    </section>
  );
}

/** The top layer stacks by entry order, so re-enter it when a modal dialog opens, or the dialog would cover the toast. */
function useOnTop(regionRef: RefObject<HTMLElement | null>, toast: Toast | null): void {
  useEffect(() => {
    const region = regionRef.current;
    if (!toast || !region || !('showPopover' in region)) return;
    region.popover = 'manual';
    const raise = (): void => {
      region.hidePopover();
      region.showPopover();
    };
    const raiseOverDialog = ({ target }: Event): void => {
      if (target instanceof HTMLDialogElement && target.open) raise();
    };
    raise();
    document.addEventListener('toggle', raiseOverDialog, true);
    return () => {
      document.removeEventListener('toggle', raiseOverDialog, true);
      region.hidePopover();
    };
  }, [regionRef, toast]);
}

/**
 * A modal dialog makes the toast inert, so a click on the toast hits the dialog and would close it. Intercept such clicks:
 * press the toast's button under the pointer, or else dismiss the toast.
 */
function useClicksOverDialog(
  regionRef: RefObject<HTMLElement | null>,
  toast: Toast | null,
  dismiss: (id: number) => void,
): void {
  useEffect(() => {
    if (!toast) return;
    const intercept = (event: MouseEvent): void => {
      const card = regionRef.current?.querySelector('[data-toast]');
      if (!card || !(event.target instanceof HTMLDialogElement) || !isWithin(card, event)) return;
      event.stopPropagation();
      if (event.type !== 'click') return;
      const button = Array.from(card.querySelectorAll('button')).find((candidate) => isWithin(candidate, event));
      if (button) button.click();
      else dismiss(toast.id);
    };
    document.addEventListener('mousedown', intercept, true);
    document.addEventListener('click', intercept, true);
    return () => {
      document.removeEventListener('mousedown', intercept, true);
      document.removeEventListener('click', intercept, true);
    };
  });
}

function isWithin(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast, onDismiss }: ToastCardProps): ReactNode {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(toast, hovered || focused, onDismiss);

  const destructive = toast.tone === 'destructive';
  const { action } = toast;
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onDismiss(toast.id);
  };
  return (
    <div
      data-toast
      tabIndex={-1}
      className={classNames(css['toast'], destructive && css['destructive'])}
      onMouseEnter={() => {
        setHovered(true);
      }}
      onMouseLeave={() => {
        setHovered(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
      }}
      onKeyDown={closeOnEscape}
      onMouseDown={leaveFocus}
    >
      <span className={css['icon']}>{destructive ? <CircleAlertIcon size={20} /> : <CircleCheckIcon size={20} />}</span>
      <div className={css['text']}>
        <p className={css['title']}>{toast.title}</p>
        {toast.description && <p className={css['description']}>{toast.description}</p>}
        {action && (
          <Button
            variant="secondary"
            size="small"
            className={css['action']}
            onClick={() => {
              action.onSelect();
              onDismiss(toast.id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        label="Close notification"
        icon={<XIcon size={18} />}
        onClick={() => {
          onDismiss(toast.id);
        }}
      />
    </div>
  );
}

/**
 * A toast may appear under a press that was meant for the page, like the second one of a double click. If it took the focus,
 * the focus would be lost once it is gone.
 */
function leaveFocus(event: SyntheticEvent): void {
  event.preventDefault();
}

/** Dismisses the toast when its time is up. Pauses while `paused` and resumes with the time left. */
function useCountdown(toast: Toast, paused: boolean, onDismiss: (id: number) => void): void {
  const remainingMsRef = useRef(toast.durationMs ?? toastDefaults.durationMilliseconds);
  const dismissRef = useRef(onDismiss);
  useEffect(() => {
    dismissRef.current = onDismiss;
  });
  useEffect(() => {
    if (paused || remainingMsRef.current === Infinity) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => {
      dismissRef.current(toast.id);
    }, remainingMsRef.current);
    return () => {
      clearTimeout(timer);
      remainingMsRef.current = Math.max(0, remainingMsRef.current - (Date.now() - startedAt));
    };
  }, [paused, toast.id]);
}
