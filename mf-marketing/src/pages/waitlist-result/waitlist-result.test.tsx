import { waitlistPages } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { routes } from '../../routes.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { page as joined } from './joined.js';
import { page as notJoined } from './not-joined.js';

const platform = standInPlatform();

describe('the pages that a form without script leads to', () => {
  it.each([waitlistPages.joined, waitlistPages.notJoined])(
    'has one at %s, kept out of search engines',
    async (path) => {
      const { page } = (await routes[path]?.()) ?? {};
      expect(page?.head.indexed).toBe(false);
    },
  );

  it.each([joined, notJoined])('have no style attributes', ({ Page }) => {
    expect(renderToString(<Page platform={platform} />)).not.toContain('style=');
  });
});

it('the page for who joined says so, and leads home', () => {
  render(<joined.Page platform={platform} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're on the list!");
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

describe('the page for who did not', () => {
  it('has a place for every reason that the form can be sent back with', () => {
    render(<notJoined.Page platform={platform} />);
    const found = waitlistPages.reasons.map((reason) => document.getElementById(reason)?.tagName);
    expect(found).toEqual(waitlistPages.reasons.map(() => 'SECTION'));
  });

  it.each([
    ['email', 'Please enter a valid email'],
    ['name', 'Please enter your name'],
    ['state', "Please tell us which state you're buying your home in"],
    ['acceptedTerms', 'Please agree to Terms of Service'],
    ['too-many', 'Please try again in a minute'],
    ['failed', 'Something went wrong. Please try again.'],
  ])('says for %s: %s, and leads back to the form', (reason, title) => {
    render(<notJoined.Page platform={platform} />);
    const place = within(document.getElementById(reason)!);
    expect(place.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(place.getByRole('link', { name: 'Back to the form' }).getAttribute('href')).toBe('/#waitlist');
  });

  it('has nothing more to ask of who is on the list already', () => {
    render(<notJoined.Page platform={platform} />);
    const place = within(document.getElementById('already-joined')!);
    expect(place.getByRole('heading', { level: 2 }).textContent).toBe('Already on the list!');
    expect(place.getByText('This email is already on our waitlist. Thank you for your interest!')).toBeDefined();
    expect(place.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });
});
