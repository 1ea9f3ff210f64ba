import { joinWaitlist } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { control, fillInApplicant, termsBox } from '../../testing/applicant-form.js';
import { refusal } from '../../testing/in-memory-commerce.js';
import { joinButton, showWaitlistForm } from '../../testing/waitlist-form.js';

const join = `POST ${joinWaitlist.path}`;

describe('joining', () => {
  it('sends what was typed, once, and tells nothing of it to the tracker', async () => {
    const { person, commerce, toasts, tracked } = await showWaitlistForm();
    await fillInApplicant(person, ' Jordan@Example.com ');
    await person.dblClick(joinButton());
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
    ]);
    expect(toasts).toEqual([]);
  });

  it('says Joining... until the answer is there', async () => {
    const { person, commerce } = await showWaitlistForm();
    const waiting: ((answer: Response) => void)[] = [];
    commerce.answerAt(joinWaitlist.path, () => new Promise((resolve) => waiting.push(resolve)));
    await fillInApplicant(person);
    await person.click(joinButton());
    const button = await screen.findByRole('button', { name: 'Joining...' });
    await person.click(button);
    await person.type(control('First name'), '{Enter}');
    expect(commerce.requests.filter((request) => request === join)).toHaveLength(1);
    waiting[0]?.(new Response(JSON.stringify({ ok: true, message: '' }), { status: 201 }));
    await screen.findByText("You're on the list!");
  });

  it('puts the focus on the good news, announces it, and puts the form away', async () => {
    const { person } = await showWaitlistForm();
    await fillInApplicant(person);
    await person.click(joinButton());
    const heading = await screen.findByRole('heading', { name: "You're on the list!" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('status').contains(heading)).toBe(true);
    expect(screen.getByRole('form', { name: 'Join the waitlist' }).hasAttribute('inert')).toBe(true);
    expect(screen.getByText(/We’re emailing you a confirmation, with a link to leave/)).toBeDefined();
  });

  it('counts as done for an email that is on the list already', async () => {
    const { person, toasts, tracked } = await showWaitlistForm({ waitlist: ['jordan@example.com'] });
    await fillInApplicant(person, 'JORDAN@example.com');
    await person.click(joinButton());
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

describe('a join that fails', () => {
  const failing = async (answer: () => Response | Promise<Response>) => {
    const parts = await showWaitlistForm();
    parts.commerce.answerAt(joinWaitlist.path, answer);
    await fillInApplicant(parts.person);
    await parts.person.click(joinButton());
    await waitFor(() => {
      expect(parts.toasts).toHaveLength(1);
    });
    return parts;
  };

  it.each([
    ['in the server’s words', () => refusal(429, 'waitlist.full', 'Many people are joining right now.')],
    ['in our own words when no answer came', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['in our own words when a proxy answered', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['in our own words when the answer makes no sense', () => new Response('{}', { status: 201 })],
  ])('is told %s', async (title, answer) => {
    const { toasts, tracked } = await failing(answer);
    const words = title.includes('server')
      ? 'Many people are joining right now.'
      : 'Something went wrong. Please try again.';
    expect(toasts).toEqual([{ title: 'Error', description: words, tone: 'destructive' }]);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(tracked.map(({ eventType }) => eventType)).toEqual(['form_submit', 'error']);
  });

  it('is tracked by its code alone', async () => {
    const { tracked } = await failing(() => refusal(500, 'server.error', 'jordan@example.com broke it'));
    expect(tracked[1]).toEqual({
      eventType: 'error',
      eventSource: 'mf-marketing',
      eventData: { form: 'waitlist', code: 'server.error' },
    });
  });

  it('keeps what was typed, and can be sent again', async () => {
    const { person, commerce } = await failing(() => refusal(503, 'server.unavailable', 'Please try again shortly.'));
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
    await person.click(joinButton());
    await screen.findByText("You're on the list!");
    expect(commerce.requests.filter((request) => request === join)).toHaveLength(2);
  });

  it('is shown at the control that the server names', async () => {
    await failing(() => refusal(400, 'waitlist.invalid', 'Please enter your name', 'body.name'));
    await waitFor(() => {
      expect(document.activeElement).toBe(control('Last name'));
    });
    expect(control('Last name').getAttribute('aria-invalid')).toBe('true');
  });
});
