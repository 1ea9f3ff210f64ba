import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactNode } from 'react';
import { TextField } from '../field/text-field.js';
import { polyfillDialog } from '../testing/index.js';
import { Dialog } from './dialog.js';

function Opener(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Name this step"
        description="A short one."
      >
        <p>Inside</p>
        <form>
          <TextField name="name" label="Name" />
        </form>
        <TextField name="apart" label="Applies at once" />
      </Dialog>
    </>
  );
}

async function openDialog(): Promise<HTMLElement> {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Name this step' });
}

const back = () => Promise.resolve(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })));

describe('Dialog', () => {
  beforeAll(polyfillDialog);

  it('is named by its title, described by its description, and focuses its title', async () => {
    const dialog = await openDialog();
    const describedBy = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('A short one.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Name this step' }));
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a click on the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
  ])('closes on %s and restores focus', async (_way, close) => {
    await openDialog();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('focuses `initialFocus` when given', () => {
    function Named(): ReactNode {
      const inputRef = useRef<HTMLInputElement>(null);
      return (
        <Dialog open onClose={() => undefined} title="Name this step" initialFocus={inputRef}>
          <TextField ref={inputRef} label="Name" />
        </Dialog>
      );
    }
    render(<Named />);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('stays open when a drag starts inside and ends on the backdrop', async () => {
    const dialog = await openDialog();
    fireEvent.mouseDown(screen.getByText('Inside'));
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('keeps what was entered when the backdrop is clicked', async () => {
    const dialog = await openDialog();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Porch');
    await userEvent.click(dialog);
    expect(name).toHaveProperty('value', 'Porch');
    expect(name.isConnected).toBe(true);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Back on Android', () => back()],
    // What Chromium does at a second Back in a row.
    ['the browser’s own', () => Promise.resolve(fireEvent(screen.getByRole('dialog'), new Event('close')))],
  ])('warns once before what was entered is discarded, then closes on %s', async (_way, close) => {
    await openDialog();
    const warning = () => screen.queryByRole('alert')?.textContent;
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Porch{Escape}');
    expect(warning()).toMatch(/^You’ve entered something here\./);
    await userEvent.type(name, '!');
    expect(warning()).toBeUndefined();
    await back();
    expect(warning()).toBeDefined();
    await userEvent.type(name, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(warning()).toBeDefined();
    expect(name).toHaveProperty('value', 'Porch!!');
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it.each([
    ['was filled in without an event', 'Name', true],
    ['applied at once', 'Applies at once', false],
  ])('knows whether something that %s would be discarded', async (_what, label, isKept) => {
    const dialog = await openDialog();
    screen.getByRole<HTMLInputElement>('textbox', { name: label }).value = 'Porch';
    await userEvent.click(dialog);
    expect(dialog.isConnected).toBe(isKept);
  });

  it('keeps what was entered while Escape is held down', async () => {
    await openDialog();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Porch{Escape}');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape', repeat: true });
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('closes at once if its form is gone', async () => {
    const dialog = await openDialog();
    dialog.querySelector('form')?.remove();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes at once if nothing was entered in a form that came later', async () => {
    const dialog = await openDialog();
    const later = document.createElement('form');
    later.innerHTML = '<textarea name="text"></textarea>';
    dialog.append(later);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes at once if what was entered is gone again', async () => {
    await openDialog();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'P{Backspace}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open on a click inside', async () => {
    await openDialog();
    await userEvent.click(screen.getByText('Inside'));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('adds no style element, which the CSP would block', async () => {
    await openDialog();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });
});
