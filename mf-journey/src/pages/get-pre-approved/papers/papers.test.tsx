import { getFinancialProfile, getPreApprovalProgress, savePreApprovalProgress } from '@hearthway/contracts/journey';
import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { exampleProfile } from '../../../testing/in-memory/financial-profile.js';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import type { RenderOptions } from '../../../testing/render-journey.js';
import { openPage } from '../testing/open-page.js';

const answered = { financialProfile: exampleProfile, preApprovalInfo: examplePreApprovalInfo };
const photo = 'A government photo ID for everyone on the loan';

async function openPapers(options: RenderOptions = answered) {
  const page = await openPage('Documents to gather', options);
  await page.section.findByRole('checkbox', { name: photo });
  const box = (name: string | RegExp) => page.section.getByRole<HTMLInputElement>('checkbox', { name });
  return { ...page, box };
}

it('come from the profile, with who needs each and why, and are ticked off', async () => {
  const { box, section, person, journey } = await openPapers();
  const gift = box(/^A signed gift letter/);
  const help = document.getElementById(gift.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('Lender’s underwriter. It says that the money is a gift and not another loan.');
  expect(section.queryByText('The list may change once we know')).toBeNull();
  expect(section.getByText('0 of 9 ready')).toBeDefined();

  await person.click(gift);
  await section.findByText('1 of 9 ready');
  expect(gift.checked).toBe(true);
  await waitFor(() => {
    expect(journey.reply(getPreApprovalProgress)).toEqual({ version: 1, payingCash: false, papers: ['gift_letter'] });
  });
});

it('are few for a buyer who pays cash', async () => {
  const { section } = await openPage('Documents to gather', {
    ...answered,
    lendersAndLetters: { progress: { version: 1, payingCash: true, papers: ['w2_forms'] } },
  });
  await section.findByText(/^Proof of funds/);
  expect(section.getByText(/^You’re paying cash, so you don’t need a lender’s papers/)).toBeDefined();
  expect(section.queryByRole('checkbox')).toBeNull();
});

it('depend on answers that are missing, which are named and linked', async () => {
  const { section } = await openPapers({
    financialProfile: { ...exampleProfile, income: null, savings: null },
  });
  const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Your income', '/pre-approval-form#section-income'],
    ['Your savings', '/pre-approval-form#section-savings'],
    ['How you’ll use the home', '/get-to-know-you'],
  ]);
});

it('are all saved when they are ticked faster than they are sent', async () => {
  const { box, person, journey } = await openPapers();
  const release = journey.hold(savePreApprovalProgress);
  for (const [name, checked] of [
    [photo, true],
    [/^Pay stubs/, true],
    [photo, false],
  ] as const) {
    await person.click(box(name));
    await waitFor(() => {
      expect(box(name).checked).toBe(checked);
    });
  }
  release();
  await waitFor(() => {
    expect(journey.reply(getPreApprovalProgress)).toMatchObject({ version: 3, papers: ['pay_stubs'] });
  });
});

it('keep what another window ticked meanwhile', async () => {
  const { box, person, journey } = await openPapers();
  journey.changeProgressElsewhere({ papers: ['gift_letter'] });
  await person.click(box(photo));
  await waitFor(() => {
    expect(journey.reply(getPreApprovalProgress)).toMatchObject({ papers: ['photo_id', 'gift_letter'] });
  });
  await waitFor(() => {
    expect(box(/^A signed gift letter/).checked).toBe(true);
  });
});

it('are as before when saving failed, and that is said', async () => {
  const { box, person, journey, toasts } = await openPapers();
  journey.failWith(savePreApprovalProgress, 503);
  await person.click(box(photo));
  await waitFor(() => {
    expect(toasts.at(-1)).toMatchObject({ title: 'We couldn’t save that', tone: 'destructive' });
  });
  expect(box(photo).checked).toBe(false);
});

it('are tried again when they failed to load', async () => {
  const journey = inMemoryJourney(answered);
  journey.failWith(getFinancialProfile, 503);
  const { section, press } = await openPage('Documents to gather', { journey });
  await section.findByRole('heading', { name: 'We couldn’t load your list of documents' }, { timeout: 5_000 });
  expect(section.getByText('Didn’t load')).toBeDefined();
  journey.failWith(getFinancialProfile, undefined);
  await press('Try again');
  await section.findByRole('checkbox', { name: photo });
});
