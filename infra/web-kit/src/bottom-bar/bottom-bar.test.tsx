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
  it('has its links in order and says which page is shown', () => {
    const links = within(show().bar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Home', '/', null],
      ['Settings', '/settings', 'page'],
    ]);
  });

  it('tells of clicks, and does what is no page', async () => {
    const { onPress, onClick } = show();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('says when what it does is under way', () => {
    show({ label: 'Logging out…', pending: true });
    expect(screen.getByRole('button', { name: 'Logging out…' }).ariaDisabled).toBe('true');
  });
});
