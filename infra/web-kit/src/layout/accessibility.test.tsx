import { pageElements } from '@hearthway/contracts/constants';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Main, SkipLink } from './accessibility.js';

it('moves focus to the main content without changing the URL', async () => {
  const before = location.href;
  render(
    <>
      <SkipLink targetId={pageElements.mainId} />
      <nav>A menu</nav>
      <Main>The page</Main>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(location.href).toBe(before);
});
