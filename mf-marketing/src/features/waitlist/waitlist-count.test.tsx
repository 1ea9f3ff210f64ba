import { countWaitlist } from '@hearthway/contracts/commerce';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { fillInApplicant } from '../../testing/applicant-form.js';
import { commercePlatform } from '../../testing/commerce-platform.js';
import { joinButton, showWaitlistForm } from '../../testing/waitlist-form.js';
import { WaitlistForm } from './index.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the number of people on the list', () => {
  const three = ['a@example.com', 'b@example.com', 'c@example.com'];

  it('is shown as it is, and again after joining', async () => {
    const { person } = await showWaitlistForm({ waitlist: three });
    expect(await screen.findByText('3 people are on the list')).toBeDefined();
    await fillInApplicant(person);
    await person.click(joinButton());
    expect(await screen.findByText('4 people are on the list')).toBeDefined();
  });

  it('is one person for one', async () => {
    await showWaitlistForm({ waitlist: ['a@example.com'] });
    expect(await screen.findByText('1 person is on the list')).toBeDefined();
  });

  it('has its thousands apart', async () => {
    const { commerce, platform } = commercePlatform();
    commerce.answerAt(countWaitlist.path, () => new Response('{"count":12345}'));
    render(<WaitlistForm platform={platform} />);
    expect(await screen.findByText('12,345 people are on the list')).toBeDefined();
  });

  it('is left out while there is nobody', async () => {
    const { person } = await showWaitlistForm();
    await fillInApplicant(person);
    expect(screen.queryByText(/on the list/)).toBeNull();
  });

  it('is left out when it cannot be had; the form is there all the same', async () => {
    const noted = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { commerce, platform } = commercePlatform();
    commerce.answerAt(countWaitlist.path, () => Promise.reject(new TypeError('Failed to fetch')));
    render(<WaitlistForm platform={platform} />);
    await waitFor(() => {
      expect(noted).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByText(/on the list/)).toBeNull();
    expect(joinButton()).toBeDefined();
  });
});
