import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar } from '../surface/surface.js';
import { Alert } from './alert.js';
import { ProgressBar, Skeleton, Spinner } from './progress.js';
import { EmptyState, ErrorState } from './state.js';

describe('ProgressBar', () => {
  it.each([
    [40, 40],
    [-5, 0],
    [140, 100],
    [Number.NaN, 0],
  ])('shows %d as %d of 100', (value, shown) => {
    render(<ProgressBar label="Steps done" value={value} />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Steps done' }).value).toBe(shown);
  });
});

describe('loading indicators', () => {
  it('announces its text even when only the wheel is visible', () => {
    render(<Spinner text="Loading your information…" hideText />);
    expect(screen.getByRole('status').textContent).toBe('Loading your information…');
  });

  it('hides skeletons from screen readers', () => {
    const { container } = render(<Skeleton lines={3} />);
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  });
});

describe('alerts and states', () => {
  it('announces only danger alerts by default', () => {
    render(
      <>
        <Alert tone="danger">Not saved</Alert>
        <Alert tone="info">For your information</Alert>
      </>,
    );
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Not saved']);
  });

  it('shows a first step in the empty state', () => {
    render(<EmptyState title="No steps yet" headingLevel={3} action={<a href="/start">Start</a>} />);
    expect(screen.getByRole('heading', { level: 3, name: 'No steps yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start' })).toBeDefined();
  });

  it('offers a retry in the error state, ignored while retrying', async () => {
    const onRetry = jest.fn();
    const { rerender } = render(<ErrorState onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(<ErrorState onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Trying…' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('Avatar', () => {
  it.each([
    ['river', 'R'],
    [' ñandú', 'Ñ'],
    ['🏡 home', '🏡'],
    ['', '?'],
  ])('shows the initial of %j as %j', (name, initial) => {
    render(<Avatar name={name} />);
    expect(screen.getByRole('img').textContent).toBe(initial);
  });
});
