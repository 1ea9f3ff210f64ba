import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from './tabs.js';

const items = [
  { value: 'log-in', label: 'Log in', content: <p>First panel</p> },
  { value: 'register', label: 'Register', content: <p>Last panel</p> },
];

describe('Tabs', () => {
  it('selects the first tab by default', () => {
    render(<Tabs label="Ways in" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Ways in' })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Log in' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: 'Log in' }).textContent).toBe('First panel');
  });

  it('moves with arrow keys (wrapping around), Home, and End', async () => {
    render(<Tabs label="Ways in" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Last panel');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('First panel');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Last panel');
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tabpanel').textContent).toBe('First panel');
  });

  it('with manual activation selects on Enter, not on focus', async () => {
    render(<Tabs label="Ways in" items={items} activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('First panel');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Last panel');
  });

  it('is controlled by `value` and reports changes', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="Ways in" items={items} value="register" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Log in' }));
    expect(onValueChange).toHaveBeenCalledWith('log-in');
    expect(screen.getByRole('tabpanel').textContent).toBe('Last panel');
  });

  it('moves left and wraps around the start', async () => {
    render(<Tabs label="Ways in" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Last panel');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel').textContent).toBe('First panel');
  });

  it('has a single tab stop in its list, followed by the panel', async () => {
    render(<Tabs label="Ways in" items={items} defaultValue="register" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Register' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('renders unselected panels only with keepPanels, and without a style attribute', () => {
    expect(renderToStaticMarkup(<Tabs label="Ways in" items={items} />)).not.toContain('Last panel');
    const kept = renderToStaticMarkup(<Tabs label="Ways in" items={items} keepPanels />);
    expect(kept).toContain('Last panel');
    expect(kept).not.toContain('style=');
  });

  it('hides unselected panels with keepPanels', () => {
    render(<Tabs label="Ways in" items={items} keepPanels />);
    expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual(['First panel']);
  });
});
