import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { emptyFinancialProfile, getFinancialProfile, saveFinancialProfile } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { path, press, renderWizard, stepShown, through } from './testing/render-wizard.js';

const inTexas = { ...emptyFinancialProfile, location: { state: 'TX', countyFips: '48453' } as const };
const inColorado = { ...examplePreApprovalInfo, propertyState: 'CO' as const };
const at = `${path}#step-3`;
const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
const warning = 'Your financial profile says Texas';

describe('the state of the financial profile', () => {
  it('fills in the wizard', async () => {
    const rendered = renderWizard({ at, preApprovalInfo: through(2), financialProfile: inTexas });
    await stepShown(3);
    expect(combobox().value).toBe('Texas');
    expect(screen.queryByText(warning)).toBeNull();

    await press(rendered, 'Continue');
    await stepShown(4);
    expect(rendered.journey.preApprovalInfo()?.propertyState).toBe('TX');
    expect(rendered.journey.financialProfile().version).toBe(1);
  });

  it('is asked for if it can’t be loaded', async () => {
    const journey = inMemoryJourney({ preApprovalInfo: through(2), financialProfile: inTexas });
    journey.failWith(getFinancialProfile, 500);
    renderWizard({ at, journey });
    await stepShown(3);
    expect(combobox().value).toBe('');
  });

  it('follows a different answer that the buyer continues with, without its county', async () => {
    const rendered = renderWizard({ at, preApprovalInfo: inColorado, financialProfile: inTexas });
    expect(await screen.findByText(warning)).toBeDefined();
    await press(rendered, 'Continue');
    await stepShown(4);
    expect(rendered.journey.financialProfile().profile.location).toEqual({ state: 'CO', countyFips: null });
  });

  it('replaces a different answer on request', async () => {
    const rendered = renderWizard({ at, preApprovalInfo: inColorado, financialProfile: inTexas });
    await screen.findByText(warning);
    await press(rendered, 'Use Texas');
    await stepShown(4);
    expect(rendered.journey.preApprovalInfo()?.propertyState).toBe('TX');
    expect(rendered.journey.financialProfile().profile.location).toEqual(inTexas.location);
  });

  it('is left alone by every other question', async () => {
    const rendered = renderWizard({ preApprovalInfo: inColorado, financialProfile: inTexas });
    await stepShown(1);
    await press(rendered, 'Continue');
    await stepShown(2);
    expect(rendered.journey.financialProfile().profile.location).toEqual(inTexas.location);
  });

  it('doesn’t hold up the wizard if it can’t be replaced', async () => {
    const journey = inMemoryJourney({ preApprovalInfo: inColorado, financialProfile: inTexas });
    journey.failWith(saveFinancialProfile, 500);
    const rendered = renderWizard({ at, journey });
    await screen.findByText(warning);
    await press(rendered, 'Continue');
    await stepShown(4);
    await waitFor(() => {
      expect(journey.preApprovalInfo()?.propertyState).toBe('CO');
    });
  });
});
