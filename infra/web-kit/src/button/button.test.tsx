import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button.js';
import { IconButton } from './icon-button.js';

describe('Button', () => {
  it('responds to mouse and keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('shows the pending text, is busy, and ignores clicks while pending', async () => {
    const onClick = jest.fn();
    render(
      <Button onClick={onClick} pending pendingText="Saving…">
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving…' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('does not submit its form again while pending', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" pending={pending}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button'));
    rerender(form(true));
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('reserves the width of the hidden text', () => {
    const { rerender } = render(<Button pendingText="Creating account…">Create</Button>);
    expect(screen.getByText('Create').dataset['reserve']).toBe('Creating account…');
    rerender(
      <Button pending pendingText="Creating account…">
        Create
      </Button>,
    );
    expect(screen.getByText('Creating account…').dataset['reserve']).toBe('Create');
  });

  it('is not a submit button by default', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});

describe('ButtonLink', () => {
  it('is a link with its href', () => {
    render(<ButtonLink href="/start">Start</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/start');
  });
});

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});
