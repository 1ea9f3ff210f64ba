import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button.js';
import { IconButton } from './icon-button.js';

describe('Button', () => {
  it('does its work when pressed by mouse or by keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('while pending shows the other text, says so, and does nothing', async () => {
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

  it('while pending does not send its form a second time', async () => {
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

  it('keeps the width of the text that is not shown', () => {
    const { rerender } = render(<Button pendingText="Creating account…">Create</Button>);
    expect(screen.getByText('Create').dataset['reserve']).toBe('Creating account…');
    rerender(
      <Button pending pendingText="Creating account…">
        Create
      </Button>,
    );
    expect(screen.getByText('Creating account…').dataset['reserve']).toBe('Create');
  });

  it('is no submit button unless asked to be', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});

describe('ButtonLink', () => {
  it('is a link with its address', () => {
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
