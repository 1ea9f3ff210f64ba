import { examplePreApprovalInfo as example } from '@hearthway/contracts/examples';
import {
  emptyPreApprovalInfo,
  getPreApprovalInfo,
  savePreApprovalInfo,
  wizardQuestions,
  type PreApprovalInfo,
} from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { questionTexts } from './questions.js';

const path = '/get-to-know-you';
const renderWizard = (options: RenderOptions = {}) => renderJourney({ at: path, ...options });
const heading = () => screen.findByRole('heading', { level: 1 });
const stepShown = async (step: number) => {
  expect(await screen.findByText(`Step ${step} of 10`)).toBeDefined();
  expect((await heading()).textContent).toBe(questionTexts[wizardQuestions[step - 1]!].heading);
};
const press = async ({ person }: ReturnType<typeof renderWizard>, name: string) => {
  const page = within(await screen.findByRole('main'));
  await person.click(await page.findByRole('button', { name }));
};
const through = (step: number): PreApprovalInfo => ({
  ...emptyPreApprovalInfo,
  ...Object.fromEntries(wizardQuestions.slice(0, step).map((question) => [question, example[question]])),
});

describe('going through the questions', () => {
  it('goes through all questions in order and ends at Buying Power', async () => {
    const rendered = renderWizard();
    const { person, journey, toasts } = rendered;
    await stepShown(1);
    await person.click(screen.getByRole('radio', { name: 'Single-Family Home' }));
    await press(rendered, 'Continue');
    await stepShown(2);
    await person.click(screen.getByRole('radio', { name: 'Primary Residence' }));
    await press(rendered, 'Continue');
    await stepShown(3);
    await person.type(screen.getByRole('combobox', { name: 'State' }), 'tex{Enter}');
    await press(rendered, 'Continue');
    await stepShown(4);
    await person.click(screen.getByRole('radio', { name: 'Soon (3-6 months)' }));
    await press(rendered, 'Continue');
    await stepShown(5);
    await person.clear(screen.getByRole('textbox', { name: 'First name' }));
    await person.type(screen.getByRole('textbox', { name: 'First name' }), 'Jordan{Enter}');
    await stepShown(6);
    await person.type(screen.getByRole('textbox', { name: 'Last name' }), 'Rivera{Enter}');
    await stepShown(7);
    await person.type(screen.getByRole('textbox', { name: 'Phone number' }), '(512) 555-0100{Enter}');
    await stepShown(8);
    await press(rendered, 'Continue');
    await stepShown(9);
    await person.click(screen.getByRole('radio', { name: 'Permanent Resident' }));
    await press(rendered, 'Continue');
    await stepShown(10);
    await person.click(screen.getByRole('radio', { name: 'Widowed' }));
    await press(rendered, 'Complete');

    await waitFor(() => {
      expect(location.pathname).toBe('/buying-power');
    });
    expect(toasts).toEqual([wizardTexts.saved]);
    expect(journey.preApprovalInfo()).toMatchObject(example);
    expect(journey.requests.filter((request) => request === 'POST /api/pre-approval-info')).toHaveLength(10);
  });

  it('shows the first milestone as completed in the tracker', async () => {
    const rendered = renderWizard({ at: `${path}#step-10`, preApprovalInfo: through(10) });
    await press(rendered, 'Complete');
    const tracker = await screen.findByRole('list', { name: 'Your milestones' });
    await waitFor(() => {
      expect(tracker.querySelector('[data-marker="completed"]')).not.toBeNull();
    });
  });

  it('goes back without saving and keeps the answers', async () => {
    const rendered = renderWizard({ preApprovalInfo: through(3), at: `${path}#step-3` });
    await stepShown(3);
    await press(rendered, 'Back');
    await stepShown(2);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Primary Residence' }).checked).toBe(true);
    expect(rendered.journey.requests).not.toContain('POST /api/pre-approval-info');
  });

  it('leaves by Exit on the first step', async () => {
    const rendered = renderWizard();
    await press(rendered, 'Exit');
    expect(location.pathname).toBe('/dashboard');
  });

  it('follows the browser’s Back and Forward without losing answers', async () => {
    const rendered = renderWizard();
    await rendered.person.click(await screen.findByRole('radio', { name: 'Condominium' }));
    await press(rendered, 'Continue');
    await stepShown(2);
    await rendered.person.click(screen.getByRole('radio', { name: 'Second Home' }));
    window.history.back();
    await stepShown(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Condominium' }).checked).toBe(true);
    window.history.forward();
    await stepShown(2);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Second Home' }).checked).toBe(true);
  });

  it('continues on Enter, not on choosing', async () => {
    const { person } = renderWizard();
    await person.click(await screen.findByRole('radio', { name: 'Land' }));
    await stepShown(1);
    await person.keyboard('{Enter}');
    await stepShown(2);
  });

  it('focuses each new question, but not the first', async () => {
    const rendered = renderWizard({ preApprovalInfo: through(2) });
    expect(document.activeElement).not.toBe(await heading());
    await press(rendered, 'Continue');
    await stepShown(2);
    expect(document.activeElement).toBe(await heading());
  });

  it('offers to resume an earlier visit', async () => {
    const rendered = renderWizard({ preApprovalInfo: through(6) });
    await stepShown(1);
    await rendered.person.click(screen.getByRole('link', { name: /Pick up where you left off, at step 7 of 10/ }));
    await stepShown(7);
  });

  it('saves once despite several clicks on Continue', async () => {
    const rendered = renderWizard({ preApprovalInfo: through(2) });
    await stepShown(1);
    const release = rendered.journey.hold(savePreApprovalInfo);
    await press(rendered, 'Continue');
    await rendered.person.keyboard('{Enter}');
    await press(rendered, 'Saving…');
    release();
    await stepShown(2);
    expect(rendered.journey.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });
});

describe('an invalid answer', () => {
  it.each(wizardQuestions.map((question, index) => [question, index + 1] as const))(
    'to %s shows an error at its field and in a toast, and saves nothing',
    async (question, step) => {
      const given = { ...example, [question]: question === 'phone' ? '555-0100' : '' };
      // What the account knows stands in for an empty answer, so it is emptied by hand.
      const prefilled = question === 'firstName' || question === 'email';
      const rendered = renderWizard({ at: `${path}#step-${step}`, preApprovalInfo: given });
      await stepShown(step);
      if (prefilled) await rendered.person.clear(screen.getByRole('textbox'));
      await press(rendered, step === 10 ? 'Complete' : 'Continue');

      const description = wizardTexts.validation[question];
      await waitFor(() => {
        expect(rendered.toasts).toEqual([{ title: 'Validation Error', description, tone: 'destructive' }]);
      });
      const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
      const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(description);
      expect(field?.contains(document.activeElement)).toBe(true);
      expect(rendered.journey.requests).not.toContain('POST /api/pre-approval-info');
      await stepShown(step);
    },
  );

  it('may be a name of invisible characters', async () => {
    const rendered = renderWizard({ at: `${path}#step-6`, preApprovalInfo: through(5) });
    await stepShown(6);
    await rendered.person.type(screen.getByRole('textbox', { name: 'Last name' }), '\u200b\u202e{Enter}');
    expect(await screen.findByText(wizardTexts.validation.lastName)).toBeDefined();
    expect(rendered.journey.requests).not.toContain('POST /api/pre-approval-info');
  });

  it('loses its error on the next change', async () => {
    const rendered = renderWizard();
    await press(rendered, 'Continue');
    expect(await screen.findByText(wizardTexts.validation.propertyType)).toBeDefined();
    await rendered.person.click(screen.getByRole('radio', { name: 'Land' }));
    await waitFor(() => {
      expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    });
  });
});

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
    expect(journey.requests).not.toContain('GET /api/pre-approval-info');
  });

  it('are the defaults if loading fails, which is logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const journey = inMemoryJourney({ preApprovalInfo: example });
    journey.failWith(getPreApprovalInfo, 500);
    renderWizard({ journey });
    await stepShown(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Single-Family Home' }).checked).toBe(false);
    expect(screen.getByText('We couldn’t load your earlier answers')).toBeDefined();
    expect(journey.requests.filter((request) => request === 'GET /api/pre-approval-info')).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(1);
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

describe('citizenship and marital status', () => {
  it.each([9, 10])('at step %d say that they are encrypted, erasable, and not used for ranking', async (step) => {
    renderWizard({ at: `${path}#step-${step}`, preApprovalInfo: example });
    expect(
      await screen.findByText(/We encrypt this answer and never use it to rank lenders\. You can erase it/),
    ).toBeDefined();
  });

  it('are the only questions that say so', async () => {
    renderWizard({ at: `${path}#step-8`, preApprovalInfo: example });
    await stepShown(8);
    expect(screen.queryByText(/Kept encrypted/)).toBeNull();
  });
});
