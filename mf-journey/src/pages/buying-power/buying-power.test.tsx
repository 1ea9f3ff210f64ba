import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

const open = async (options: RenderOptions = {}) => {
  const rendered = renderJourney({ at: '/buying-power', ...options });
  await screen.findByRole('heading', { name: /can afford/ });
  return rendered;
};
const own = { financialProfile: exampleProfile };
const comfortable = () => screen.getByRole('radio', { name: /Comfortable/ }).closest('label')?.textContent ?? '';

describe('without a profile', () => {
  it('shows an example with a price, and how to get your own numbers', async () => {
    await open();
    expect(screen.getByText('This is an example')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add your finances (5 min)' }).getAttribute('href')).toBe(
      '/pre-approval-form',
    );
    expect(comfortable()).toContain('about $');
  });

  it('says what changes the example only where there is one', async () => {
    await open({ preApprovalInfo: { ...examplePreApprovalInfo, propertyState: 'OH' } });
    expect(comfortable()).toContain('No price yet');
    expect(screen.getByText(/We don’t have typical property tax and home insurance for Ohio/)).toBeDefined();
    expect(screen.queryByText(/change that a lot/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Yearly property tax' }).value).toBe('');
    expect(screen.getByRole('slider', { name: 'Yearly home insurance, slider' }).ariaValueText).toBe('not entered');
    expect(screen.getByText('Your own income, debts, and savings make these numbers yours.')).toBeDefined();
  });
});

describe('with a profile', () => {
  it('shows the buyer’s own numbers, which follow a slider’s field', async () => {
    const { person } = await open(own);
    expect(screen.queryByText('This is an example')).toBeNull();
    const before = comfortable();
    const rate = screen.getByRole('textbox', { name: 'Interest rate' });
    await person.clear(rate);
    await person.type(rate, '9');
    expect(comfortable()).not.toBe(before);
    const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Back to the numbers you started with' });
    await person.click(back);
    expect(comfortable()).toBe(before);
    expect([back.disabled, back.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(document.activeElement).toBe(back);
    await person.click(back);
    expect(comfortable()).toBe(before);
  });

  it('says what is wrong with a number, keeps it to be mended, and goes on with the last good one', async () => {
    const { person } = await open(own);
    const before = comfortable();
    const rate = screen.getByRole<HTMLInputElement>('textbox', { name: 'Interest rate' });
    await person.clear(rate);
    await person.type(rate, 'abc');
    await person.tab();
    expect(rate.value).toBe('abc');
    expect(screen.getByText('Enter a number like 6.25')).toBeDefined();
    await person.clear(rate);
    await person.paste('26');
    expect(screen.getByText('Enter a value from 0% to 25%')).toBeDefined();
    expect(comfortable()).toBe(before);
  });

  it('asks which state holds if the answers about the home name another one', async () => {
    await open({ ...own, preApprovalInfo: { ...examplePreApprovalInfo, propertyState: 'FL' } });
    const question = screen.getByRole('link', { name: 'Which state you’re buying in: Texas or Florida' });
    expect(question.getAttribute('href')).toBe('/pre-approval-form');
  });

  it('starts from a payment', async () => {
    const { person } = await open(own);
    await person.click(screen.getByRole('checkbox', { name: 'Start from a monthly payment instead' }));
    expect(screen.getByRole('radio', { name: /Your payment/ })).toBeDefined();
    expect(screen.getByRole('slider', { name: 'Monthly payment, slider' })).toBeDefined();
  });

  it('says how far the savings fall short, and keeps the price within them', async () => {
    const savings = { ...exampleProfile.savings, savingsCents: 2_000_000 };
    const { person } = await open({ financialProfile: { ...exampleProfile, savings } });
    const text = screen.getByText(/^At \$[\d,]+, plan for about/).textContent;
    const [, cash = 0, reserves = 0, saved = 0] = [...text.matchAll(/\$([\d,]+)/g)].map(([amount]) =>
      dollarsOf(amount),
    );
    const short = dollarsOf(screen.getByText(/^Your savings may be about/).textContent);
    expect(short).toBe(cash + reserves - saved);
    const before = comfortable();
    await person.click(screen.getByText('More details'));
    await person.click(screen.getByRole('checkbox', { name: /Keep the price within my cash/ }));
    expect(comfortable()).not.toBe(before);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cash you have' }).value).toBe('20,000');
    await waitFor(() => {
      expect(screen.queryByText(/^Your savings may be/)).toBeNull();
    });
  });

  it('removes the programs that don’t finance a kind of home, and says why', async () => {
    const { person } = await open(own);
    await person.click(screen.getByText('More details'));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Kind of home' }), 'Land');
    expect(comfortable()).toContain('No loan fits');
    expect(await screen.findByText(/These programs don’t finance land on its own/)).toBeDefined();
  });

  it('looks at another state, and at a county of it', async () => {
    const { person, journey } = await open(own);
    const before = comfortable();
    await person.click(screen.getByText('More details'));
    await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Colorado');
    await waitFor(() => {
      expect(screen.getAllByText(/for Colorado/).length).toBeGreaterThan(0);
    });
    expect(comfortable()).not.toBe(before);
    expect(screen.queryByText(/We don’t have/)).toBeNull();
    const county = screen.getByRole<HTMLSelectElement>('combobox', { name: /^County/ });
    await waitFor(() => {
      expect(county.options.length).toBeGreaterThan(1);
    });
    await person.selectOptions(county, county.options[1]?.value ?? '');
    await waitFor(() => {
      expect(journey.requests.filter((request) => request.includes('/api/affordability/rows'))).toHaveLength(3);
    });
    await person.click(screen.getByRole('button', { name: 'Back to the numbers you started with' }));
    expect(comfortable()).toBe(before);
  });
});

const dollarsOf = (text: string): number => Number(text.replace(/[^\d]/g, ''));
