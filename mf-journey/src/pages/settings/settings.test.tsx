import { browserPreferences } from '@hearthway/contracts/constants';
import { exampleUser } from '@hearthway/contracts/examples';
import {
  changePassword,
  deleteAccount,
  keptAfterDeletion,
  listSessions,
  revokeSession,
} from '@hearthway/contracts/identity';
import {
  getNotificationChoices,
  noNotifications,
  saveNotificationChoices,
  usualQuietHours,
} from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { examplePassword, takenEmail, takenName } from '../../testing/in-memory/account.js';

afterEach(() => window.localStorage.clear());

async function openSettings(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/settings', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return { ...rendered, section: (name: string) => within(screen.getByRole('region', { name })) };
}

const lastToast = ({ toasts }: Awaited<ReturnType<typeof openSettings>>) => toasts.at(-1)?.title;

describe('the page', () => {
  it('links to each section', async () => {
    const { person } = await openSettings();
    const contents = within(screen.getByRole('navigation', { name: 'Sections of this page' }));
    const names = contents.getAllByRole('link').map(({ textContent }) => textContent);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names);

    await person.click(contents.getByRole('link', { name: 'Appearance' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Appearance' }));
  });

  it('shows a skeleton until the user is known', () => {
    renderJourney({ at: '/settings', user: undefined });
    return screen.findByText('Loading your settings');
  });
});

describe('the profile', () => {
  it('is changed with the password and updated everywhere', async () => {
    const rendered = await openSettings();
    const profile = rendered.section('Profile');
    const name = profile.getByLabelText('Username');
    await rendered.person.clear(name);
    await rendered.person.type(name, 'jordan-lee');
    await rendered.person.type(profile.getByLabelText('Your password'), examplePassword);
    await rendered.person.click(profile.getByRole('button', { name: 'Save profile' }));

    await waitFor(() => {
      expect(lastToast(rendered)).toBe('Profile saved');
    });
    expect(rendered.journey.user()).toEqual({ ...exampleUser, username: 'jordan-lee' });
    expect(await screen.findByRole('img', { name: 'jordan-lee' })).toBeDefined();
    expect(profile.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
  });

  it.each([
    ['Username', takenName, examplePassword, 'Username already exists'],
    ['Email', takenEmail, examplePassword, 'Email already registered'],
    ['Your password', 'not-the-password', '', 'That password is incorrect'],
    ['Username', 'x', examplePassword, 'Username must be at least 3 characters'],
    ['Email', 'nobody', examplePassword, 'Please enter a valid email address'],
  ])('shows at %s the error for %s', async (label, typed, password, words) => {
    const { person, section } = await openSettings();
    const profile = section('Profile');
    if (password) await person.type(profile.getByLabelText('Your password'), password);
    const field = profile.getByLabelText(label);
    await person.clear(field);
    await person.type(field, typed);
    await person.click(profile.getByRole('button', { name: 'Save profile' }));

    expect(await profile.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('errors in a form', () => {
  it.each([
    ['Profile', 'Save profile', ['Username', 'Email', 'Your password']],
    ['Password', 'Change password', ['Current password', 'New password']],
  ])('all show at once in %s, with the first one focused, and nothing is sent', async (title, button, labels) => {
    const { person, section, journey } = await openSettings();
    const fields = labels.map((label) => section(title).getByLabelText(label));
    for (const field of fields) await person.clear(field);
    await person.click(section(title).getByRole('button', { name: button }));

    await waitFor(() => {
      expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(labels.map(() => 'true'));
    });
    expect(document.activeElement).toBe(fields[0]);
    expect(journey.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
  });
});

describe('the password', () => {
  it('is changed, and the sessions are refetched', async () => {
    const rendered = await openSettings();
    const password = rendered.section('Password');
    await rendered.person.type(password.getByLabelText('Current password'), examplePassword);
    await rendered.person.type(password.getByLabelText('New password'), 'another-orchard-violin');
    await rendered.person.click(password.getByRole('button', { name: 'Change password' }));

    await waitFor(() => {
      expect(lastToast(rendered)).toBe('Password changed');
    });
    expect(rendered.journey.password()).toBe('another-orchard-violin');
    await waitFor(() => {
      expect(rendered.section('Where you’re logged in').getAllByRole('listitem')).toHaveLength(1);
    });
  });

  it.each([
    ['840', 'Too many tries. Please wait 14 minutes and try again.'],
    [undefined, 'Too many requests'],
  ])('says how long to wait after too many tries (%s seconds)', async (seconds, words) => {
    const { person, section, journey } = await openSettings();
    journey.failWith(changePassword, 429, {
      code: 'request.too-many',
      message: 'Too many requests',
      ...(seconds && { headers: { 'retry-after': seconds } }),
    });
    const password = section('Password');
    await person.type(password.getByLabelText('Current password'), examplePassword);
    await person.type(password.getByLabelText('New password'), 'another-orchard-violin');
    await person.click(password.getByRole('button', { name: 'Change password' }));

    const alert = await password.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t change your password');
    expect(alert.textContent).toContain(words);
  });
});

describe('sessions', () => {
  const title = 'Where you’re logged in';

  it('are listed, with this browser’s marked and without a button', async () => {
    const { section } = await openSettings();
    const items = await section(title).findAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]?.textContent).toContain('This browser');
    expect(items.map(({ firstElementChild: words }) => words?.firstElementChild?.textContent)).toEqual([
      'Chrome on Windows',
      'Safari on iPhone',
      'Unknown browser',
    ]);
    expect(within(items[0]!).queryByRole('button')).toBeNull();
  });

  it('are ended one at a time, even if one has already ended', async () => {
    const rendered = await openSettings();
    const list = rendered.section(title);
    const [first] = await list.findAllByRole('button', { name: /Log out .+, logged in/ });
    rendered.journey.failWith(revokeSession, 404, { code: 'session.not-found' });
    await rendered.person.click(first!);
    await waitFor(() => {
      expect(lastToast(rendered)).toBe('Session logged out');
    });
    rendered.journey.failWith(revokeSession, undefined);
    await rendered.person.click((await list.findAllByRole('button', { name: /Log out .+, logged in/ }))[0]!);
    await waitFor(() => {
      expect(list.getAllByRole('listitem')).toHaveLength(2);
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
  });

  it('are all ended except this one', async () => {
    const rendered = await openSettings();
    const list = rendered.section(title);
    await rendered.person.click(await list.findByRole('button', { name: 'Log out all others' }));
    await waitFor(() => {
      expect(lastToast(rendered)).toBe('Logged out everywhere else');
    });
    expect(rendered.journey.reply(listSessions).map(({ current }) => current)).toEqual([true]);
  });

  it('show an error if one cannot be ended', async () => {
    const rendered = await openSettings();
    rendered.journey.failWith(revokeSession, 503);
    await rendered.person.click(await rendered.section(title).findByRole('button', { name: 'Log out all others' }));
    await waitFor(() => {
      expect(lastToast(rendered)).toBe('Not logged out everywhere');
    });
  });

  it('can be retried after a failure', async () => {
    const journey = inMemoryJourney();
    journey.failWith(listSessions, 503);
    const { person, section } = await openSettings({ journey });
    const again = await section(title).findByRole('button', { name: 'Try again' });
    journey.failWith(listSessions, undefined);
    await person.click(again);
    expect(await section(title).findByText('This browser')).toBeDefined();
  });
});

describe('the appearance', () => {
  it.each([
    ['Colors', 'Dark', 'theme', 'dark'],
    ['Motion', 'Less motion', 'motion', 'reduced'],
    ['Milestones on your dashboard', 'Animated path', 'tracker', 'animated'],
    ['Milestones on your dashboard', 'Timeline', 'tracker', 'timeline'],
  ] as const)('keeps %s in this browser', async (group, choice, name, value) => {
    const { person } = await openSettings();
    const radios = within(screen.getByRole('radiogroup', { name: group }));
    expect(radios.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
    await person.click(radios.getByRole('radio', { name: choice }));
    expect(window.localStorage.getItem(browserPreferences[name].storageKey)).toBe(value);
    expect(radios.getByRole<HTMLInputElement>('radio', { name: choice }).checked).toBe(true);
  });
});

describe('notifications', () => {
  it('are all off at first and saved on each change', async () => {
    const { person, section, journey } = await openSettings();
    const boxes = await section('Emails from us').findAllByRole<HTMLInputElement>('checkbox');
    // The last is for the quiet hours.
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, true]);
    await person.click(section('Emails from us').getByRole('checkbox', { name: 'Milestone tips' }));
    await person.click(section('Emails from us').getByRole('checkbox', { name: 'Upcoming events' }));
    await waitFor(() => {
      expect(journey.reply(getNotificationChoices)).toEqual({
        ...noNotifications,
        upcomingEvents: true,
        milestoneTips: true,
      });
    });
  });

  it('have quiet hours, or none', async () => {
    const { person, section, journey } = await openSettings();
    const emails = section('Emails from us');
    const quietHours = () => journey.reply(getNotificationChoices).quietHours;
    await person.selectOptions(await emails.findByRole('combobox', { name: 'From' }), '10:00 PM');
    await waitFor(() => {
      expect(quietHours()).toEqual({ from: '22:00', to: '08:00' });
    });
    // The same time twice would mean none.
    expect(within(emails.getByRole('combobox', { name: 'To' })).queryByRole('option', { name: '10:00 PM' })).toBeNull();

    await person.click(emails.getByRole('checkbox', { name: 'Quiet hours' }));
    await waitFor(() => {
      expect(quietHours()).toEqual({ from: '22:00', to: '22:00' });
    });
    expect(emails.queryByRole('combobox', { name: 'From' })).toBeNull();
    await person.click(emails.getByRole('checkbox', { name: 'Quiet hours' }));
    await waitFor(() => {
      expect(quietHours()).toEqual(usualQuietHours);
    });
  });

  it('go by the zone of this device, or another', async () => {
    const { person, section, journey } = await openSettings();
    const emails = section('Emails from us');
    const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    await person.click(await emails.findByRole('button', { name: /as on this device/ }));
    await waitFor(() => {
      expect(journey.reply(getNotificationChoices).timeZone).toBe(device);
    });
    expect(emails.queryByRole('button', { name: /as on this device/ })).toBeNull();
    await person.selectOptions(emails.getByRole('combobox', { name: 'Time zone' }), 'Pacific/Honolulu');
    await waitFor(() => {
      expect(journey.reply(getNotificationChoices).timeZone).toBe('Pacific/Honolulu');
    });
  });

  it('keep a zone and an hour that aren’t among the usual ones', async () => {
    const choices = { ...noNotifications, timeZone: 'Europe/Berlin', quietHours: { from: '21:30', to: '07:00' } };
    const { section } = await openSettings({ records: { [getNotificationChoices.path]: choices } });
    const shown = async (name: string) =>
      (await section('Emails from us').findByRole<HTMLSelectElement>('combobox', { name })).selectedOptions[0]?.text;
    expect(await shown('Time zone')).toMatch(/^Berlin/);
    expect(await shown('From')).toBe('9:30 PM');
  });

  it('are rolled back if saving fails', async () => {
    const rendered = await openSettings();
    rendered.journey.failWith(saveNotificationChoices, 503);
    const box = await rendered
      .section('Emails from us')
      .findByRole<HTMLInputElement>('checkbox', { name: 'Product news' });
    await rendered.person.click(box);
    await waitFor(() => {
      expect(lastToast(rendered)).toBe('We couldn’t save your choice');
    });
    await waitFor(() => {
      expect(box.checked).toBe(false);
    });
  });

  it('show an error if loading fails', async () => {
    const journey = inMemoryJourney();
    journey.failWith(getNotificationChoices, 503);
    await openSettings({ journey });
    expect(await screen.findByText('We couldn’t load your choices')).toBeDefined();
  });
});

describe('the account', () => {
  async function askToDelete(rendered: Awaited<ReturnType<typeof openSettings>>, password: string) {
    await rendered.person.click(rendered.section('Delete account').getByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    await rendered.person.type(dialog.getByLabelText('Your password'), password);
    await rendered.person.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    return dialog;
  }

  it('is deleted with the password, and the session is forgotten', async () => {
    const rendered = await openSettings();
    await askToDelete(rendered, examplePassword);
    await waitFor(() => {
      expect(lastToast(rendered)).toBe('Your account is deleted');
    });
    expect(rendered.journey.user()).toBeNull();
    expect(window.location.pathname).toBe('/');
  });

  it('stays with a wrong password or after a server error', async () => {
    const rendered = await openSettings();
    const dialog = await askToDelete(rendered, 'not-the-password');
    expect(await dialog.findByText('That password is incorrect')).toBeDefined();

    rendered.journey.failWith(deleteAccount, 503, { message: 'Not now' });
    await rendered.person.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Not now');
    await rendered.person.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rendered.journey.user()).toEqual(exampleUser);
  });

  it('says beforehand what is kept', async () => {
    const { section } = await openSettings();
    for (const { what, howLong } of keptAfterDeletion) {
      const item = section('Your data').getByText(what).closest('li');
      expect(item?.textContent).toContain(howLong);
    }
  });
});
