import { exampleUser } from '@hearthway/contracts/examples';
import {
  listSecurityEvents,
  securityEventKinds,
  securityLogPageSize,
  type SecurityEvent,
} from '@hearthway/contracts/identity';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleCode, examplePassword } from '../../../testing/in-memory/account.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

const eventOf = (index: number, more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: `event-${index}`,
  kind: 'signed-in-by-password',
  device: 'Chrome on Windows',
  at: '2026-11-20T15:04:00.000Z',
  ...more,
});
const eventsOf = (count: number) => Array.from({ length: count }, (_, index) => eventOf(index));

async function openLog(journey = inMemoryJourney()) {
  const rendered = renderJourney({ at: '/settings', journey });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return { ...rendered, log: within(screen.getByRole('region', { name: 'Security log' })) };
}

const withEvents = (securityEvents: readonly SecurityEvent[]) => inMemoryJourney({ account: { securityEvents } });

it('says what happened in plain words, where, and when, and how long that is kept', async () => {
  const { log } = await openLog();
  const [first, second] = await log.findAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /^Logged in with your passwordChrome on Windows · Nov 20, 2026 at \d+:\d\d [AP]M$/,
  );
  expect(second?.textContent).toMatch(
    /^Someone who runs Hearthway looked up the email address of an order of yours\. We log that it happened, but not why\.Nov 19, 2026/,
  );
  expect(log.getByText(/We keep it for 400 days/)).toBeDefined();
  expect(log.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('has words for everything that can happen', async () => {
  const { log, person } = await openLog(withEvents(securityEventKinds.map((kind, index) => eventOf(index, { kind }))));
  await person.click(await log.findByRole('button', { name: 'Show older' }));
  const words = log.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent);
  expect(new Set(words).size).toBe(securityEventKinds.length);
  expect(log.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('shows older ones on request, page by page, and moves the focus to the first of them', async () => {
  const { log, person, journey } = await openLog(withEvents(eventsOf(securityLogPageSize + 2)));
  const showOlder = async () => person.click(await log.findByRole('button', { name: 'Show older' }));
  await showOlder();
  const items = log.getAllByRole('listitem');
  expect(items).toHaveLength(securityLogPageSize);
  expect(document.activeElement).toBe(items[5]);

  await showOlder();
  await waitFor(() => {
    expect(log.getAllByRole('listitem')).toHaveLength(securityLogPageSize + 2);
  });
  expect(document.activeElement).toBe(log.getAllByRole('listitem')[securityLogPageSize]);
  expect(journey.requests).toContain(`GET ${listSecurityEvents.path}?before=event-${securityLogPageSize - 1}`);
  expect(log.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('keeps what it shows when older ones fail to load, and tries again', async () => {
  const { log, person, journey } = await openLog(withEvents(eventsOf(securityLogPageSize + 1)));
  await person.click(await log.findByRole('button', { name: 'Show older' }));
  journey.failWith(listSecurityEvents, 503);
  await person.click(log.getByRole('button', { name: 'Show older' }));
  expect(await log.findByText('We couldn’t load older entries')).toBeDefined();
  expect(log.getAllByRole('listitem')).toHaveLength(securityLogPageSize);
  journey.failWith(listSecurityEvents, undefined);
  await person.click(log.getByRole('button', { name: 'Show older' }));
  await waitFor(() => {
    expect(log.getAllByRole('listitem')).toHaveLength(securityLogPageSize + 1);
  });
  expect(log.queryByText('We couldn’t load older entries')).toBeNull();
});

it('can be loaded again after a failure', async () => {
  const journey = inMemoryJourney();
  journey.failWith(listSecurityEvents, 503);
  const { log, person } = await openLog(journey);
  const again = await log.findByRole('button', { name: 'Try again' });
  journey.failWith(listSecurityEvents, undefined);
  await person.click(again);
  expect(await log.findAllByRole('listitem')).toHaveLength(3);
});

describe('what has just happened', () => {
  const newest = async (words: string, { log }: Awaited<ReturnType<typeof openLog>>) => {
    await waitFor(() => {
      expect(log.getAllByRole('listitem')[0]?.textContent).toMatch(words);
    });
  };
  const regionOf = (name: string) => within(screen.getByRole('region', { name }));

  it('is shown after a new password', async () => {
    const opened = await openLog();
    const password = regionOf('Password');
    await opened.person.type(password.getByLabelText('Current password'), examplePassword);
    await opened.person.type(password.getByLabelText('New password'), 'another-orchard-violin');
    await opened.person.click(password.getByRole('button', { name: 'Change password' }));
    await newest('Changed your password', opened);
  });

  it('is shown after a new username', async () => {
    const opened = await openLog();
    const profile = regionOf('Profile');
    await opened.person.type(profile.getByLabelText('Username'), '-lee');
    await opened.person.type(profile.getByLabelText('Your password'), examplePassword);
    await opened.person.click(profile.getByRole('button', { name: 'Save profile' }));
    await newest('Changed your username', opened);
  });

  it('is shown after the address is confirmed', async () => {
    const opened = await openLog(inMemoryJourney({ account: { user: { ...exampleUser, emailVerified: false } } }));
    const email = regionOf('Email address');
    await opened.person.type(email.getByLabelText('Code from the email'), exampleCode);
    await opened.person.click(email.getByRole('button', { name: 'Confirm' }));
    await newest('Confirmed your email address', opened);
  });

  it('is shown after a copy of the data was asked for', async () => {
    const opened = await openLog();
    await opened.person.click(regionOf('Your data').getByRole('button', { name: 'Download my data' }));
    await newest('Asked for a copy of your data', opened);
  });

  it('is fetched again after a session was ended', async () => {
    const { log, person, journey } = await openLog();
    await log.findAllByRole('listitem');
    const asked = () => journey.requests.filter((request) => request === `GET ${listSecurityEvents.path}`).length;
    const before = asked();
    const sessions = regionOf('Where you’re logged in');
    await person.click((await sessions.findAllByRole('button', { name: /^Log out .*, logged in/ }))[0]!);
    await waitFor(() => {
      expect(asked()).toBeGreaterThan(before);
    });
  });
});
