import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink } from './accessibility.js';

it('takes the focus to the content and leaves the address alone', async () => {
  const before = location.href;
  render(
    <>
      <SkipLink targetId="content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(location.href).toBe(before);
});
