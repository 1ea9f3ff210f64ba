import { hashScrollDelayMilliseconds } from '@hearthway/contracts/constants';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useHashScroll } from './use-hash-scroll.js';

beforeEach(() => {
  jest.useFakeTimers();
  window.location.hash = '#purchases';
});
afterEach(() => {
  jest.useRealTimers();
  window.location.hash = '';
});

function Page() {
  useHashScroll();
  return <h2 id="purchases">Purchases</h2>;
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/settings#purchases']}>
      <Page />
    </MemoryRouter>,
  );
const settle = () => jest.advanceTimersByTime(hashScrollDelayMilliseconds);

it('moves to what the hash names', () => {
  open();
  settle();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('leaves the focus alone once the buyer uses the page', () => {
  open();
  fireEvent.pointerDown(document.body);
  settle();
  expect(document.activeElement).toBe(document.body);
});
