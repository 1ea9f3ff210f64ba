import { countWaitlist, joinWaitlist, joinWaitlistByForm } from '@hearthway/contracts/commerce';
import type { Toast, TrackedEvent } from '@hearthway/contracts/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inMemoryCommerce, refusal, type CommerceState } from '../../testing/in-memory-commerce.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import { WaitlistForm } from './index.js';

const join = 'POST /api/waitlist';
const counting = 'GET /api/waitlist/count';

afterEach(() => {
  vi.restoreAllMocks();
});

function prepare(state?: CommerceState) {
  const commerce = inMemoryCommerce(state);
  const toasts: Toast[] = [];
  const tracked: TrackedEvent[] = [];
  const platform = standInPlatform({
    session: { ...standInPlatform().session, request: commerce.transport },
    toast: (toast) => toasts.push(toast),
    track: (event) => tracked.push(event),
  });
  return { commerce, toasts, tracked, platform, person: userEvent.setup() };
}

async function show(state?: CommerceState) {
  const parts = prepare(state);
  render(<WaitlistForm platform={parts.platform} />);
  await waitFor(() => {
    expect(parts.commerce.requests).toEqual([counting]);
  });
  return parts;
}

type Person = ReturnType<typeof userEvent.setup>;

const control = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Join the Waitlist' });

async function fillIn(person: Person, email = 'jordan@example.com'): Promise<void> {
  await person.type(control('First name'), 'Jordan');
  await person.type(control('Last name'), 'Rivera');
  await person.type(control('Email'), email);
  await person.selectOptions(control('State you are buying in'), 'TX');
  await person.click(screen.getByRole('checkbox'));
}

describe('the waitlist form', () => {
  it('offers the six states by name, and another', async () => {
    await show();
    const options = [...screen.getAllByRole<HTMLOptionElement>('option')].map(({ value, text }) => [value, text]);
    expect(options).toEqual([
      ['', 'Choose a state'],
      ['TX', 'Texas'],
      ['FL', 'Florida'],
      ['AZ', 'Arizona'],
      ['NV', 'Nevada'],
      ['CO', 'Colorado'],
      ['TN', 'Tennessee'],
      ['Other', 'Another state'],
    ]);
  });

  it('opens the terms in a new tab', async () => {
    await show();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Terms of Service/ });
    expect([link.getAttribute('href'), link.target]).toEqual(['/terms', '_blank']);
  });

  it('hides the trap from people, from screen readers and from the keyboard', async () => {
    await show();
    const trap = document.querySelector<HTMLInputElement>('[name="website"]');
    expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off']);
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });

  it('can be filled in and sent by keyboard alone', async () => {
    const { person, commerce } = await show();
    await person.tab();
    await person.keyboard('Jordan');
    await person.tab();
    await person.keyboard('Rivera');
    await person.tab();
    await person.keyboard('jordan@example.com');
    await person.tab();
    await person.selectOptions(document.activeElement!, 'NV');
    await person.tab();
    await person.keyboard(' ');
    await person.tab();
    expect(document.activeElement?.textContent).toMatch(/^Terms/);
    await person.tab();
    await person.keyboard('{Enter}');
    expect(await screen.findByText("You're on the list!")).toBeDefined();
    expect(commerce.joins).toMatchObject([{ state: 'NV' }]);
  });
});

describe('a form that is not whole', () => {
  it('is refused in the order email, name, state, terms, each in a toast and at its control, which has the focus', async () => {
    const { person, toasts, tracked, commerce } = await show();
    const refused = async (message: string, at: () => HTMLElement): Promise<void> => {
      await person.click(submit());
      await waitFor(() => {
        expect(toasts.at(-1)).toEqual({ title: message, tone: 'destructive' });
      });
      await waitFor(() => {
        expect(document.activeElement).toBe(at());
      });
      expect(at().getAttribute('aria-invalid')).toBe('true');
      const description = document.getElementById(at().getAttribute('aria-describedby') ?? '');
      expect(description?.textContent).toBe(message);
      expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    };

    await refused('Please enter a valid email', () => control('Email'));
    await person.type(control('Email'), 'jordan@example.com');
    await refused('Please enter your name', () => control('First name'));
    await person.type(control('First name'), 'Jordan');
    await refused('Please enter your name', () => control('Last name'));
    await person.type(control('Last name'), 'Rivera');
    await refused("Please tell us which state you're buying your home in", () => control('State you are buying in'));
    await person.selectOptions(control('State you are buying in'), 'Other');
    await refused('Please agree to Terms of Service', () => screen.getByRole('checkbox'));
    expect(toasts).toHaveLength(5);
    expect(tracked).toEqual([]);
    expect(commerce.requests).toEqual([counting]);

    await person.click(screen.getByRole('checkbox'));
    await person.click(submit());
    expect(await screen.findByText("You're on the list!")).toBeDefined();
  });

  it('is no longer wrong at a control once that changes', async () => {
    const { person } = await show();
    await person.type(control('Email'), 'jordan');
    await person.click(submit());
    await screen.findByText('Please enter a valid email');
    await person.type(control('First name'), 'J');
    expect(screen.getByText('Please enter a valid email')).toBeDefined();
    await person.type(control('Email'), '@');
    expect(screen.queryByText('Please enter a valid email')).toBeNull();
  });
});

