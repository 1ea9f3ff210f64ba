/** jsdom's `<dialog>` has neither `showModal` nor `close`. These do the same, minus the top layer and what can’t be clicked. */
export function polyfillDialog(): void {
  const prototype = HTMLDialogElement.prototype;
  if (typeof prototype.showModal === 'function') return;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  window.addEventListener('keydown', cancelOnEscape);
  document.addEventListener('focusin', keepFocus);
  prototype.showModal = function showModal(this: HTMLDialogElement): void {
    openers.set(this, document.activeElement);
    this.open = true;
    const first = this.querySelector<HTMLElement>('[autofocus], button, [href], input, select, textarea');
    if (!this.contains(document.activeElement)) first?.focus();
  };
  prototype.close = function close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}

/** Nothing outside of a modal dialog can take the focus. */
function keepFocus({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !document.querySelector('dialog[open]') || target.closest('dialog[open]'))
    return;
  target.blur();
  if (relatedTarget instanceof HTMLElement && relatedTarget.closest('dialog[open]')) relatedTarget.focus();
}

function cancelOnEscape({ key, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented) return;
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
