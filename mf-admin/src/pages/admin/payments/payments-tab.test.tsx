import { listPayments, type AdminPayment } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderSignedIn, type RenderOptions } from '../../../testing/render-admin.js';
import { inMemoryAdmin } from '../../../testing/in-memory-admin.js';

const payment: AdminPayment = {
  id: 'a',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Rivera',
  state: 'TX',
  amount: 2_500,
  status: 'completed',
  createdAt: '2026-01-03T00:00:00.000Z',
};
const erased = { email: '', firstName: '', lastName: '', state: '' };
const payments = {
  foundingMembers: [
    payment,
    { ...payment, ...erased, id: 'b', amount: 123_400, status: 'expired', createdAt: '2026-01-02T00:00:00.000Z' },
  ],
  offerToolkits: [{ ...payment, id: 'c', firstName: 'Cleo', amount: 10_050, status: 'refunded' }],
} satisfies RenderOptions['payments'];

async function openPayments(options: RenderOptions) {
  const rendered = await renderSignedIn(options);
  await rendered.person.click(screen.getByRole('tab', { name: 'Payments' }));
  return rendered;
}
const cellsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent));

describe('the payments', () => {
  it('are two lists with US dollars and statuses', async () => {
    await openPayments({ payments });

    const founding = await screen.findByRole('region', { name: 'Founding Members' });
    expect(within(founding).getByText('$25+')).toBeDefined();
    expect(cellsIn(within(founding).getByRole('table'))).toEqual([
      ['Ada Rivera', 'ad•••@example.comReveal', 'TX', '$25', 'Completed'],
      ['—', 'Erased', '—', '$1,234', 'Expired'],
    ]);
    expect(within(founding).getByText('Completed').className).toContain('badge-success');
    expect(within(founding).getByText('Expired').className).toContain('badge-warning');

    const toolkits = screen.getByRole('region', { name: 'Offer Toolkits' });
    expect(cellsIn(within(toolkits).getByRole('table'))).toEqual([
      ['Cleo Rivera', 'ad•••@example.comReveal', 'TX', '$100.50', 'Refunded'],
    ]);
    expect(within(toolkits).getByText('Refunded').className).toContain('badge-warning');
  });

  it('are sorted by amount, not by text', async () => {
    const { person } = await openPayments({ payments });
    const founding = await screen.findByRole('table', { name: 'Founding Members' });
    await person.click(within(founding).getByRole('button', { name: 'Amount' }));
    expect(cellsIn(founding).map((cells) => cells[3])).toEqual(['$25', '$1,234']);
  });

  it('use their own lists to reveal and export', async () => {
    const { person, admin } = await openPayments({ payments });
    await person.click(await screen.findByRole('button', { name: 'Reveal the email of Cleo Rivera' }));
    await screen.findByText('ada@example.com');
    expect(admin.audits).toEqual([{ list: 'payments', id: 'c' }]);
    expect(screen.getAllByRole('button', { name: /^Download CSV of/ }).map((button) => button.ariaLabel)).toEqual([
      'Download CSV of Founding Members',
      'Download CSV of Offer Toolkits',
    ]);
  });

  it('may be for one offer only', async () => {
    await openPayments({ payments: { offerToolkits: payments.offerToolkits } });
    expect(await screen.findByText('No founding members found')).toBeDefined();
    expect(screen.getByRole('table', { name: 'Offer Toolkits' })).toBeDefined();
  });

  it('have an empty state', async () => {
    await openPayments({});
    expect(await screen.findByText('No founding members found')).toBeDefined();
    expect(screen.getByText('No offer toolkit purchases found')).toBeDefined();
  });

  it('have loading and error states', async () => {
    const admin = inMemoryAdmin({ payments });
    admin.failWith(listPayments, 400);
    const release = admin.hold(listPayments);
    await openPayments({ admin });
    expect(screen.getByText('Loading the payments…')).toBeDefined();
    release();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch payments data');
  });
});
