import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { exampleAssessment } from '../../../testing/in-memory/example-assessment.js';
import { Ratios } from './ratios.js';

const housing = () => within(screen.getByRole('group', { name: /Housing alone/ }));

it('show a ratio on the side of the guideline that its card says', () => {
  render(<Ratios assessment={{ ...exampleAssessment, frontRatioBasisPoints: 3_140 }} />);
  expect(housing().getByText('31.4%')).toBeDefined();
  expect(housing().getByText('Mark: the FHA guideline, 31%')).toBeDefined();
});

it('mark no guideline of a program that is not for this purchase', () => {
  const readiness = exampleAssessment.readiness.map((program) => ({ ...program, level: 'not_available' as const }));
  render(<Ratios assessment={{ ...exampleAssessment, frontRatioBasisPoints: 3_140, readiness }} />);
  expect(housing().getByText('31%')).toBeDefined();
  expect(housing().getByText('No guideline applies to this purchase')).toBeDefined();
});
