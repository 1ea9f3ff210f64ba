import { exampleMilestones } from '@hearthway/contracts/examples';
import {
  createPreApprovalLetter,
  getPreApprovalProgress,
  listMilestones,
  listPreApprovalLetters,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { allTimersBut } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { momentOf } from '../../../features/local-time/index.js';
import { exampleProfile } from '../../../testing/in-memory/financial-profile.js';
import type { RenderOptions } from '../../../testing/render-journey.js';
import { openPage } from '../testing/open-page.js';

// Only the date is faked, so that it can't change during a test.
beforeAll(() => void jest.useFakeTimers({ doNotFake: allTimersBut('Date'), now: momentOf('2026-11-23', '12:00')! }));
afterAll(() => void jest.useRealTimers());

const letter: PreApprovalLetter = {
  id: 'letter-1',
  version: 1,
  lender: 'Oak Bank',
  amountCents: 35_000_000,
  borrowers: 2,
  issuedOn: '2026-11-01',
  expiresOn: '2027-01-30',
};

async function openLetters(letters: readonly PreApprovalLetter[] = [], options: RenderOptions = {}) {
  const page = await openPage('Your letters', { ...options, lendersAndLetters: { letters } });
  await page.section.findByRole('button', { name: 'Log a letter' });
  const stored = () => page.journey.reply(listPreApprovalLetters);
  return { ...page, stored };
}
type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof openLetters>>['dialog']>>;

const statusOf = (journey: Awaited<ReturnType<typeof openLetters>>['journey']) =>
  journey.reply(listMilestones).find(({ key }) => key === 'get-pre-approved')?.status;

describe('a letter', () => {
  it('is logged, completes the milestone, and is said to be in the calendar', async () => {
    const { press, dialog, person, section, journey, toasts, stored } = await openLetters();
    await press('Log a letter');
    const form = await dialog('Log a letter');
    await person.type(form.getByLabelText('Lender'), 'Oak Bank');
    await person.type(form.getByLabelText('Amount on the letter'), '350,000');
    await person.type(form.getByLabelText('Expiration date'), '2027-01-30');
    await person.click(form.getByRole('button', { name: 'Save' }));

    await dialog('Milestone Completed!');
    expect(statusOf(journey)).toBe('completed');
    expect(stored()).toMatchObject([
      { lender: 'Oak Bank', amountCents: 35_000_000, borrowers: 1, issuedOn: '2026-11-23', expiresOn: '2027-01-30' },
    ]);
    expect(toasts.at(-1)).toMatchObject({
      title: 'Letter saved',
      description: 'In your calendar: Jan 16, 2027 and Jan 27, 2027.',
    });
    expect(section.getAllByText('68 days left')).toHaveLength(2);
  });

  it('says what is wrong at each control, and keeps what was typed if it isn’t saved', async () => {
    const { press, dialog, person, journey, stored } = await openLetters();
    await press('Log a letter');
    const form = await dialog('Log a letter');
    await person.type(form.getByLabelText('Amount on the letter'), '0');
    await person.type(form.getByLabelText('Expiration date'), '2026-11-01');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Please enter the lender’s name');
    expect(form.getByText('Please enter an amount above $0')).toBeDefined();
    expect(document.activeElement).toBe(form.getByLabelText('Lender'));

    await person.type(form.getByLabelText('Lender'), 'Oak Bank');
    await person.clear(form.getByLabelText('Amount on the letter'));
    await person.type(form.getByLabelText('Amount on the letter'), '350000');
    await form.findByText('The expiration date has to be after the issue date');
    await person.clear(form.getByLabelText('Expiration date'));
    await person.type(form.getByLabelText('Expiration date'), '2027-01-30');
    await person.clear(form.getByLabelText('Issue date'));
    await person.type(form.getByLabelText('Issue date'), '2026-11-24');
    await form.findByText('This date is in the future. Please enter the one on the letter.');
    await person.clear(form.getByLabelText('Issue date'));
    await person.type(form.getByLabelText('Issue date'), '2026-11-23');
    journey.failWith(createPreApprovalLetter, 503);
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('We couldn’t save this letter');
    expect(form.getByLabelText<HTMLInputElement>('Lender').value).toBe('Oak Bank');
    journey.failWith(createPreApprovalLetter, undefined);
    await person.click(form.getByRole('button', { name: 'Save' }));
    await dialog('Milestone Completed!');
    expect(stored()).toHaveLength(1);
  });

  it('counts down, and says what is wrong with it and what to do', async () => {
    const { item, section } = await openLetters(
      [
        { ...letter, amountCents: 34_000_000, borrowers: 1 },
        { ...letter, id: 'letter-2', lender: 'Elm', expiresOn: '2026-11-25' },
        { ...letter, id: 'letter-3', lender: 'Ash', expiresOn: '2026-11-22', amountCents: 1 },
      ],
      { financialProfile: exampleProfile },
    );
    expect(item('Oak Bank').getByText('68 days left')).toBeDefined();
    expect((await section.findByText(/\$10,000 below your target price/)).textContent).toContain(
      'Ask the lender “What would it take',
    );
    const change = item('Oak Bank').getByRole('link', { name: 'change your target price' });
    expect(change.getAttribute('href')).toBe('/pre-approval-form#section-plan');
    expect(item('Oak Bank').getByText(/your profile has a co-borrower now/)).toBeDefined();
    expect(item('Elm').getByText('2 days left')).toBeDefined();
    expect(item('Elm').getByText(/^Ask the lender to renew it now/)).toBeDefined();
    expect(item('Ash').getByText('Expired')).toBeDefined();
    expect(item('Ash').getByText(/^Sellers won’t accept it anymore/)).toBeDefined();
    expect(item('Ash').queryByText(/below your target/)).toBeNull();
  });

  it('no longer fits when the co-borrower is gone', async () => {
    const alone = { ...exampleProfile, income: { borrowers: exampleProfile.income.borrowers.slice(0, 1) } };
    const { section } = await openLetters([letter], { financialProfile: alone });
    await section.findByText(/counts a co-borrower, and your profile has none now/);
  });

  it('is deleted after a question, which may reopen the milestone', async () => {
    const milestones = exampleMilestones.map((entry) =>
      entry.key === 'get-pre-approved' ? { ...entry, status: 'completed' as const } : entry,
    );
    const { press, dialog, person, stored, journey, toasts } = await openLetters([letter], { milestones });
    await press('Delete letter from Oak Bank');
    const question = await dialog('Delete this letter?');
    expect(stored()).toHaveLength(1);
    await person.click(question.getByRole('button', { name: 'Delete letter' }));
    await waitFor(() => {
      expect(stored()).toEqual([]);
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your letters' }));
    });
    expect(toasts.at(-1)).toMatchObject({ title: 'Letter deleted' });
    expect(statusOf(journey)).toBe('in_progress');
  });
});

describe('a letter that changed somewhere else', () => {
  async function openChanged() {
    const page = await openLetters([letter]);
    await page.press('Change letter from Oak Bank');
    const form = await page.dialog('Change this letter');
    await page.person.clear(form.getByLabelText('Amount on the letter'));
    await page.person.type(form.getByLabelText('Amount on the letter'), '360000');
    return { ...page, form };
  }
  const renamed = (all: readonly PreApprovalLetter[]) =>
    all.map((one) => ({ ...one, version: 2, lender: 'Oak National' }));
  const saveAndSee = async (form: Dialog, person: Awaited<ReturnType<typeof openChanged>>['person']) => {
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByRole('heading', { name: 'This letter changed somewhere else' });
  };

  it('shows where both versions differ, and the buyer’s can be kept', async () => {
    const { form, person, journey, stored } = await openChanged();
    journey.changeLettersElsewhere(renamed);
    await saveAndSee(form, person);
    expect(form.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'YoursThe newer one',
      'LenderOak BankOak National',
      'Amount$360,000$350,000',
    ]);
    await person.click(form.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(stored()).toMatchObject([{ version: 3, lender: 'Oak Bank', amountCents: 36_000_000 }]);
  });

  it('can stay as it is there', async () => {
    const { form, person, journey, stored, section } = await openChanged();
    journey.changeLettersElsewhere(renamed);
    await saveAndSee(form, person);
    await person.click(form.getByRole('button', { name: 'Use the newer one' }));
    await section.findByRole('heading', { name: 'Oak National' });
    expect(stored()).toMatchObject([{ version: 2, lender: 'Oak National', amountCents: 35_000_000 }]);
  });

  it('can be added again if it was deleted there', async () => {
    const { form, person, journey, stored } = await openChanged();
    journey.changeLettersElsewhere(() => []);
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('This letter was deleted somewhere else');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(stored()).toMatchObject([{ version: 1, amountCents: 36_000_000 }]);
    });
  });

  it('is not deleted unseen', async () => {
    const { press, dialog, person, journey, stored } = await openLetters([letter]);
    await press('Delete letter from Oak Bank');
    const question = await dialog('Delete this letter?');
    journey.changeLettersElsewhere(renamed);
    await person.click(question.getByRole('button', { name: 'Delete letter' }));
    await question.findByText(/^It changed somewhere else/);
    expect(stored()).toHaveLength(1);
    await question.findByText(/^The letter from Oak National/);
    await person.click(question.getByRole('button', { name: 'Delete letter' }));
    await waitFor(() => {
      expect(stored()).toEqual([]);
    });
  });
});

