import { expectAccessible } from '../support/axe.js';
import { newBuyer } from '../support/buyer.js';
import { answersTheWizard, completedMilestones, registers } from '../support/first-steps.js';
import { mouse as hand } from '../support/hand.js';
import {
  appliesForTheLoan,
  getsAnOfferAccepted,
  goesOnAfterInspection,
  isClearToClose,
  leavesAfterInspection,
  logsALetter,
  paysCash,
  pinsABudget,
  savesAHome,
  takesTheKeys,
} from '../support/purchase.js';
import { expect, test } from '../support/test.js';

const listingOf = (address: string, place: string) =>
  `$325,000\n3 bd | 2 ba | 1,650 sqft\n${address}, ${place}\nSingle Family Residence · Built in 1992`;

const fromContractToKeys = ['Make Offer', 'Mortgage Application', 'Home Inspection', 'Appraisal', 'Closing'];

test.describe('a whole purchase, from registration to keys', () => {
  test.describe.configure({ timeout: 360_000 });
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/, /401 \(Unauthorized\)/);
  });

  test('in Texas, with a realtor and a loan', { tag: '@gate' }, async ({ page }) => {
    await registers(page, hand, newBuyer());
    await answersTheWizard(page, hand);
    await pinsABudget(page, hand);
    await logsALetter(page, hand);
    await savesAHome(page, hand, listingOf('4512 Shoal Creek Blvd', 'Austin, TX 78756'));
    await getsAnOfferAccepted(page, hand, '4512 Shoal Creek Blvd');
    await appliesForTheLoan(page, hand);
    await goesOnAfterInspection(page, hand);
    await expectAccessible(page);
    await isClearToClose(page, hand, '325,000');
    await expectAccessible(page);
    await takesTheKeys(page, hand);
    await expectAccessible(page);
    await expect.poll(() => completedMilestones(page)).toEqual(expect.arrayContaining(fromContractToKeys));
  });

  test('in Florida, alone and in cash', async ({ page }) => {
    await registers(page, hand, newBuyer());
    await answersTheWizard(page, hand, 'Florida');
    await pinsABudget(page, hand, { state: 'Florida', county: 'Hillsborough' });
    await paysCash(page, hand);
    await savesAHome(page, hand, listingOf('18 Palm Avenue', 'Tampa, FL 33602'));
    await getsAnOfferAccepted(page, hand, '18 Palm Avenue', { 'How you pay': 'In cash' });
    await expect
      .poll(() => completedMilestones(page))
      .toEqual(expect.arrayContaining(['Mortgage Application', 'Appraisal']));
    await goesOnAfterInspection(page, hand);
    await takesTheKeys(page, hand);
    await expect.poll(() => completedMilestones(page)).toEqual(expect.arrayContaining(fromContractToKeys));
  });

  test('in Tennessee, where the first contract ends after the inspection', async ({ page }) => {
    await registers(page, hand, newBuyer());
    await answersTheWizard(page, hand, 'Tennessee');
    await pinsABudget(page, hand, { state: 'Tennessee', county: 'Davidson' });
    await logsALetter(page, hand);
    await savesAHome(page, hand, listingOf('7 Dogwood Lane', 'Nashville, TN 37209'));
    await savesAHome(page, hand, listingOf('22 Magnolia Court', 'Nashville, TN 37211'));
    await getsAnOfferAccepted(page, hand, '7 Dogwood Lane');
    await appliesForTheLoan(page, hand);
    await leavesAfterInspection(page, hand);
    await expect.poll(() => completedMilestones(page)).not.toContain('Make Offer');

    await getsAnOfferAccepted(page, hand, '22 Magnolia Court');
    await appliesForTheLoan(page, hand);
    await goesOnAfterInspection(page, hand);
    await isClearToClose(page, hand, '330,000');
    await takesTheKeys(page, hand);
    await expect(page.getByText('22 Magnolia Court').first()).toBeVisible();
    await expect.poll(() => completedMilestones(page)).toEqual(expect.arrayContaining(fromContractToKeys));
  });
});
