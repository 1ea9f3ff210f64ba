import { previewEmail, sendTestEmail } from '@hearthway/contracts/commerce';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderSignedIn } from '../../testing/render-admin.js';
import { inMemoryAdmin } from '../../testing/in-memory-admin.js';

afterEach(() => void jest.restoreAllMocks());

const open = (admin = inMemoryAdmin()) => renderSignedIn({ admin, at: '/email-test' });

async function send(person: Awaited<ReturnType<typeof open>>['person'], email = ' reader@example.com ') {
  await person.type(await screen.findByLabelText('Recipient email'), email);
  await person.click(screen.getByRole('button', { name: 'Send Test Email' }));
}

async function preview(person: Awaited<ReturnType<typeof open>>['person']) {
  await person.click(await screen.findByRole('tab', { name: 'Preview Templates' }));
  await person.click(screen.getByRole('radio', { name: /^Offer/ }));
  await person.click(screen.getByRole('button', { name: 'Generate Preview' }));
}

describe('sending a test email', () => {
  it('asks for an address first', async () => {
    const { person, admin, toasts } = await open();
    await person.click(await screen.findByRole('button', { name: 'Send Test Email' }));
    const description = 'Please enter an email address to send the test email to.';
    await waitFor(() => expect(toasts).toEqual([{ title: 'Email Required', description, tone: 'destructive' }]));
    expect(document.activeElement).toBe(screen.getByLabelText('Recipient email'));
    expect(screen.getByLabelText('Recipient email').getAttribute('aria-invalid')).toBe('true');
    expect(admin.requests.filter((request) => request.includes(sendTestEmail.path))).toEqual([]);
  });

  it('sends the chosen type', async () => {
    const { person, admin, toasts } = await open();
    await person.click(await screen.findByRole('radio', { name: /^Founding/ }));
    await send(person);
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Email Sent', description: 'Test founding email has been sent to reader@example.com' },
      ]),
    );
    expect(admin.requests.at(-1)).toBe(`GET ${sendTestEmail.path}?type=founding&email=reader%40example.com`);
  });

  it.each([
    ['email.recipient-invalid', 400, 'Please enter a valid email address'],
    ['email.too-many-tests', 429, 'Too many requests. Please wait a moment and try again.'],
  ])('shows why it was refused: %s', async (code, status, message) => {
    const admin = inMemoryAdmin();
    admin.failWith(sendTestEmail, status, { code, message });
    const { person, toasts } = await open(admin);
    await send(person);
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Failed to Send Email', description: message, tone: 'destructive' }]),
    );
  });

  it('shows a refusal at the address and keeps it', async () => {
    const admin = inMemoryAdmin();
    const message = 'Please enter a valid email address';
    admin.failWith(sendTestEmail, 400, { code: 'email.recipient-invalid', message });
    const { person } = await open(admin);
    await send(person, 'reader');
    expect(await screen.findByText(message)).toBeDefined();
    const field = screen.getByLabelText<HTMLInputElement>('Recipient email');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['reader', 'true']);
    expect(document.activeElement).toBe(field);
  });

  it.each([
    [undefined, 'An error occurred while sending the email.'],
    ['The mailbox is full', 'The mailbox is full'],
  ])('says that sending failed: %s', async (error, description) => {
    const { person, toasts } = await open(inMemoryAdmin({ sendOutcome: { success: false, ...(error && { error }) } }));
    await send(person);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Failed to Send Email', description, tone: 'destructive' }]));
  });

  it('says that the server is unreachable', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { person, admin, toasts } = await open();
    await screen.findByLabelText('Recipient email');
    admin.disconnect();
    await send(person);
    const description = 'Failed to send test email. Check console for details.';
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description, tone: 'destructive' }]));
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('a preview', () => {
  it('shows the email in a sandboxed frame, at phone width, and as plain text', async () => {
    const { person } = await open();
    await preview(person);
    const frame = await screen.findByTitle<HTMLIFrameElement>('The offer email at desktop width');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.srcdoc).toContain('<h1>The email offer</h1>');
    expect(screen.getByRole('heading', { name: 'Subject: The email offer' })).toBeDefined();
    await person.click(screen.getByRole('tab', { name: 'Phone' }));
    expect(screen.getByTitle('The offer email at phone width').className).toContain('phone');
    await person.click(screen.getByRole('tab', { name: 'Plain text' }));
    expect(screen.getByText('The email offer, in plain text')).toBeDefined();
  });

  it('shows an error instead of a preview', async () => {
    const { person, admin, toasts } = await open();
    await preview(person);
    await screen.findByTitle(/The offer email/);
    admin.failWith(previewEmail, 500, { message: 'The template is broken' });
    await person.click(screen.getByRole('button', { name: 'Generate Preview' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Failed to Generate Preview', description: 'The template is broken', tone: 'destructive' },
      ]),
    );
    expect(screen.queryByTitle(/The offer email/)).toBeNull();
  });

  it('says that the server is unreachable', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { person, admin, toasts } = await open();
    await screen.findByRole('tab', { name: 'Preview Templates' });
    admin.disconnect();
    await preview(person);
    const description = 'Failed to generate preview. Check console for details.';
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description, tone: 'destructive' }]));
  });
});
