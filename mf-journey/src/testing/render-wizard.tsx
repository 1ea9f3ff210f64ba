import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { emptyPreApprovalInfo, wizardQuestions, type PreApprovalInfo } from '@hearthway/contracts/journey';
import { screen, within } from '@testing-library/react';
import { expect } from '@jest/globals';
import { questionTexts } from '../pages/get-to-know-you/questions.js';
import { renderJourney, type RenderOptions } from './render-journey.js';

export const wizardPath = '/get-to-know-you';
export const renderWizard = (options: RenderOptions = {}) => renderJourney({ at: wizardPath, ...options });
export const heading = () => screen.findByRole('heading', { level: 1 });
export const stepShown = async (step: number) => {
  expect(await screen.findByText(`Step ${step} of 10`)).toBeDefined();
  expect((await heading()).textContent).toBe(questionTexts[wizardQuestions[step - 1]!].heading);
};
export const press = async ({ person }: ReturnType<typeof renderWizard>, name: string) => {
  const page = within(await screen.findByRole('main'));
  await person.click(await page.findByRole('button', { name }));
};
export const through = (step: number): PreApprovalInfo => ({
  ...emptyPreApprovalInfo,
  ...Object.fromEntries(wizardQuestions.slice(0, step).map((question) => [question, examplePreApprovalInfo[question]])),
});
