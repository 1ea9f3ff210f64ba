import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from './tabs.js';

const items = [
  { value: 'log-in', label: 'Log in', content: <p>First panel</p> },
  { value: 'closed', label: 'Closed', content: <p>Never</p>, disabled: true },
  { value: 'register', label: 'Register', content: <p>Last panel</p> },
];

describe('Tabs', () => {
  it('opens the first when nothing else is asked for', () => {
    render(<Tabs label="Ways in" items={items} />);
    expect(screen.getByRole('tablist', { name: 'Ways in' })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Log in' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel', { name: 'Log in' }).textContent).toBe('First panel');
  });

  it('moves by arrow keys past what is disabled, around the end, and by Home and End', async () => {
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

  it('with manual activation opens on Enter only', async () => {
    render(<Tabs label="Ways in" items={items} activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('First panel');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Last panel');
  });

  it('shows what its owner says and only asks for a change', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="Ways in" items={items} value="register" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Log in' }));
    expect(onValueChange).toHaveBeenCalledWith('log-in');
    expect(screen.getByRole('tabpanel').textContent).toBe('Last panel');
  });

  it('goes back by the left arrow, around the start', async () => {
    render(<Tabs label="Ways in" items={items} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Last panel');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel').textContent).toBe('First panel');
  });

  it('has one stop for Tab in its list, and the panel is the next', async () => {
    render(<Tabs label="Ways in" items={items} defaultValue="register" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Register' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('draws what is not selected only when asked to, and without a style attribute', () => {
    expect(renderToStaticMarkup(<Tabs label="Ways in" items={items} />)).not.toContain('Last panel');
    const kept = renderToStaticMarkup(<Tabs label="Ways in" items={items} keepPanels />);
    expect(kept).toContain('Last panel');
    expect(kept).not.toContain('style=');
  });

  it('hides the panels that it keeps', () => {
    render(<Tabs label="Ways in" items={items} keepPanels />);
    expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual(['First panel']);
  });
});
