import { emptyFinancialProfile } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exampleAssessment } from '../../../testing/in-memory/example-assessment.js';
import { exampleProfile, nothingAssessed } from '../../../testing/in-memory/financial-profile.js';
import { Figures } from './figures.js';

it('shows estimates without cents', () => {
  const assessment = { ...exampleAssessment, monthlyIncomeCents: 833_333, housingPaymentCents: 272_143 };
  render(<Figures assessment={assessment} profile={exampleProfile} />);
  expect(figureOf('Monthly income')).toBe('$8,333');
  expect(figureOf('Estimated monthly housing')).toBe('about $2,720');
});

it('links to what the housing estimate needs', () => {
  render(<Figures assessment={nothingAssessed} profile={emptyFinancialProfile} />);
  expect(screen.getByRole('link', { name: 'Add your location' }).getAttribute('href')).toBe('#section-location');
  expect(figureOf('Estimated monthly housing')).toBe('Add your location');
});

it('asks for nothing if the state has no estimate', () => {
  render(<Figures assessment={{ ...exampleAssessment, housingPaymentCents: null }} profile={exampleProfile} />);
  expect(figureOf('Estimated monthly housing')).toBe('Not available in your state yet');
});

function figureOf(name: string): string | null | undefined {
  return screen.getByText(name).nextElementSibling?.textContent;
}
