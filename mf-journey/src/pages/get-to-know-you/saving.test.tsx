import { examplePreApprovalInfo as example } from '@hearthway/contracts/examples';
import { getPreApprovalInfo, savePreApprovalInfo } from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { inMemoryJourney, type InMemoryJourney } from '../../testing/in-memory-journey.js';
import { path, press, renderWizard, stepShown, through } from './testing/render-wizard.js';

const fetches = ({ requests }: InMemoryJourney) =>
  requests.filter((request) => request.startsWith(`GET ${getPreApprovalInfo.path}`));

describe('initial answers of the wizard', () => {
  it('show a spinner while loading', async () => {
    const journey = inMemoryJourney({ preApprovalInfo: example });
    const release = journey.hold(getPreApprovalInfo);
    renderWizard({ journey });
    expect(await screen.findByText('Loading your information...')).toBeDefined();
    release();
    await stepShown(1);
    expect(screen.queryByText('Loading your information...')).toBeNull();
  });

  it('are the username and email if nothing is saved', async () => {
    renderWizard({ at: `${path}#step-5`, preApprovalInfo: through(4) });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' })).value).toBe('jordan');
  });

  it('are not fetched before the user is known', async () => {
    const { journey } = renderWizard({ user: undefined });
    expect(await screen.findByText('Loading your information...')).toBeDefined();
    expect(fetches(journey)).toEqual([]);
  });

  it('are the defaults if loading fails, which is logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const journey = inMemoryJourney({ preApprovalInfo: example });
    journey.failWith(getPreApprovalInfo, 500);
    renderWizard({ journey });
    await stepShown(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Single-Family Home' }).checked).toBe(false);
    expect(screen.getByText('We couldn’t load your earlier answers')).toBeDefined();
    expect(fetches(journey)).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('are the defaults without a word if the server knows of none', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const journey = inMemoryJourney();
    journey.failWith(getPreApprovalInfo, 404, { code: 'pre-approval-info.not-found' });
    renderWizard({ journey });
    await stepShown(1);
    expect(screen.queryByText('We couldn’t load your earlier answers')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('do not overwrite saved answers that failed to load', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const journey = inMemoryJourney({ preApprovalInfo: example });
    journey.failWith(getPreApprovalInfo, 500);
    const rendered = renderWizard({ journey });
    await rendered.person.click(await screen.findByRole('radio', { name: 'Condominium' }));
    journey.failWith(getPreApprovalInfo, undefined);
    await press(rendered, 'Continue');
    await stepShown(2);
    expect(journey.preApprovalInfo()).toMatchObject({ ...example, propertyType: 'condo' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Primary Residence' }).checked).toBe(true);
    logged.mockRestore();
  });
});

describe('a saved answer that is no longer valid', () => {
  const outdated = { ...example, phone: '12' };
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });

  it('blocks no other step and is asked for again at its own', async () => {
    const rendered = renderWizard({ preApprovalInfo: outdated });
    await stepShown(1);
    await press(rendered, 'Continue');
    await stepShown(2);
    expect(rendered.toasts).toEqual([]);
    expect(rendered.journey.preApprovalInfo()).toMatchObject({ ...example, phone: '' });

    history.pushState(null, '', `${path}#step-10`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await stepShown(7);
    expect(phone().value).toBe('12');
    expect(await screen.findByText(wizardTexts.validation.phone)).toBeDefined();
    expect(phone().getAttribute('aria-invalid')).toBe('true');

    await rendered.person.clear(phone());
    await rendered.person.type(phone(), example.phone);
    expect(phone().getAttribute('aria-invalid')).toBeNull();
    await press(rendered, 'Continue');
    await stepShown(8);
    expect(rendered.journey.preApprovalInfo()).toMatchObject(example);
  });

  it('shows the server’s error at its field and keeps the answer', async () => {
    const rendered = renderWizard({ preApprovalInfo: example, at: `${path}#step-7` });
    await stepShown(7);
    const message = 'Not a number of this country';
    rendered.journey.failWith(savePreApprovalInfo, 400, {
      code: 'request.invalid',
      details: [{ path: 'body.phone', message }],
    });
    await press(rendered, 'Continue');
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(phone());
    expect(phone().value).toBe(example.phone);
  });

  it('goes to its step if the server names it', async () => {
    const rendered = renderWizard({ preApprovalInfo: example, at: `${path}#step-9` });
    await stepShown(9);
    rendered.journey.failWith(savePreApprovalInfo, 400, {
      code: 'request.invalid',
      details: [{ path: 'body.phone', message: wizardTexts.validation.phone }],
    });
    await press(rendered, 'Continue');
    await stepShown(7);
    expect(await screen.findByText(wizardTexts.validation.phone)).toBeDefined();
    expect(rendered.toasts).toEqual([{ ...wizardTexts.saveFailed, tone: 'destructive' }]);
  });
});

describe('an ended session', () => {
  it('shows a toast when the answers load', async () => {
    const journey = inMemoryJourney();
    journey.failWith(getPreApprovalInfo, 401);
    const { toasts } = renderWizard({ journey });
    await waitFor(() => {
      expect(location.pathname).toBe('/auth');
    });
    expect(toasts).toEqual([wizardTexts.authenticationRequired]);
  });

  it('shows a toast when they are saved', async () => {
    const rendered = renderWizard({ preApprovalInfo: through(2) });
    await stepShown(1);
    rendered.journey.failWith(savePreApprovalInfo, 401);
    await press(rendered, 'Continue');
    await waitFor(() => {
      expect(location.pathname).toBe('/auth');
    });
    expect(rendered.toasts).toEqual([wizardTexts.authenticationRequired]);
  });
});

describe('a save that fails', () => {
  it('shows a toast, keeps the answers, and can be retried', async () => {
    const rendered = renderWizard({ preApprovalInfo: through(1) });
    await stepShown(1);
    rendered.journey.failWith(savePreApprovalInfo, 503);
    await press(rendered, 'Continue');
    await waitFor(() => {
      expect(rendered.toasts).toEqual([{ ...wizardTexts.saveFailed, tone: 'destructive' }]);
    });
    await stepShown(1);
    rendered.journey.failWith(savePreApprovalInfo, undefined);
    await press(rendered, 'Continue');
    await stepShown(2);
  });
});

it('does not navigate a buyer who left during a save', async () => {
  const rendered = renderWizard({ preApprovalInfo: through(2) });
  await stepShown(1);
  const release = rendered.journey.hold(savePreApprovalInfo);
  await press(rendered, 'Continue');
  await screen.findByRole('button', { name: 'Saving…' });
  await rendered.person.click(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  release();
  await waitFor(() => {
    expect(rendered.journey.preApprovalInfo()).toMatchObject({ propertyType: example.propertyType });
  });
  expect(location.pathname).toBe('/settings');
});
