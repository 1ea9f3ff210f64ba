import type { Page } from '@playwright/test';
import { introductionKey } from '@hearthway/contracts/journey';
import { milestonePath } from '@hearthway/contracts/pages';
import { expectAccessible } from '../support/axe.js';
import { newBuyer, type NewBuyer } from '../support/buyer.js';
import { fillInProfile, section } from '../support/financial-profile.js';
import { keysOf, mouse, thumb, type Hand } from '../support/hand.js';
import {
  carryToOffer,
  dragToOffer,
  logsALetter,
  offersOnAHome,
  pickOffer,
  writesDownGoals,
} from '../support/home-search.js';
import { isPhone, trackerLine } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { expectToast } from '../support/toasts.js';

const ways = [
  {
    how: 'with a mouse at 1280 pixels',
    handOf: () => mouse,
    moveToOffer: dragToOffer,
    use: { viewport: { width: 1280, height: 800 } },
  },
  {
    how: 'with a thumb at 390 pixels',
    tag: '@gate',
    handOf: () => thumb,
    moveToOffer: (page: Page) => pickOffer(page, thumb),
    use: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
  {
    how: 'by keys alone',
    handOf: keysOf,
    moveToOffer: (page: Page) => carryToOffer(page, keysOf(page)),
    use: { viewport: { width: 1280, height: 800 } },
  },
];

for (const { how, tag = [], handOf, moveToOffer, use } of ways) {
  test.describe(how, { tag }, () => {
    test.use({ ...use, reducedMotion: 'reduce' });

    test('a buyer goes the whole way, from the first visit to the deleted account', async ({
      page,
      expectedErrors,
    }) => {
      test.setTimeout(360_000);
      // The browser logs the 401 of a signed-out visitor.
      expectedErrors.push(/401 \(Unauthorized\)/);
      const hand = handOf(page);
      const buyer = newBuyer();
      await registers(page, hand, buyer);
      await answersTheWizard(page, hand);
      await saysTheFinances(page, hand);
      await pinsABudget(page, hand);
      await followsALender(page, hand);
      await logsALetter(page, hand);
      await writesDownGoals(page, hand);
      await offersOnAHome(page, hand, moveToOffer);
      await deletesTheAccount(page, hand, buyer);
      await isUnknown(page, hand, buyer);
    });
  });
}

async function registers(page: Page, { press, write }: Hand, buyer: NewBuyer): Promise<void> {
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Create your account' }).first());
  await page.waitForURL('**/auth?tab=register');
  await write(page.getByLabel('Username'), buyer.username);
  await write(page.getByLabel('Email'), buyer.email);
  await write(page.getByLabel('Password', { exact: true }), buyer.password);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Create account' }));
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${buyer.username}` })).toBeVisible();
  await expect(page.getByText('Complete your profile to see lender matches')).toBeVisible();
  await expectAccessible(page);
}

async function answersTheWizard(page: Page, { press, write, check, search }: Hand): Promise<void> {
  const form = page.locator('form');
  const goOn = async (next: number) => {
    await press(form.getByRole('button', { name: 'Continue' }));
    await expect(page.getByText(`Step ${next} of 10`)).toBeVisible();
  };
  const choose = async (next: number) => {
    await check(form.getByRole('radio').first());
    await goOn(next);
  };
  await press(page.locator('#next-step').getByRole('button', { name: 'Continue' }));
  await page.waitForURL('**/get-to-know-you');
  await choose(2);
  await choose(3);
  await search(page.getByRole('combobox', { name: 'State' }), page.getByRole('option', { name: 'Texas' }), 'Texas');
  await goOn(4);
  await choose(5);
  await goOn(6);
  await write(page.getByRole('textbox', { name: 'Last name' }), 'Rivera');
  await goOn(7);
  await write(page.getByRole('textbox', { name: 'Phone number' }), '(512) 555-0100');
  await goOn(8);
  await goOn(9);
  await choose(10);
  await check(form.getByRole('radio').first());
  await press(form.getByRole('button', { name: 'Complete' }));
  await page.waitForURL('**/buying-power');
  await expectToast(page, 'Information saved');
  await expectAccessible(page);
}

async function saysTheFinances(page: Page, hand: Hand): Promise<void> {
  const introduction = "Let's Get to Know You!";
  const milestones = page.getByRole('listitem').filter({ hasText: introduction });
  if (isPhone(page)) await hand.press(trackerLine(page));
  await expect(milestones.first()).toContainText('In progress');
  await hand.press(milestones.first().getByRole('button'));
  await page.waitForURL(`**${milestonePath(introductionKey)}`);
  await fillInProfile(page, hand);
  const celebration = page.getByRole('dialog', { name: 'Milestone Completed!' });
  await expect(celebration).toContainText(introduction);
  await expectAccessible(page);
  await hand.press(celebration.getByRole('button', { name: 'Continue' }));
  await expect(section(page, 'This step is completed')).toBeVisible();
  await expect(page.getByText('7 of 7 sections done')).toBeVisible();
  await expectAccessible(page);
  await hand.press(section(page, 'Where you stand').getByRole('link', { name: 'See your buying power' }));
  await page.waitForURL('**/buying-power');
}

async function pinsABudget(page: Page, { press }: Hand): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What you can afford' })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Make it your budget' }));
  const scenarios = section(page, 'Your scenarios');
  await press(scenarios.getByRole('button', { name: 'Save these numbers' }));
  const dialog = page.getByRole('dialog', { name: 'Save these numbers' });
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Save scenario' }));
  await press(scenarios.getByRole('button', { name: 'Pin as budget' }));
  const celebration = page.getByRole('dialog', { name: 'Milestone Completed!' });
  await expect(celebration).toContainText('Buying Power');
  await expectAccessible(page);
  await press(celebration.getByRole('button', { name: 'Continue' }));
  await expect(scenarios.getByText('Your budget', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Dashboard', exact: true }).first());
  await page.waitForURL('**/dashboard');
  await expect(section(page, 'Your budget')).toContainText(/about \$\d/);
}

async function followsALender(page: Page, { press }: Hand): Promise<void> {
  const panel = page.getByRole('region', { name: 'Lender Matches' });
  const lenders = panel.getByRole('list', { name: 'Your lenders' }).locator('> li');
  await press(panel.getByRole('button', { name: 'Find Matching Lenders' }));
  await expectToast(page, 'Lender matches found');
  await expect(lenders).toHaveCount(3);
  // Check in between, because two quick taps in one place are a double tap, which counts as one step.
  await expectAccessible(page);
  await press(lenders.first().getByRole('button', { name: 'Mark as Applied' }));
  await expect(lenders.first().getByText('Applied', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(lenders.first().getByRole('button', { name: 'Mark as Pre-Qualified' }));
  await expect(lenders.first().getByText('Pre-Qualified', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

async function deletesTheAccount(page: Page, { press, write }: Hand, buyer: NewBuyer): Promise<void> {
  if (isPhone(page)) await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(page.getByRole('link', { name: 'Settings' }));
  await page.waitForURL('**/settings');
  const deletion = section(page, 'Delete account').getByRole('button', { name: 'Delete account' });
  await expect(deletion).toBeVisible();
  await expectAccessible(page);
  await press(deletion);
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessible(page);
  await write(dialog.getByLabel('Your password', { exact: true }), buyer.password);
  await press(dialog.getByRole('button', { name: 'Delete permanently' }));
  await page.waitForURL((url) => url.pathname === '/');
  await expectToast(page, 'Your account is deleted');
}

async function isUnknown(page: Page, { press, write }: Hand, buyer: NewBuyer): Promise<void> {
  await page.goto('/auth');
  await write(page.getByLabel('Username'), buyer.username);
  await write(page.getByLabel('Password', { exact: true }), buyer.password);
  await press(page.getByRole('button', { name: 'Log in' }));
  await expectToast(page, 'Invalid username or password');
}
