import { exampleUser } from '@hearthway/contracts/examples';
import { requestEmailVerification, verifyEmailByCode, type User } from '@hearthway/contracts/identity';
import { authTexts } from '@hearthway/contracts/texts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleCode, examplePassword } from '../../../testing/in-memory/account.js';
import { renderJourney } from '../../../testing/render-journey.js';

const unconfirmed = { ...exampleUser, emailVerified: false };
const changing = { ...exampleUser, pendingEmail: 'new@example.com' };
const codeLabel = 'Code from the email';

async function openSettings(user: User) {
  const rendered = renderJourney({ at: '/settings', account: { user } });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const regionOf = (name: string) => within(screen.getByRole('region', { name }));
  return { ...rendered, email: regionOf('Email address'), profile: regionOf('Profile') };
}
type Opened = Awaited<ReturnType<typeof openSettings>>;

async function enter({ person, email }: Opened, code: string): Promise<void> {
  const field = email.getByLabelText(codeLabel);
  await person.clear(field);
  await person.type(field, code);
  await person.click(email.getByRole('button', { name: 'Confirm' }));
}

async function saveAddress({ person, profile }: Opened, address: string): Promise<void> {
  const field = profile.getByLabelText('Email');
  await person.clear(field);
  await person.type(field, address);
  await person.type(profile.getByLabelText('Your password'), examplePassword);
  await person.click(profile.getByRole('button', { name: 'Save profile' }));
}