describe('joining', () => {
  it('sends what was typed, once, and tells nothing of it to the tracker', async () => {
    const { person, commerce, toasts, tracked } = await show();
    await fillIn(person, ' Jordan@Example.com ');
    await person.dblClick(submit());
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
    const { person, commerce } = await show();
    const waiting: ((answer: Response) => void)[] = [];
    commerce.answerAt(joinWaitlist.path, () => new Promise((resolve) => waiting.push(resolve)));
    await fillIn(person);
    await person.click(submit());
    const button = await screen.findByRole('button', { name: 'Joining...' });
    await person.click(button);
    await person.type(control('First name'), '{Enter}');
    expect(commerce.requests.filter((request) => request === join)).toHaveLength(1);
    waiting[0]?.(new Response(JSON.stringify({ ok: true, message: '' }), { status: 201 }));
    await screen.findByText("You're on the list!");
  });

  it('puts the focus on the good news, announces it, and puts the form away', async () => {
    const { person } = await show();
    await fillIn(person);
    await person.click(submit());
    const heading = await screen.findByRole('heading', { name: "You're on the list!" });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('status').contains(heading)).toBe(true);
    expect(screen.getByRole('form', { name: 'Join the waitlist' }).hasAttribute('inert')).toBe(true);
  });

  it('counts as done for an email that is on the list already', async () => {
    const { person, toasts, tracked } = await show({ waitlist: ['jordan@example.com'] });
    await fillIn(person, 'JORDAN@example.com');
    await person.click(submit());
    await screen.findByText("You're on the list!");
    expect(toasts).toEqual([
      {
        title: 'Already on the list!',
        description: 'This email is already on our waitlist. Thank you for your interest!',
      },
    ]);
    expect(tracked.map(({ eventType }) => eventType)).toEqual(['form_submit']);
  });
});

describe('a join that fails', () => {
  const failing = async (answer: () => Response | Promise<Response>) => {
    const parts = await show();
    parts.commerce.answerAt(joinWaitlist.path, answer);
    await fillIn(parts.person);
    await parts.person.click(submit());
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
    expect(screen.getByText(words)).toBeDefined();
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
    expect(control('State you are buying in').value).toBe('TX');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    commerce.answerAt(
      joinWaitlist.path,
      () => new Response(JSON.stringify({ ok: true, message: '' }), { status: 201 }),
    );
    await person.click(submit());
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

describe('the number of people on the list', () => {
  const three = ['a@example.com', 'b@example.com', 'c@example.com'];

  it('is shown as it is, and again after joining', async () => {
    const { person } = await show({ waitlist: three });
    expect(await screen.findByText('3 people are on the list')).toBeDefined();
    await fillIn(person);
    await person.click(submit());
    expect(await screen.findByText('4 people are on the list')).toBeDefined();
  });

  it('is one person for one', async () => {
    await show({ waitlist: ['a@example.com'] });
    expect(await screen.findByText('1 person is on the list')).toBeDefined();
  });

  it('has its thousands apart', async () => {
    const { commerce, platform } = prepare();
    commerce.answerAt(countWaitlist.path, () => new Response('{"count":12345}'));
    render(<WaitlistForm platform={platform} />);
    expect(await screen.findByText('12,345 people are on the list')).toBeDefined();
  });

  it('is left out while there is nobody', async () => {
    const { person } = await show();
    await fillIn(person);
    expect(screen.queryByText(/on the list/)).toBeNull();
  });

  it('is left out when it cannot be had; the form is there all the same', async () => {
    const noted = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { commerce, platform } = prepare();
    commerce.answerAt(countWaitlist.path, () => Promise.reject(new TypeError('Failed to fetch')));
    render(<WaitlistForm platform={platform} />);
    await waitFor(() => {
      expect(noted).toHaveBeenCalledOnce();
    });
    expect(screen.queryByText(/on the list/)).toBeNull();
    expect(submit()).toBeDefined();
  });
});

describe('the form without script', () => {
  const markup = () => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToString(<WaitlistForm platform={prepare().platform} />);
    return { holder, form: holder.querySelector('form')! };
  };

  it('goes where the contract says, with the names of the contract', () => {
    const { form } = markup();
    expect(form.getAttribute('action')).toBe(joinWaitlistByForm.path);
    expect(form.method).toBe('post');
    const names = [...form.elements].flatMap((element) => element.getAttribute('name') ?? []);
    expect(names.toSorted()).toEqual(Object.keys(joinWaitlistByForm.body!.def.shape).toSorted());
  });

  it('is checked by the browser', () => {
    const { form } = markup();
    const required = [...form.elements].filter((element) => element.hasAttribute('required'));
    expect(form.noValidate).toBe(false);
    expect(required.map((element) => element.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'state',
      'acceptedTerms',
    ]);
    expect(form.querySelector<HTMLInputElement>('[name="email"]')?.type).toBe('email');
  });

  it('has no style attributes, which the policy of the pages refuses', () => {
    expect(markup().holder.querySelector('[style]')).toBeNull();
  });

  it('is taken over with what was typed before the script came, and checked by us from then on', async () => {
    const { holder, form } = markup();
    const { platform, commerce } = prepare();
    document.body.append(holder);
    form.querySelector<HTMLInputElement>('[name="email"]')!.value = 'early@example.com';
    const failures: unknown[] = [];
    render(<WaitlistForm platform={platform} />, {
      container: holder,
      hydrate: true,
      onRecoverableError: (error) => failures.push(error),
    });
    await waitFor(() => {
      expect(commerce.requests).toEqual([counting]);
    });
    expect(failures).toEqual([]);
    expect(holder.querySelector('form')).toBe(form);
    expect(form.noValidate).toBe(true);
    expect(control('Email').value).toBe('early@example.com');
  });
});
