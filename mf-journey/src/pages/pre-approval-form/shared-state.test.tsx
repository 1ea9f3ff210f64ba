import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { savePreApprovalInfo } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { field, renderProfile, section } from './testing/render-profile.js';

afterEach(() => {
  localStorage.clear();
});

const inColorado = { ...examplePreApprovalInfo, propertyState: 'CO' as const };
const question = 'Which state are you buying in?';

describe('the state of the wizard', () => {
  it('fills in an empty location', async () => {
    const { journey } = await renderProfile({ journey: inMemoryJourney({ preApprovalInfo: inColorado }) });
    await waitFor(() => {
      expect(journey.financialProfile().profile.location).toEqual({ state: 'CO', countyFips: null });
    });
    expect(field('Location', 'State').value).toBe('CO');
    expect(screen.queryByText(question)).toBeNull();
  });

  it('is not asked about if both agree', async () => {
    const preApprovalInfo = { ...examplePreApprovalInfo, propertyState: 'TX' as const };
    await renderProfile({ journey: inMemoryJourney({ preApprovalInfo, financialProfile: exampleProfile }) });
    await section('Location').findByRole('option', { name: 'Travis' });
    expect(screen.queryByText(question)).toBeNull();
  });

  const renderDifference = async () => {
    const journey = inMemoryJourney({ preApprovalInfo: inColorado, financialProfile: exampleProfile });
    const rendered = await renderProfile({ journey });
    await screen.findByText(question);
    return rendered;
  };

  it('is asked about if they differ, and takes the profile’s', async () => {
    const { person, journey } = await renderDifference();
    await person.click(screen.getByRole('button', { name: 'Texas' }));
    await waitFor(() => {
      expect(screen.queryByText(question)).toBeNull();
    });
    expect(journey.preApprovalInfo()?.propertyState).toBe('TX');
    expect(journey.financialProfile().profile.location).toEqual(exampleProfile.location);
    expect(document.activeElement?.textContent).toBe('Location');
  });

  it('is asked about if they differ, and goes to the profile', async () => {
    const { person, journey } = await renderDifference();
    await person.click(screen.getByRole('button', { name: 'Colorado' }));
    await waitFor(() => {
      expect(journey.financialProfile().profile.location).toEqual({ state: 'CO', countyFips: null });
    });
    expect(screen.queryByText(question)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Location');
  });

  it('is asked about once the buyer leaves a section with another state', async () => {
    const preApprovalInfo = { ...examplePreApprovalInfo, propertyState: 'TX' as const };
    const journey = inMemoryJourney({ preApprovalInfo, financialProfile: exampleProfile });
    const { person } = await renderProfile({ journey });
    await person.selectOptions(field('Location', 'State'), 'CO');
    expect(screen.queryByText(question)).toBeNull();
    await person.click(field('Household', 'People who will live in the home'));
    expect(await screen.findByText(question)).toBeDefined();
  });

  it('is asked about again if saving the choice fails', async () => {
    const { person, journey, toasts } = await renderDifference();
    journey.failWith(savePreApprovalInfo, 400);
    await person.click(screen.getByRole('button', { name: 'Texas' }));
    await waitFor(() => {
      expect(toasts).toHaveLength(1);
    });
    expect(screen.getByText(question)).toBeDefined();
  });
});
