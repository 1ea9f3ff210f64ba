import { saveFinancialProfile } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { renderProfile, field, fill, keptHere, leave, section, status } from './testing/render-profile.js';

afterEach(() => {
  localStorage.clear();
});

const savingsElsewhere = { savingsCents: 9_900, retirementCents: 0, giftCents: 0 };

describe('a change made elsewhere', () => {
  it('to another section is merged with the edits', async () => {
    const { person, journey } = await renderProfile({ profile: exampleProfile });
    journey.changeElsewhere({ credit: { scoreBand: 'from_640' } });

    await fill(person, field('Savings', 'Savings'), '777');
    await leave(person);

    await waitFor(() => {
      expect(journey.financialProfile().profile).toMatchObject({
        savings: { savingsCents: 77_700 },
        credit: { scoreBand: 'from_640' },
      });
    });
    expect(field('Credit score', 'Your credit score').value).toBe('from_640');
  });

  it('is retried, but not forever', async () => {
    const { person, journey, saves } = await renderProfile();
    journey.failWith(saveFinancialProfile, 409, { code: 'financial-profile.conflict' });
    await fill(person, field('Savings', 'Savings'), '777');
    await leave(person);

    await waitFor(() => {
      expect(status()).toContain('keep trying');
    });
    expect(saves()).toBe(5);
    await waitFor(() => expect(keptHere()).toHaveLength(1));
  });
});

describe('a section changed here and elsewhere', () => {
  async function renderConflict() {
    const rendered = await renderProfile({ profile: exampleProfile });
    rendered.journey.changeElsewhere({ savings: savingsElsewhere });
    await fill(rendered.person, field('Savings', 'Savings'), '777');
    await leave(rendered.person);
    await section('Savings').findByText('This section changed somewhere else');
    return rendered;
  }
  const version = (name: string) => within(section('Savings').getByRole('region', { name }));

  it('shows and keeps both versions until the buyer chooses', async () => {
    const { journey } = await renderConflict();

    expect(version('Your version').getByText('$777')).toBeDefined();
    expect(version('The newer version').getByText('$99')).toBeDefined();
    expect(journey.financialProfile().profile.savings).toEqual(savingsElsewhere);
    await waitFor(() => expect(keptHere()).toHaveLength(1));
    expect(status()).toContain('Choose which version to keep');
  });

  it('keeps this version with “Keep mine”', async () => {
    const { person, journey } = await renderConflict();
    await person.click(version('Your version').getByRole('button', { name: 'Keep mine' }));

    await waitFor(() => {
      expect(journey.financialProfile().profile.savings?.savingsCents).toBe(77_700);
    });
    expect(field('Savings', 'Savings').value).toBe('777');
    expect(document.activeElement?.textContent).toBe('Savings');
    await waitFor(() => expect(keptHere()).toEqual([]));
  });

  it('takes the other one with “Use the newer version”', async () => {
    const { person, journey } = await renderConflict();
    await person.click(version('The newer version').getByRole('button', { name: 'Use the newer version' }));

    expect(field('Savings', 'Savings').value).toBe('99');
    expect(journey.financialProfile().profile.savings).toEqual(savingsElsewhere);
    await waitFor(() => expect(keptHere()).toEqual([]));
  });

  it('does not block other sections', async () => {
    const { person, journey } = await renderConflict();
    await person.selectOptions(field('Credit score', 'Your credit score'), '740 to 759');
    await leave(person);

    await waitFor(() => {
      expect(journey.financialProfile().profile.credit?.scoreBand).toBe('from_740');
    });
    expect(journey.financialProfile().profile.savings).toEqual(savingsElsewhere);
  });

  it('is still there when the page is opened again', async () => {
    const { journey, unmount } = await renderConflict();
    unmount();
    await renderProfile({ journey });

    expect(version('Your version').getByText('$777')).toBeDefined();
  });
});
