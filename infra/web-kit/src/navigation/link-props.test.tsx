import { expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { linkProps } from './link-props.js';

it('navigates without a page load on a plain click', () => {
  const navigate = jest.fn();
  render(<a {...linkProps('/auth?tab=register', navigate)}>Go</a>);
  const link = screen.getByRole('link');
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(navigate.mock.calls).toEqual([['/auth?tab=register']]);
  expect(click.defaultPrevented).toBe(true);
  expect(link.getAttribute('href')).toBe('/auth?tab=register');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (how) => {
    const navigate = jest.fn();
    render(<a {...linkProps('#auth', navigate)}>Go</a>);
    const link = screen.getByRole('link');
    const click = createEvent.click(link, how);
    fireEvent(link, click);
    expect(navigate).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(false);
  },
);

it('leaves a link with target=_blank to the browser', () => {
  const navigate = jest.fn();
  render(
    <a {...linkProps('#terms', navigate)} target="_blank">
      Go
    </a>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(navigate).not.toHaveBeenCalled();
});