describe('paying cash', () => {
  it('completes the milestone without a letter, and can be taken back', async () => {
    const { press, dialog, person, section, journey } = await openLetters();
    await press('I’m paying cash');
    const celebration = await dialog('Milestone Completed!');
    expect(celebration.queryByText(/lender/)).toBeNull();
    await person.click(celebration.getByRole('button', { name: 'Close' }));
    expect(section.getByText('You’re paying cash, so you don’t need a letter')).toBeDefined();
    expect(section.queryByRole('button', { name: 'I’m paying cash' })).toBeNull();

    await press('Undo: I need a loan');
    await waitFor(() => {
      expect(journey.reply(getPreApprovalProgress)).toMatchObject({ payingCash: false });
    });
    expect(section.getByText('None yet')).toBeDefined();
    expect(statusOf(journey)).toBe('in_progress');
  });

  it('leaves letters in case of a loan, but asks for nothing about them, and for no other', async () => {
    const { item, section, press } = await openLetters([{ ...letter, expiresOn: '2026-11-25' }]);
    expect(item('Oak Bank').getByText(/^Ask the lender to renew it/)).toBeDefined();
    await press('I’m paying cash');
    await section.findByText(/What you logged stays here and in your calendar, in case you need a loan/);
    expect(item('Oak Bank').queryByText(/^Ask the lender to renew it/)).toBeNull();
    expect(section.queryByRole('button', { name: 'Log a letter' })).toBeNull();
  });
});
