import { changeDeadline } from '@hearthway/contracts/journey';
import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleDeadlines, storedContract } from '../../testing/in-memory/contract.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney } from '../../testing/render-journey.js';

const underContract = () =>
  inMemoryJourney({ contract: { contract: storedContract(examplePurchaseTerms), ...exampleDeadlines } });

async function openRoom(journey = underContract()) {
  const rendered = renderJourney({ journey, at: '/home-inspection' });
  await screen.findByRole('list', { name: 'Deadlines' });
  return rendered;
}

const item = (title: string) => {
  const found = within(screen.getByRole('list', { name: 'Deadlines' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(title));
  if (!found) throw new Error(`No deadline ${title}`);
  return within(found);
};
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the contract', () => {
  it('shows each deadline with its state, and how many were checked', async () => {
    await openRoom();
    expect(item('Earnest money delivered').getByText('Overdue')).toBeDefined();
    expect(item('Option period ends').getByText('Not checked yet')).toBeDefined();
    expect(item('Loan approval').getByText('Checked')).toBeDefined();
    expect(item('Insurance bound').getByText('Done')).toBeDefined();
    expect(item('Closing').getByText(/your own date/)).toBeDefined();
    expect(screen.getByText('2 of 5 checked')).toBeDefined();
  });

  it('asks to compare a date with the signed page, and shows its rule and source', async () => {
    const { journey, person } = await openRoom();
    await person.click(item('Option period ends').getByRole('button'));
    const form = await dialog();
    expect(form.getByText(/Counting 7 days from/)).toBeDefined();
    expect(form.getByRole('link', { name: 'TREC 20-18, paragraph 5' })).toBeDefined();
    await person.click(form.getByLabelText('I checked this date against the signed page'));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('3 of 5 checked')).toBeDefined();
    expect(journey.deadlines()[1]).toMatchObject({ version: 1, own: null, doneAt: null });
  });

  it('keeps the buyer’s own date beside ours', async () => {
    const { journey, person } = await openRoom();
    await person.click(item('Option period ends').getByRole('button'));
    const form = await dialog();
    await person.click(form.getByLabelText('My contract says a different date'));
    await person.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please choose a day')).toBeDefined();
    await person.type(form.getByLabelText('Date in your contract'), '2026-11-27');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.deadlines()[1]?.own).toMatchObject({ localDate: '2026-11-27', localTime: '17:00' });
    });
  });

  it('keeps what was entered when another window saved first, and says so', async () => {
    const { journey, person } = await openRoom();
    await person.click(item('Option period ends').getByRole('button'));
    const form = await dialog();
    journey.changeDeadlineElsewhere('inspection');
    await person.click(form.getByLabelText('Done'));
    await person.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('This deadline changed in another window');
    expect(screen.getByLabelText<HTMLInputElement>('Done').checked).toBe(true);
    expect(journey.deadlines()[1]?.doneAt).toBeNull();
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(journey.deadlines()[1]?.doneAt).not.toBeNull());
  });

  it('keeps the form open if it can’t be saved', async () => {
    const journey = underContract();
    journey.failWith(changeDeadline, 400, { message: 'That day is before the contract.' });
    const { person } = await openRoom(journey);
    await person.click(item('Option period ends').getByRole('button'));
    await person.click((await dialog()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('That day is before the contract.')).toBeDefined();
  });

  it('takes the day on which papers came, and a new closing day', async () => {
    const { journey, person } = await openRoom();
    await person.click(screen.getByRole('button', { name: 'I received them for Title objections sent' }));
    await person.type((await dialog()).getByLabelText('Day you received them'), '2026-11-24');
    await person.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(journey.contract()?.terms.titleReceivedOn).toBe('2026-11-24');
    });
  });

  it('ends only after a second question', async () => {
    const { journey, person } = await openRoom();
    // Closing is recorded with the days of signatures and keys, on its own page.
    expect(screen.queryByRole('button', { name: 'We closed' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'It fell through' }));
    expect(journey.contract()).not.toBeNull();
    await person.click((await dialog()).getByRole('button', { name: 'It fell through' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Your contract' })).toBeNull();
    });
    expect(journey.contract()).toBeNull();
  });

  it('is not shown without one', async () => {
    renderJourney({ at: '/closing' });
    expect(await screen.findByText('Closing starts with your contract')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Your contract' })).toBeNull();
  });
});
