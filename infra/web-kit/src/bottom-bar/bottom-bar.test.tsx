import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HouseIcon, LogOutIcon, SettingsIcon } from '../icons/index.js';
import { BottomBar, type BottomBarAction } from './bottom-bar.js';

function show(action: Partial<BottomBarAction> = {}) {
  const onPress = jest.fn();
  const onClick = jest.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  render(
    <BottomBar
      label="Main"
      current="/settings"
      items={[
        { label: 'Home', Icon: HouseIcon, href: '/', onClick },
        { label: 'Settings', Icon: SettingsIcon, href: '/settings' },
        { label: 'Log out', Icon: LogOutIcon, onPress, ...action },
      ]}
    />,
  );
  return { bar: screen.getByRole('navigation', { name: 'Main' }), onPress, onClick };
}

describe('the bottom bar', () => {
  it('renders its links in order and marks the current page', () => {
    const links = within(show().bar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Home', '/', null],
      ['Settings', '/settings', 'page'],
    ]);
  });

  it('reports link clicks and runs actions', async () => {
    const { onPress, onClick } = show();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('marks a pending action as disabled', () => {
    show({ label: 'Logging out…', pending: true });
    expect(screen.getByRole('button', { name: 'Logging out…' }).ariaDisabled).toBe('true');
  });
});
