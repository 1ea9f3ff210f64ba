import { emailPages } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { routes } from '../../routes.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';

const platform = standInPlatform();
const pageAt = async (path: keyof typeof routes) => (await routes[path]()).page;

describe.each(Object.values(emailPages))('the page at %s', (path) => {
  it('is not indexed and has no style attributes', async () => {
    const { head, Page } = await pageAt(path);
    expect(head.indexed).toBe(false);
    expect(renderToString(<Page platform={platform} />)).not.toContain('style=');
  });
});

describe.each([
  [emailPages.leave, 'Leave the waitlist?', 'Leave the waitlist'],
  [emailPages.unsubscribe, 'Unsubscribe from news?', 'Unsubscribe'],
])('the confirmation page at %s', (path, title, button) => {
  it('posts to its own URL, token included, without JavaScript', async () => {
    const { Page } = await pageAt(path);
    render(<Page platform={platform} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
    expect([form?.method, form?.hasAttribute('action')]).toEqual(['post', false]);
  });

  it.each(['failed', 'too-many'])('has a message for #%s', async (reason) => {
    const { Page } = await pageAt(path);
    render(<Page platform={platform} />);
    expect(document.getElementById(reason)?.textContent).toContain('open the link in your email again');
  });
});

it.each([
  [emailPages.left, 'You left the waitlist'],
  [emailPages.unsubscribed, 'You’re unsubscribed'],
])('the page at %s says what happened and links home', async (path, title) => {
  const { Page } = await pageAt(path);
  render(<Page platform={platform} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
