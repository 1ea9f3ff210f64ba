import { waitlistPages } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { routes } from '../../routes.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { page as joined } from './joined.js';
import { page as notJoined } from './not-joined.js';

const platform = standInPlatform();

describe('the result pages of the form without JavaScript', () => {
  it.each([waitlistPages.joined, waitlistPages.notJoined])('includes %s, not indexed', async (path) => {
    const { page } = await routes[path]();
    expect(page.head.indexed).toBe(false);
  });

  it.each([joined, notJoined])('have no style attributes', ({ Page }) => {
    expect(renderToString(<Page platform={platform} />)).not.toContain('style=');
  });
});

it('the success page confirms the join and links home', () => {
  render(<joined.Page platform={platform} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're on the list!");
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

describe('the failure page', () => {
  it('has a section for every reason', () => {
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
  ])('for %s says “%s” and links back to the form', (reason, title) => {
    render(<notJoined.Page platform={platform} />);
    const place = within(document.getElementById(reason)!);
    expect(place.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(place.getByRole('link', { name: 'Back to the form' }).getAttribute('href')).toBe('/#waitlist');
  });

  it('links home if the email is already on the list', () => {
    render(<notJoined.Page platform={platform} />);
    const place = within(document.getElementById('already-joined')!);
    expect(place.getByRole('heading', { level: 2 }).textContent).toBe('Already on the list!');
    expect(place.getByText('This email is already on our waitlist. Thank you for your interest!')).toBeDefined();
    expect(place.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });
});
