import { exampleUser } from '@hearthway/contracts/examples';
import { getProfileDraftKey, saveFinancialProfile } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { offlineText } from './section-status.js';
import { contents, renderProfile, field, fill, keptHere, leave, section, status } from './testing/render-profile.js';

afterEach(() => {
  localStorage.clear();
});

describe('a section', () => {
  it('is saved when left, and counts as done', async () => {
    const { person, journey } = await renderProfile();
    expect(contents().getByText('0 of 7 sections done')).toBeDefined();

    await person.selectOptions(field('Credit score', 'Your credit score'), '700 to 719');
    await person.tab();
    await person.tab();

    await waitFor(() => {
      expect(journey.financialProfile().profile.credit).toEqual({ scoreBand: 'from_700' });
    });
    expect(await contents().findByText('1 of 7 sections done')).toBeDefined();
    expect(status()).toBe('Saved');
    expect(section('Credit score').getByText('Saved')).toBeDefined();
    await waitFor(() => expect(keptHere()).toEqual([]));
  });

  it('is saved while typing, without reformatting', async () => {
    const { person, journey } = await renderProfile();
    await fill(person, field('Savings', 'Savings'), '1200.');

    await waitFor(() => {
      expect(journey.financialProfile().profile.savings?.savingsCents).toBe(120_000);
    });
    expect(field('Savings', 'Savings').value).toBe('1200.');
    await person.type(field('Savings', 'Savings'), '5');
    await leave(person);

    await waitFor(() => {
      expect(journey.financialProfile().profile.savings?.savingsCents).toBe(120_050);
    });
    expect(field('Savings', 'Savings').value).toBe('1,200.50');
  });

  it('is not sent while invalid, and stays on the device', async () => {
    const { person, saves } = await renderProfile();
    await fill(person, field('Savings', 'Gifts (optional)'), '500');
    await leave(person);

    expect(section('Savings').getByText('Not finished. Saved on this device.')).toBeDefined();
    expect(contents().getByText('Needs attention:')).toBeDefined();
    expect(saves()).toBe(0);
    await waitFor(() => expect(keptHere()).toEqual([`financial-profile-draft:${exampleUser.id}:savings`]));
  });

  it('keeps unfinished edits when the page is opened again', async () => {
    const first = await renderProfile();
    await fill(first.person, field('Savings', 'Gifts (optional)'), '500');
    await waitFor(() => expect(keptHere()).toHaveLength(1));
    first.unmount();

    await renderProfile({ journey: first.journey });
    expect(field('Savings', 'Gifts (optional)').value).toBe('500');
  });

  it('is sent when the buyer leaves the page', async () => {
    const { person, journey } = await renderProfile();
    await fill(person, field('Savings', 'Savings'), '900');
    await person.click(screen.getByRole('link', { name: 'Back to your dashboard' }));

    await waitFor(() => {
      expect(journey.financialProfile().profile.savings?.savingsCents).toBe(90_000);
    });
    await waitFor(() => expect(keptHere()).toEqual([]));
  });
});

describe('without a connection', () => {
  it('edits are stored and sent once back online', async () => {
    const { person, journey } = await renderProfile({ profile: exampleProfile });
    const connect = journey.disconnect();
    await fill(person, field('Savings', 'Savings'), '777');
    await leave(person);

    await waitFor(() => {
      expect(status()).toBe(offlineText);
    });
    expect(section('Savings').getByText(offlineText)).toBeDefined();
    await waitFor(() => expect(keptHere()).toHaveLength(1));

    connect();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(status()).toBe('Saved');
    });
    expect(journey.financialProfile().profile.savings?.savingsCents).toBe(77_700);
    await waitFor(() => expect(keptHere()).toEqual([]));
  });

  it('edits are sent when the page is opened again', async () => {
    const first = await renderProfile();
    const connect = first.journey.disconnect();
    await fill(first.person, field('Savings', 'Savings'), '777');
    await waitFor(() => expect(keptHere()).toHaveLength(1));
    first.unmount();
    connect();

    await renderProfile({ journey: first.journey });
    await waitFor(() => {
      expect(first.journey.financialProfile().profile.savings?.savingsCents).toBe(77_700);
    });
  });
});

describe('when the server', () => {
  it('fails, the status says so, and the next save includes the edits', async () => {
    const { person, journey } = await renderProfile();
    journey.failWith(saveFinancialProfile, 503);
    await fill(person, field('Savings', 'Savings'), '777');
    await leave(person);
    await waitFor(() => {
      expect(status()).toContain('We couldn’t send it yet, so we’ll keep trying');
    });

    journey.failWith(saveFinancialProfile, undefined);
    await person.selectOptions(field('Credit score', 'Your credit score'), '700 to 719');
    await leave(person);

    await waitFor(() => {
      expect(journey.financialProfile().profile).toMatchObject({
        savings: { savingsCents: 77_700 },
        credit: { scoreBand: 'from_700' },
      });
    });
  });

  it('refuses a section, the section shows why and is sent again once edited', async () => {
    const { person, journey } = await renderProfile();
    const message = 'This county is not in that state';
    journey.failWith(saveFinancialProfile, 400, { code: 'financial-profile.unknown-county', message });
    await person.selectOptions(field('Location', 'State'), 'Texas');
    await leave(person);

    expect((await section('Location').findByRole('alert')).textContent).toBe(message);

    journey.failWith(saveFinancialProfile, undefined);
    await person.selectOptions(field('Location', 'State'), 'Colorado');
    await leave(person);
    await waitFor(() => {
      expect(journey.financialProfile().profile.location?.state).toBe('CO');
    });
    expect(section('Location').queryByRole('alert')).toBeNull();
  });
});

describe('unsent edits', () => {
  const someoneElse = { ...exampleUser, id: '00000000-0000-4000-8000-00000000000b' };

  it('of another buyer are not shown', async () => {
    const first = await renderProfile();
    await fill(first.person, field('Savings', 'Gifts (optional)'), '500');
    await waitFor(() => expect(keptHere()).toHaveLength(1));
    first.unmount();

    await renderProfile({ user: someoneElse });
    expect(field('Savings', 'Gifts (optional)').value).toBe('');
  });

  it('are not stored without a key, and the page says so', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const journey = inMemoryJourney();
    journey.failWith(getProfileDraftKey, 500);
    const { person } = await renderProfile({ journey });
    await fill(person, field('Savings', 'Gifts (optional)'), '500');
    await leave(person);

    expect(await section('Savings').findByText('Not finished')).toBeDefined();
    await waitFor(() => expect(keptHere()).toEqual([]));
  });
});
