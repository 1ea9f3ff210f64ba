import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createToastStore, type ToastStore } from './toast-store.js';
import { ToastViewport } from './toast-viewport.js';

function advance(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

describe('ToastViewport', () => {
  let store: ToastStore;

  beforeEach(() => {
    jest.useFakeTimers();
    store = createToastStore();
    render(<ToastViewport store={store} />);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const show = (input: Parameters<ToastStore['show']>[0]): void => {
    act(() => {
      store.show(input);
    });
  };

  it('announces a toast in a live region that already existed', () => {
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    show({ title: 'Saved', description: 'All of it.' });
    expect(region.textContent).toContain('Saved');
    expect(region.textContent).toContain('All of it.');
    expect(region.getAttribute('aria-live')).toBe('polite');
  });

  it('shows one at a time: a new one replaces it for a full five seconds', () => {
    show({ title: 'First' });
    advance(4000);
    show({ title: 'Second' });
    expect(screen.queryByText('First')).toBeNull();
    advance(4999);
    expect(screen.getByText('Second')).toBeDefined();
    advance(1);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('stays for the given duration', () => {
    show({ title: 'Longer', durationMs: 8000 });
    advance(7999);
    expect(screen.getByText('Longer')).toBeDefined();
    advance(1);
    expect(screen.queryByText('Longer')).toBeNull();
  });

  it('stays until it is closed, if asked to', () => {
    show({ title: 'Reload', durationMs: Infinity });
    advance(3_600_000);
    expect(screen.getByText('Reload')).toBeDefined();
  });

  it('pauses while hovered, then resumes with the time left', () => {
    show({ title: 'Saved' });
    advance(3000);
    const title = screen.getByText('Saved');
    fireEvent.mouseEnter(toastOf(title));
    advance(60_000);
    expect(screen.getByText('Saved')).toBeDefined();
    fireEvent.mouseLeave(toastOf(title));
    advance(1999);
    expect(screen.getByText('Saved')).toBeDefined();
    advance(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('is focused by F8, pauses while focused, closes on Escape, and restores focus', () => {
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    show({ title: 'Saved' });
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement?.textContent).toContain('Saved');
    advance(60_000);
    expect(screen.getByText('Saved')).toBeDefined();
    fireEvent.keyDown(screen.getByText('Saved'), { key: 'Escape' });
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('leaves the focus where it is when pressed', async () => {
    // Simulated people wait on real timers.
    jest.useRealTimers();
    const person = userEvent.setup();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    show({ title: 'Saved', durationMs: 600_000 });

    await person.click(screen.getByText('Saved'));
    expect(document.activeElement).toBe(elsewhere);

    await person.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  describe('of something that went wrong', () => {
    const isShown = (): boolean => screen.queryByText('Not valid') !== null;
    const fail = (): void => {
      show({ title: 'Not valid', tone: 'destructive' });
    };

    it('goes when a form is sent again, as it may succeed now', () => {
      fail();
      const form = document.createElement('form');
      document.body.append(form);
      fireEvent.submit(form);
      expect(isShown()).toBe(false);
      form.remove();
    });

    it('goes when the person goes to another page or step, but comes along on a redirect', () => {
      fail();
      fireEvent(window, new PopStateEvent('popstate'));
      expect(isShown()).toBe(true);
      fireEvent.pointerDown(document.body);
      fireEvent(window, new PopStateEvent('popstate'));
      expect(isShown()).toBe(false);
    });

    it('goes with the dialog that it is about, and when one opens', () => {
      const dialog = document.createElement('dialog');
      dialog.open = true;
      document.body.append(dialog);
      fail();
      dialog.remove();
      fireEvent(dialog, new Event('close'));
      expect(isShown()).toBe(false);

      fail();
      document.body.append(dialog);
      fireEvent(dialog, new Event('toggle'));
      expect(isShown()).toBe(false);
      dialog.remove();
    });

    it('listens no longer than it is shown, even where a router drops the signal', () => {
      const remove = jest.spyOn(window, 'removeEventListener');
      fail();
      show({ title: 'Saved' });
      expect(remove).toHaveBeenCalledWith('popstate', expect.any(Function), true);
      remove.mockRestore();
    });

    it('is not what a success is: that stays', () => {
      show({ title: 'Saved' });
      fireEvent.pointerDown(document.body);
      fireEvent(window, new PopStateEvent('popstate'));
      fireEvent.submit(document.body);
      expect(screen.getByText('Saved')).toBeDefined();
    });
  });

  it('closes with its button', () => {
    show({ title: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('closes on click while inert behind a modal dialog and leaves the dialog open', () => {
    const onClick = jest.fn();
    const dialog = document.createElement('dialog');
    dialog.addEventListener('click', onClick);
    document.body.append(dialog);
    show({ title: 'Saved' });
    toastOf(screen.getByText('Saved')).getBoundingClientRect = () => new DOMRect(100, 100, 300, 60);

    fireEvent.click(dialog, { clientX: 50, clientY: 120 });
    expect(screen.getByText('Saved')).toBeDefined();
    expect(onClick).toHaveBeenCalledTimes(1);

    fireEvent.click(dialog, { clientX: 150, clientY: 120 });
    expect(screen.queryByText('Saved')).toBeNull();
    expect(onClick).toHaveBeenCalledTimes(1);
    dialog.remove();
  });

  it('runs its action on click while inert behind a modal dialog', () => {
    const onSelect = jest.fn();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    show({ title: 'Completed', action: { label: 'Undo', onSelect } });
    toastOf(screen.getByText('Completed')).getBoundingClientRect = () => new DOMRect(100, 100, 300, 100);
    screen.getByRole('button', { name: 'Undo' }).getBoundingClientRect = () => new DOMRect(120, 150, 60, 40);

    fireEvent.click(dialog, { clientX: 130, clientY: 160 });

    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Completed')).toBeNull();
    dialog.remove();
  });

  it('runs its action and closes', () => {
    const onSelect = jest.fn();
    show({ title: 'Error', tone: 'destructive', action: { label: 'Try again', onSelect } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('keeps a toast shown by its action', () => {
    const onSelect = (): void => {
      store.show({ title: 'Tried again' });
    };
    show({ title: 'Error', action: { label: 'Try again', onSelect } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Tried again')).toBeDefined();
  });
});

describe('createToastStore', () => {
  it('does not let a replaced toast dismiss its successor', () => {
    const store = createToastStore();
    const first = store.show({ title: 'First' });
    store.show({ title: 'Second' });
    store.dismiss(first);
    expect(store.current()?.title).toBe('Second');
    store.dismiss();
    expect(store.current()).toBeNull();
  });
});

function toastOf(title: HTMLElement): HTMLElement {
  const toast = title.closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error('The title is not inside a toast');
  return toast;
}
