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

describe('what waits', () => {
  it('has a spinner that says what it waits for, also when only the wheel is seen', () => {
    render(<Spinner text="Loading your information…" hideText />);
    expect(screen.getByRole('status').textContent).toBe('Loading your information…');
  });

  it('hides skeletons from screen readers', () => {
    const { container } = render(<Skeleton lines={3} />);
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  });
});

describe('what says how things stand', () => {
  it('speaks up for danger and stays quiet otherwise', () => {
    render(
      <>
        <Alert tone="danger">Not saved</Alert>
        <Alert tone="info">For your information</Alert>
      </>,
    );
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Not saved']);
  });

  it('offers the first step where nothing is yet', () => {
    render(<EmptyState title="No steps yet" headingLevel={3} action={<a href="/start">Start</a>} />);
    expect(screen.getByRole('heading', { level: 3, name: 'No steps yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start' })).toBeDefined();
  });

  it('offers to try again after a failure, and not twice while trying', async () => {
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
  ])('of %j shows %j', (name, initial) => {
    render(<Avatar name={name} />);
    expect(screen.getByRole('img').textContent).toBe(initial);
  });
});
