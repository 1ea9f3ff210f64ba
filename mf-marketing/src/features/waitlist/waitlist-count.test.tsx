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

describe('the number of people on the waitlist', () => {
  const three = ['a@example.com', 'b@example.com', 'c@example.com'];

  it('is shown, and updated after joining', async () => {
    const { user } = await renderWaitlistForm({ waitlist: three });
    expect(await screen.findByText('3 people are on the list')).toBeDefined();
    await fillInApplicant(user);
    await user.click(joinButton());
    expect(await screen.findByText('4 people are on the list')).toBeDefined();
  });

  it('says “person” for one', async () => {
    await renderWaitlistForm({ waitlist: ['a@example.com'] });
    expect(await screen.findByText('1 person is on the list')).toBeDefined();
  });

  it('has a thousands separator', async () => {
    const { commerce, platform } = commercePlatform();
    commerce.answerAt(countWaitlist.path, () => new Response('{"count":12345}'));
    render(<WaitlistForm platform={platform} />);
    expect(await screen.findByText('12,345 people are on the list')).toBeDefined();
  });

  it('is omitted when zero', async () => {
    const { user } = await renderWaitlistForm();
    await fillInApplicant(user);
    expect(screen.queryByText(/on the list/)).toBeNull();
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
