import { problemTexts } from '@hearthway/contracts/texts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { TextField } from '../field/text-field.js';
import { RequestError } from '../http/index.js';
import { useContractForm } from './use-contract-form.js';

const schema = z.strictObject({
  // Asked for last, and checked first.
  email: z.string().check(z.email('Not an address')),
  name: z.string().check(z.trim(), z.minLength(3, 'Too short'), z.regex(/^[a-z ]+$/, 'Letters only')),
  age: z.string().check(z.regex(/^\d+$/, 'Not a number')),
  source: z.literal('page', 'From nowhere'),
});
type Person = z.infer<typeof schema>;

const send = jest.fn<(person: Person, left: AbortSignal) => Promise<void>>();
const onInvalid = jest.fn<(message: string) => void>();
const person = userEvent.setup({ delay: null });

function PersonForm({ source = 'page' }: { source?: string }) {
  const { field, onSubmit, pending, refusal, methods } = useContractForm({
    schema,
    defaultValues: { name: '', age: '', email: '', source: source as 'page' },
    send,
    onInvalid,
    fieldOf: { 'name.taken': 'name', 'body.born': 'age' },
    refusedField: 'age',
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <TextField {...field('name')} label="Name" />
      <TextField {...field('age')} label="Age" />
      <TextField {...field('email')} label="Email" />
      <button>{pending ? 'Sending' : 'Send'}</button>
      {refusal && (
        <p role="alert" onClick={() => methods.reset()}>
          {refusal}
        </p>
      )}
    </form>
  );
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const errorOf = (label: string): string => {
  const id = control(label).getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) ?? '';
};
const errors = () => ['Name', 'Age', 'Email'].map(errorOf);
const press = () => person.click(screen.getByRole('button'));

async function fill(name: string, age: string, email: string): Promise<RenderResult> {
  const rendered = render(<PersonForm />);
  await person.type(control('Name'), name);
  await person.type(control('Age'), age);
  await person.type(control('Email'), email);
  return rendered;
}

function refuse(failure: Partial<ConstructorParameters<typeof RequestError>[0]>): void {
  send.mockRejectedValue(new RequestError({ status: 400, code: 'request.invalid', message: 'Not valid', ...failure }));
}

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  onInvalid.mockReset();
});

describe('what is typed wrong', () => {
  it('says nothing before the form is sent', async () => {
    await fill('1', 'x', '@');
    await person.tab();
    expect(errors()).toEqual(['', '', '']);
  });

  it('has all its errors shown at once, each with its control, and is not sent', async () => {
    await fill('1', 'x', '@');
    await press();
    expect(errors()).toEqual(['Too short', 'Not a number', 'Not an address']);
    expect(['Name', 'Age', 'Email'].map((label) => control(label).getAttribute('aria-invalid'))).toEqual(
      Array(3).fill('true'),
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('gives the focus to the first that the schema names, and tells of it', async () => {
    await fill('1', '30', '@');
    await press();
    expect(document.activeElement).toBe(control('Email'));
    expect(onInvalid.mock.calls).toEqual([['Not an address']]);
  });

  it('is said of the whole form when no control is about it', async () => {
    render(<PersonForm source="elsewhere" />);
    await person.type(control('Name'), 'jordan');
    await person.type(control('Age'), '30');
    await person.type(control('Email'), 'a@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('From nowhere');
  });

  it('is forgiven while it is put right, control by control', async () => {
    await fill('1', 'x', 'a@example.com');
    await press();
    await person.clear(control('Age'));
    await person.type(control('Age'), '3');
    expect(errors()).toEqual(['Too short', '', '']);
    expect(control('Age').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('what is sent', () => {
  it('is what the schema makes of it, by Enter', async () => {
    await fill(' jordan ', '30', 'a@example.com{Enter}');
    await waitFor(() => {
      expect(send.mock.calls.map(([sent]) => sent)).toEqual([
        { name: 'jordan', age: '30', email: 'a@example.com', source: 'page' },
      ]);
    });
    expect(onInvalid).not.toHaveBeenCalled();
  });

  it('is sent once by a double click, and by Enter while it is under way', async () => {
    let answer: () => void = () => undefined;
    send.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await fill('jordan', '30', 'a@example.com');
    await person.dblClick(screen.getByRole('button'));
    await screen.findByRole('button', { name: 'Sending' });
    await person.type(control('Age'), '{Enter}');
    answer();
    await screen.findByRole('button', { name: 'Send' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it('tells what sends it when the form is gone, and logs no failure that comes of it', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  send.mockImplementation(
    (_person, left) =>
      new Promise((_resolve, reject) => {
        left.addEventListener('abort', () => reject(left.reason as Error));
      }),
  );
  const { unmount } = await fill('jordan', '30', 'a@example.com{Enter}');
  await screen.findByRole('button', { name: 'Sending' });
  unmount();
  expect(send.mock.calls[0]?.[1].aborted).toBe(true);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

describe('a refusal', () => {
  const filled = ['jordan', '30', 'a@example.com'] as const;

  it('stands at the controls that its code and its details name, until they change', async () => {
    refuse({
      code: 'name.taken',
      message: 'This name is taken',
      details: [
        { path: 'body.born', message: 'Too young' },
        { path: 'body.email', message: 'No such address' },
      ],
    });
    await fill(...filled);
    await press();
    await waitFor(() => {
      expect(errors()).toEqual(['This name is taken', 'Too young', 'No such address']);
    });
    expect(document.activeElement).toBe(control('Name'));
    expect(screen.queryByRole('alert')).toBeNull();
    await person.type(control('Name'), 's');
    expect(errors()).toEqual(['', 'Too young', 'No such address']);
  });

  it('loses nothing of what was typed, and can be tried again', async () => {
    refuse({ status: 503, message: 'Not now' });
    await fill(...filled);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Not now');
    expect(['Name', 'Age', 'Email'].map((label) => control(label).value)).toEqual(filled);
    expect(document.activeElement).toBe(control('Age'));

    send.mockResolvedValue();
    await press();
    await waitFor(() => {
      expect(send).toHaveBeenCalledTimes(2);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [{ details: [{ path: 'body.unasked', message: 'Unknown' }] }, 'Not valid'],
    [{ status: 429, retryAfterSeconds: 61 }, 'Too many tries. Please wait 2 minutes and try again.'],
    [{ status: 503, message: '' }, problemTexts.server],
  ])('that names no control is said of the whole form (%j)', async (failure, words) => {
    refuse(failure);
    await fill(...filled);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    // The form is reset.
    await person.click(screen.getByRole('alert'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is none of the server is said as a failure of ours, and logged', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    send.mockRejectedValue(new TypeError('Broken'));
    await fill(...filled);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(problemTexts.server);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
