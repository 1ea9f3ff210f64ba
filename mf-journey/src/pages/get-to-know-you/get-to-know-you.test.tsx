import { examplePreApprovalInfo as example } from '@hearthway/contracts/examples';
import { listMilestones, savePreApprovalInfo, wizardQuestions } from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { heading, path, press, renderWizard, stepShown, through } from './testing/render-wizard.js';

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

  it('celebrates the first milestone if the finances are known, and can undo that', async () => {
    const given = { preApprovalInfo: through(9), financialProfile: exampleProfile };
    const rendered = renderWizard({ at: `${path}#step-10`, ...given });
    await rendered.person.click(await screen.findByRole('radio', { name: 'Widowed' }));
    await press(rendered, 'Complete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Milestone Completed!' }));
    expect(location.pathname).toBe('/buying-power');
    expect(rendered.toasts).toEqual([wizardTexts.saved]);
    const status = () => rendered.journey.reply(listMilestones).map((milestone) => milestone.status)[0];
    expect(status()).toBe('completed');

    await rendered.person.click(dialog.getByRole('button', { name: 'Undo' }));

    await waitFor(() => {
      expect(status()).toBe('in_progress');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the first milestone open without the finances', async () => {
    const rendered = renderWizard({ at: `${path}#step-10`, preApprovalInfo: through(10) });
    await press(rendered, 'Complete');
    await waitFor(() => {
      expect(location.pathname).toBe('/buying-power');
    });
    expect(rendered.journey.reply(listMilestones)[0]?.status).toBe('in_progress');
    expect(screen.queryByRole('dialog')).toBeNull();
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
      // An empty answer is prefilled from the account, so it is cleared by hand.
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

  it.each([
    [6, 'Last name', 'x'.repeat(101), 'Please use 100 characters or fewer'],
    [7, 'Phone number', '(512) 555-0100 extension '.repeat(2), 'Please use 40 characters or fewer'],
  ])('at step %i may be pasted and too long, and is never cut', async (step, label, answer, problem) => {
    const rendered = renderWizard({ at: `${path}#step-${step}`, preApprovalInfo: through(step - 1) });
    await stepShown(step);
    const control = screen.getByRole<HTMLInputElement>('textbox', { name: label });
    await rendered.person.click(control);
    await rendered.person.paste(answer);
    expect(control.value).toBe(answer);
    await rendered.person.keyboard('{Enter}');
    expect(await screen.findByText(problem)).toBeDefined();
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
