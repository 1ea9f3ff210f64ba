import { examplePreApprovalInfo as example } from '@hearthway/contracts/examples';
import { emptyPreApprovalInfo, wizardQuestions, type PreApprovalInfo } from '@hearthway/contracts/journey';
import { expect } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';
import { questionTexts } from '../questions.js';

export const path = '/get-to-know-you';
export const renderWizard = (options: RenderOptions = {}) => renderJourney({ at: path, ...options });
export const heading = () => screen.findByRole('heading', { level: 1 });
export const stepShown = async (step: number) => {
  expect(await screen.findByText(`Step ${step} of 10`)).toBeDefined();
  expect((await heading()).textContent).toBe(questionTexts[wizardQuestions[step - 1]!].heading);
};
export const press = async ({ person }: ReturnType<typeof renderWizard>, name: string) => {
  const page = within(await screen.findByRole('main'));
  await person.click(await page.findByRole('button', { name }));
};
/** Answers to the first questions only. */
export const through = (step: number): PreApprovalInfo => ({
  ...emptyPreApprovalInfo,
  ...Object.fromEntries(wizardQuestions.slice(0, step).map((question) => [question, example[question]])),
});