describe('a confirmed address', () => {
  it('needs nothing', async () => {
    const { email } = await openSettings(exampleUser);
    expect(email.getByText('jordan@example.com is confirmed.')).toBeDefined();
    expect(email.queryByLabelText(codeLabel)).toBeNull();
  });

  it('stays until its successor is confirmed', async () => {
    const opened = await openSettings(exampleUser);
    await saveAddress(opened, 'new@example.com');
    await waitFor(() => {
      expect(opened.toasts.at(-1)).toEqual({
        title: 'Profile saved',
        description: 'Check new@example.com to confirm it.',
      });
    });
    const address = opened.profile.getByLabelText<HTMLInputElement>('Email');
    expect(address.value).toBe('jordan@example.com');
    expect(await opened.email.findByText(/Until it’s confirmed/)).toBeDefined();

    await enter(opened, exampleCode);
    expect(await opened.email.findByText('new@example.com is confirmed.')).toBeDefined();
    expect(address.value).toBe('new@example.com');
  });

  it('is kept by saving it again', async () => {
    const opened = await openSettings(changing);
    await saveAddress(opened, 'jordan@example.com');
    expect(await opened.email.findByText('jordan@example.com is confirmed.')).toBeDefined();
    expect(opened.toasts.at(-1)?.description).toBe('jordan@example.com stays your address.');
  });

  it('is kept with a button, which asks for the password', async () => {
    const { email, person, toasts, journey } = await openSettings(changing);
    await person.click(email.getByRole('button', { name: 'Keep jordan@example.com' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Keep your address?' }));
    const password = dialog.getByLabelText('Your password');
    await person.type(password, 'not-the-password');
    await person.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(await dialog.findByText('That password is incorrect')).toBeDefined();
    expect(document.activeElement).toBe(password);
    await person.clear(password);
    await person.type(password, examplePassword);
    await person.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(await email.findByText('jordan@example.com is confirmed.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts.at(-1)).toEqual({
      title: 'Email address kept',
      description: 'jordan@example.com stays your address.',
    });
    expect(journey.user()).toEqual(exampleUser);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Email address' }));
    });
  });
});

describe('an address that isn’t confirmed', () => {
  it('is confirmed with the code, after a wrong one', async () => {
    const opened = await openSettings(unconfirmed);
    const field = opened.email.getByLabelText(codeLabel);
    expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
    await opened.person.click(opened.email.getByRole('button', { name: 'Confirm' }));
    expect(await opened.email.findByText('Enter the code from the email')).toBeDefined();
    for (const typed of ['12345', '1234567', 'ABCDEF', '1'.repeat(50)]) {
      await enter(opened, typed);
      expect(await opened.email.findByText('The code has 6 digits')).toBeDefined();
    }
    expect(opened.journey.requests.filter((request) => request.endsWith(verifyEmailByCode.path))).toEqual([]);
    await enter(opened, '000000');
    expect(await opened.email.findByText(authTexts.invalidCode)).toBeDefined();
    expect(document.activeElement).toBe(field);

    await enter(opened, ' 428 190');
    expect(await opened.email.findByText('jordan@example.com is confirmed.')).toBeDefined();
    expect(opened.toasts.at(-1)?.title).toBe('Email confirmed');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Email address' }));
    });
    expect(opened.email.queryByLabelText(codeLabel)).toBeNull();
  });

  it('that someone else has confirmed meanwhile is said at the field', async () => {
    const opened = await openSettings(unconfirmed);
    opened.journey.failWith(verifyEmailByCode, 409, { code: 'user.email-taken', message: authTexts.emailTaken });
    await enter(opened, exampleCode);
    expect(await opened.email.findByText(authTexts.emailTaken)).toBeDefined();
  });

  it('gets another email, and a wait after too many', async () => {
    const { email, person, journey } = await openSettings(unconfirmed);
    const button = email.getByRole('button', { name: 'Send a new email' });
    await person.click(button);
    expect((await email.findByText(/to jordan@example.com/)).textContent).toContain(
      'Both work for 24 hours. Of several codes, only the newest works.',
    );
    journey.failWith(requestEmailVerification, 429, { code: 'request.too-many', headers: { 'retry-after': '72000' } });
    await person.click(button);
    const refusal = (await email.findByRole('alert')).textContent;
    expect(refusal).toContain('the newest email still works');
    expect(refusal).toContain('Please wait about 20 hours');
  });

  it('starts anew with another email, after a wrong code or a failure', async () => {
    const opened = await openSettings(unconfirmed);
    const { email, person, journey } = opened;
    const field = email.getByLabelText<HTMLInputElement>(codeLabel);
    const another = async () => {
      await person.click(email.getByRole('button', { name: 'Send a new email' }));
      await waitFor(() => {
        expect(field.value).toBe('');
      });
    };
    await enter(opened, '000000');
    await email.findByText(authTexts.invalidCode);
    await another();
    expect(email.queryByText(authTexts.invalidCode)).toBeNull();
    expect(document.activeElement).toBe(email.getByRole('button', { name: 'Send a new email' }));

    journey.failWith(verifyEmailByCode, 503);
    await enter(opened, exampleCode);
    await email.findByRole('alert');
    await another();
    expect(email.queryByRole('alert')).toBeNull();
  });

  it('shows as confirmed when its code is refused because its link was used elsewhere', async () => {
    const opened = await openSettings(unconfirmed);
    await opened.journey.transport(verifyEmailByCode.path, {
      method: 'POST',
      body: JSON.stringify({ code: exampleCode }),
    });
    opened.journey.failWith(verifyEmailByCode, 400, { code: 'account-code.wrong', message: authTexts.invalidCode });
    await enter(opened, exampleCode);
    expect(await opened.email.findByText('jordan@example.com is confirmed.')).toBeDefined();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Email address' }));
    });
  });

  it('changes at once, and the new one gets the email', async () => {
    const opened = await openSettings(unconfirmed);
    await saveAddress(opened, 'new@example.com');
    await waitFor(() => {
      expect(opened.toasts.at(-1)?.description).toBe('Check new@example.com to confirm it.');
    });
    expect(opened.profile.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.com');
    await waitFor(() => {
      expect(opened.email.getByText('new@example.com')).toBeDefined();
    });
  });

  it('shows as confirmed once its link was used elsewhere and the buyer is back', async () => {
    const { email, journey } = await openSettings(unconfirmed);
    await journey.transport(verifyEmailByCode.path, { method: 'POST', body: JSON.stringify({ code: exampleCode }) });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await email.findByText('jordan@example.com is confirmed.')).toBeDefined();
  });
});
