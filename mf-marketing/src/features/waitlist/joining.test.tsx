import { joinWaitlist } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { control, fillInApplicant, termsBox } from '../../testing/applicant-form.js';
import { refusal } from '../../testing/in-memory-commerce.js';
import { joinButton, renderWaitlistForm } from '../../testing/waitlist-form.js';

const join = `POST ${joinWaitlist.path}`;

describe('joining', () => {
  it('sends the input once and tracks none of it', async () => {
    const { user, commerce, toasts, tracked } = await renderWaitlistForm();
    await fillInApplicant(user, ' Jordan@Example.com ');
    await user.dblClick(joinButton());
    await screen.findByText("You're on the list!");
    expect(commerce.joins).toEqual([
      {
        email: 'Jordan@Example.com',
        name: 'Jordan Rivera',
        state: 'TX',
        source: 'landing_page',
        acceptedTerms: true,
        website: '',
      },
    ]);
    expect(tracked).toEqual([
      { eventType: 'form_submit', eventSource: 'mf-marketing', eventData: { form: 'waitlist' } },
      { eventType: 'ui_interaction', eventSource: 'mf-marketing', eventData: { step: 'joined' } },
    ]);
    expect(toasts).toEqual([]);
  });

  it('says Joining... until the response arrives', async () => {
    const { user, commerce } = await renderWaitlistForm();
    const waiting: ((answer: Response) => void)[] = [];
    commerce.answerAt(joinWaitlist.path, () => new Promise((resolve) => waiting.push(resolve)));
    await fillInApplicant(user);
    await user.click(joinButton());
    const button = await screen.findByRole('button', { name: 'Joining...' });
    await user.click(button);
    await user.type(control('First name'), '{Enter}');
    expect(commerce.requests.filter((request) => request === join)).toHaveLength(1);
    waiting[0]?.(new Response(JSON.stringify({ ok: true, message: '' }), { status: 201 }));
    await screen.findByText("You're on the list!");
  });

  it('announces success, moves the focus there, and makes the form inert', async () => {
    const { user } = await renderWaitlistForm();
    await fillInApplicant(user);
    await user.click(joinButton());
    const heading = await screen.findByRole('heading', { name: "You're on the list!" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('status').contains(heading)).toBe(true);
    expect(screen.getByRole('form', { name: 'Join the waitlist' }).hasAttribute('inert')).toBe(true);
    expect(screen.getByText(/We’re emailing you a confirmation, with a link to leave/)).toBeDefined();
  });

  it('treats an email already on the list as a success', async () => {
    const { user, toasts, tracked } = await renderWaitlistForm({ waitlist: ['jordan@example.com'] });
    await fillInApplicant(user, 'JORDAN@example.com');
    await user.click(joinButton());
    await screen.findByText("You're on the list!");
    expect(toasts).toEqual([
      {
        title: 'Already on the list!',
        description: 'This email is already on our waitlist. Thank you for your interest!',
      },
    ]);
    expect(tracked.map(({ eventType }) => eventType)).toEqual(['form_submit']);
    expect(screen.queryByText(/on its way/)).toBeNull();
  });
});

describe('a failed join', () => {
  const failing = async (answer: () => Response | Promise<Response>) => {
    const parts = await renderWaitlistForm();
    parts.commerce.answerAt(joinWaitlist.path, answer);
    await fillInApplicant(parts.user);
    await parts.user.click(joinButton());
    await waitFor(() => {
      expect(parts.toasts).toHaveLength(1);
    });
    return parts;
  };

  it.each([
    ['the server’s message', () => refusal(429, 'waitlist.full', 'Many people are joining right now.')],
    ['our own message when there was no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['our own message when a proxy responded', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['our own message when the response is invalid', () => new Response('{}', { status: 201 })],
  ])('shows %s', async (title, answer) => {
    const { toasts, tracked } = await failing(answer);
    const message = title.includes('server')
      ? 'Many people are joining right now.'
      : 'Something went wrong. Please try again.';
    expect(toasts).toEqual([{ title: 'Error', description: message, tone: 'destructive' }]);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(tracked.map(({ eventType }) => eventType)).toEqual(['form_submit', 'error']);
  });

  it('is tracked by its code only', async () => {
    const { tracked } = await failing(() => refusal(500, 'server.error', 'jordan@example.com broke it'));
    expect(tracked[1]).toEqual({
      eventType: 'error',
      eventSource: 'mf-marketing',
      eventData: { form: 'waitlist', code: 'server.error' },
    });
  });

  it('keeps the input and can be resubmitted', async () => {
    const { user, commerce } = await failing(() => refusal(503, 'server.unavailable', 'Please try again shortly.'));
    expect([control('First name').value, control('Last name').value, control('Email').value]).toEqual([
      'Jordan',
      'Rivera',
      'jordan@example.com',
    ]);
    expect(control('State you’re buying in').value).toBe('TX');
    expect(termsBox().checked).toBe(true);
    commerce.answerAt(
      joinWaitlist.path,
      () => new Response(JSON.stringify({ ok: true, message: '' }), { status: 201 }),
    );
    await user.click(joinButton());
    await screen.findByText("You're on the list!");
    expect(commerce.requests.filter((request) => request === join)).toHaveLength(2);
  });

  it('is shown at the control the server names', async () => {
    await failing(() => refusal(400, 'waitlist.invalid', 'Please enter your name', 'body.name'));
    await waitFor(() => {
      expect(document.activeElement).toBe(control('Last name'));
    });
    expect(control('Last name').getAttribute('aria-invalid')).toBe('true');
  });
});
