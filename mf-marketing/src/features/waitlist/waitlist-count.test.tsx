import { countWaitlist } from '@hearthway/contracts/commerce';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { fillInApplicant } from '../../testing/applicant-form.js';
import { commercePlatform } from '../../testing/commerce-platform.js';
import { joinButton, renderWaitlistForm } from '../../testing/waitlist-form.js';
import { WaitlistForm } from './index.js';

afterEach(() => {
  jest.restoreAllMocks();
});

const people = (count: number) => Array.from({ length: count }, (_, index) => `buyer-${index}@example.com`);

describe('the number of people on the waitlist', () => {
  it('is shown from 50 on, and updated after joining', async () => {
    const { user } = await renderWaitlistForm({ waitlist: people(50) });
    expect(await screen.findByText('50 people are on the list')).toBeDefined();
    await fillInApplicant(user);
    await user.click(joinButton());
    expect(await screen.findByText('51 people are on the list')).toBeDefined();
  });

  it('is omitted below 50, and appears when the visitor is the fiftieth', async () => {
    const { user } = await renderWaitlistForm({ waitlist: people(49) });
    await fillInApplicant(user);
    expect(screen.queryByText(/on the list/)).toBeNull();
    await user.click(joinButton());
    expect(await screen.findByText('50 people are on the list')).toBeDefined();
  });

  it('has a thousands separator', async () => {
    const { commerce, platform } = commercePlatform();
    commerce.answerAt(countWaitlist.path, () => new Response('{"count":12345}'));
    render(<WaitlistForm platform={platform} />);
    expect(await screen.findByText('12,345 people are on the list')).toBeDefined();
  });

  it('is omitted when it fails to load, and the form still works', async () => {
    const logged = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { commerce, platform } = commercePlatform();
    commerce.answerAt(countWaitlist.path, () => Promise.reject(new TypeError('Failed to fetch')));
    render(<WaitlistForm platform={platform} />);
    await waitFor(() => {
      expect(logged).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByText(/on the list/)).toBeNull();
    expect(joinButton()).toBeDefined();
  });
});
