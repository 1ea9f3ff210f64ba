import { countWaitlist } from '@hearthway/contracts/commerce';
import { expect } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { WaitlistForm } from '../features/waitlist/index.js';
import { commercePlatform } from './commerce-platform.js';
import type { CommerceState } from './in-memory-commerce.js';
import { setupUser } from './user.js';

export const countRequest = `GET ${countWaitlist.path}`;

/** Renders the form and waits until it has requested the count. */
export async function renderWaitlistForm(state?: CommerceState) {
  const parts = commercePlatform(state);
  render(<WaitlistForm platform={parts.platform} />);
  await waitFor(() => {
    expect(parts.commerce.requests).toEqual([countRequest]);
  });
  return { ...parts, user: setupUser() };
}

export const joinButton = () => screen.getByRole('button', { name: 'Join the Waitlist' });
