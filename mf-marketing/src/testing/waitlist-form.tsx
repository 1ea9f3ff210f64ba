import { countWaitlist } from '@hearthway/contracts/commerce';
import { expect } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { WaitlistForm } from '../features/waitlist/index.js';
import { commercePlatform } from './commerce-platform.js';
import type { CommerceState } from './in-memory-commerce.js';
import { newPerson } from './person.js';

export const counting = `GET ${countWaitlist.path}`;

/** Draws the form, and waits until the people on the list have been asked for. */
export async function showWaitlistForm(state?: CommerceState) {
  const parts = commercePlatform(state);
  render(<WaitlistForm platform={parts.platform} />);
  await waitFor(() => {
    expect(parts.commerce.requests).toEqual([counting]);
  });
  return { ...parts, person: newPerson() };
}

export const joinButton = () => screen.getByRole('button', { name: 'Join the Waitlist' });
