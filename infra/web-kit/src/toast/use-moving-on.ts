import { useEffect, useEffectEvent } from 'react';
import type { Toast } from './toast-store.js';

/**
 * Dismisses an error once the person moves on: sends a form again, goes to another page or step, or opens or closes a dialog.
 * What went wrong there may not hold any more. An error that comes with a redirect stays.
 */
export function useMovingOn(toast: Toast | null, onDismiss: (id: number) => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (toast?.tone !== 'destructive') return;
    let hasActed = false;
    const act = (): void => {
      hasActed = true;
    };
    const leave = (): void => {
      dismiss(toast.id);
    };
    const end = new AbortController();
    const listening = { capture: true, signal: end.signal };
    document.addEventListener('pointerdown', act, listening);
    document.addEventListener('keydown', act, listening);
    document.addEventListener('submit', leave, listening);
    // Trusted: the browser's own Back and Forward. The other ones come from a navigation in the page.
    const navigated = ({ isTrusted }: Event): void => {
      if (isTrusted || hasActed) leave();
    };
    window.addEventListener('popstate', navigated, listening);
    const toggled = ({ target }: Event): void => {
      if (target instanceof HTMLDialogElement && target.open) leave();
    };
    document.addEventListener('toggle', toggled, listening);
    // On the dialog itself, which is no longer in the page when it hears of it.
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.addEventListener('close', leave, listening);
    return () => {
      end.abort();
      // The router wraps this event's listeners and drops the signal.
      window.removeEventListener('popstate', navigated, true);
    };
  }, [toast]);
}
