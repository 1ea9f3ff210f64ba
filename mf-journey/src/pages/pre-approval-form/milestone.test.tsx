import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { changeMilestoneStatus, listMilestoneRules, listMilestones } from '@hearthway/contracts/journey';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { field, fill, leave, renderProfile } from './testing/render-profile.js';

const checklist = async (heading: string) => within((await screen.findByText(heading)).closest('section')!);
const items = async (heading: string) =>
  (await checklist(heading)).getAllByRole('listitem').map(({ textContent }) => textContent);
const celebration = { name: 'Milestone Completed!' };
/** All but the home's price, which lender matching needs. */
const withoutPlan = { ...exampleProfile, plan: null };
const lacking = () => inMemoryJourney({ preApprovalInfo: examplePreApprovalInfo, financialProfile: withoutPlan });
const statusOf = (journey: ReturnType<typeof inMemoryJourney>) => journey.reply(listMilestones)[0]?.status;

afterEach(() => {
  localStorage.clear();
});

/** With the last section that lender matching needs. */
const fillInPlan = async (person: UserEvent) => {
  await fill(person, field('Your plan', 'Target price'), '350000');
  await fill(person, field('Your plan', 'Current housing payment'), '0');
  await fill(person, field('Your plan', 'Down payment, percent'), '10');
};

describe('the checklist of the first milestone', () => {
  it('says what is left to do and links to where it is done', async () => {
    await renderProfile();
    expect(await items('To complete this step')).toEqual([
      'To do: Answer the ten questions',
      'To do: Complete your financial profile',
    ]);
    const links = (await checklist('To complete this step')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/get-to-know-you']);
  });

  it('is missing if it can’t be loaded', async () => {
    const journey = inMemoryJourney();
    journey.failWith(listMilestoneRules, 404);
    await renderProfile({ journey });
    await screen.findByText(/To match you with lenders, we still need/);
    expect(screen.queryByText('To complete this step')).toBeNull();
  });
});

describe('completing the profile after the ten questions', () => {
  it('celebrates once the buyer leaves the section, not while they type', async () => {
    const { journey, person } = await renderProfile({ journey: lacking() });
    await fillInPlan(person);
    await waitFor(
      () => {
        expect(statusOf(journey)).toBe('completed');
      },
      { timeout: 5_000 },
    );
    expect(screen.queryByRole('dialog')).toBeNull();

    await leave(person);
    expect(await screen.findByRole('dialog', celebration)).toBeDefined();
    expect(await items('This step is completed')).toEqual([
      'Done: Answer the ten questions',
      'Done: Complete your financial profile',
    ]);
  });

  it('can be undone, lasts, and can be marked as complete again', async () => {
    const { journey, person } = await renderProfile({ journey: lacking() });
    await fillInPlan(person);
    await leave(person);
    const dialog = within(await screen.findByRole('dialog', celebration));
    await person.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(statusOf(journey)).toBe('in_progress');
    });
    await fill(person, field('Your plan', 'Target price'), '360000');
    await leave(person);
    await waitFor(() => {
      expect(journey.financialProfile().profile.plan?.targetPriceCents).toBe(36_000_000);
    });
    expect(statusOf(journey)).toBe('in_progress');
    expect(screen.queryByRole('dialog')).toBeNull();

    await person.click(await screen.findByRole('button', { name: 'Mark as complete' }));
    expect(await screen.findByRole('dialog', celebration)).toBeDefined();
    expect(statusOf(journey)).toBe('completed');
    expect(screen.queryByRole('button', { name: 'Mark as complete' })).toBeNull();
  });

  it('doesn’t celebrate a profile that was complete before', async () => {
    const journey = inMemoryJourney({ preApprovalInfo: examplePreApprovalInfo, financialProfile: exampleProfile });
    const { person, saves } = await renderProfile({ journey });
    await fill(person, field('Your plan', 'Target price'), '360000');
    await leave(person);
    await waitFor(() => {
      expect(saves()).toBe(1);
    });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(journey.requests.filter((request) => request.includes(changeMilestoneStatus.method))).toEqual([]);
  });
});
