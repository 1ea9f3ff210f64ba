import { emailPages } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { routes } from '../../routes.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';

const platform = standInPlatform();
const pageAt = async (path: string) => {
  const { page } = (await routes[path]?.()) ?? {};
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
};

describe.each(Object.values(emailPages))('the page at %s', (path) => {
  it('is kept out of search engines, and has no style attributes', async () => {
    const { head, Page } = await pageAt(path);
    expect(head.indexed).toBe(false);
    expect(renderToString(<Page platform={platform} />)).not.toContain('style=');
  });
});

describe.each([
  [emailPages.leave, 'Leave the waitlist?', 'Leave the waitlist'],
  [emailPages.unsubscribe, 'Unsubscribe from news?', 'Unsubscribe'],
])('the page at %s that asks first', (path, title, button) => {
  it('posts to its own address, token and all, without script', async () => {
    const { Page } = await pageAt(path);
    render(<Page platform={platform} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
    expect([form?.method, form?.hasAttribute('action')]).toEqual(['post', false]);
  });

  it.each(['failed', 'too-many'])('has a place for whoever is led back with #%s', async (reason) => {
    const { Page } = await pageAt(path);
    render(<Page platform={platform} />);
    expect(document.getElementById(reason)?.textContent).toContain('open the link in your email again');
  });
});

it.each([
  [emailPages.left, 'You left the waitlist'],
  [emailPages.unsubscribed, 'You’re unsubscribed'],
])('the page at %s says what has happened, and leads home', async (path, title) => {
  const { Page } = await pageAt(path);
  render(<Page platform={platform} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
