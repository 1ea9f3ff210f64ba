import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { newBuyer } from '../support/buyer.js';
import { section } from '../support/financial-profile.js';
import {
  answersTheWizard,
  celebrates,
  completedMilestones,
  opensMilestone,
  registers,
} from '../support/first-steps.js';
import { keysOf, mouse, thumb, type Hand } from '../support/hand.js';
import { logsALetter, pinsABudget } from '../support/purchase.js';
import { expect, test } from '../support/test.js';

const address = '4512 Shoal Creek Blvd';
const listing = `$325,000\n3 bd | 2 ba | 1,650 sqft\n${address}, Austin, TX 78756\nSingle Family Residence · Built in 1962`;

interface Way {
  readonly hand: Hand;
  /** Moves the home on the board to Offer. */
  readonly offer: (page: Page) => Promise<void>;
}

const ways = [
  {
    how: 'with a mouse at 1280 pixels',
    wayOf: (page: Page): Way => ({ hand: mouse, offer: () => dragToOffer(page) }),
    use: { viewport: { width: 1280, height: 800 } },
  },
  {
    how: 'with a thumb at 390 pixels',
    wayOf: (page: Page): Way => ({ hand: thumb, offer: () => pickOffer(page, thumb) }),
    use: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
  {
    how: 'by keys alone',
    wayOf: (page: Page): Way => ({ hand: keysOf(page), offer: () => carryToOffer(page, keysOf(page)) }),
    use: { viewport: { width: 1280, height: 800 } },
  },
];

for (const { how, wayOf, use } of ways) {
  test.describe(how, () => {
    test.describe.configure({ timeout: 240_000 });
    test.use({ ...use, reducedMotion: 'reduce' });

    test('a buyer comes from the first question to an offer by doing each step', async ({ page, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/, /401 \(Unauthorized\)/);
      const { hand, offer } = wayOf(page);
      await registers(page, hand, newBuyer());
      await answersTheWizard(page, hand);
      await pinsABudget(page, hand);
      await logsALetter(page, hand);
      await writesDownGoals(page, hand);
      await savesAHome(page, hand);
      await offer(page);
      await celebrates(page, hand, 'Home Search');
      await expect(page.getByText('To complete this step')).toBeAttached();
      await expectAccessible(page);
      await expect
        .poll(() => completedMilestones(page))
        .toEqual(
          expect.arrayContaining([
            "Let's Get to Know You!",
            'Buying Power',
            'Get Pre-Approved',
            'Home Goals',
            'Home Search',
          ]),
        );
    });
  });
}

async function writesDownGoals(page: Page, hand: Hand): Promise<void> {
  await opensMilestone(page, hand, 'Home Search', '/home-search');
  await hand.press(page.getByRole('link', { name: 'Your home goals' }));
  await page.waitForURL('**/home-goals');
  await hand.press(page.getByRole('button', { name: 'Start from “A solid first home”' }));
  const areas = section(page, 'Where you’d live');
  await hand.write(areas.getByLabel('Kind of area'), 'ZIP code');
  await hand.write(areas.getByLabel('ZIP code'), '78756');
  await hand.press(areas.getByRole('button', { name: 'Add area' }));
  await celebrates(page, hand, 'Home Goals');
  await hand.press(page.getByRole('link', { name: 'Go to Home Search' }));
  await page.waitForURL('**/home-search');
}

async function savesAHome(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Add a home' }));
  await hand.write(page.getByLabel('Text of the listing'), listing);
  await hand.press(page.getByRole('button', { name: 'Read it' }));
  await hand.press(page.getByRole('button', { name: 'Save this home' }));
  const home = page.getByRole('article', { name: address });
  await expect(home).toContainText(/About \$[\d,]+ a month/);
  await expect(home).toContainText(/Fits your goals|Facts to check|Misses a must/);
  await expectAccessible(page);
}

const handleOf = (page: Page): Locator => page.getByRole('button', { name: `Drag ${address}` });

async function dragToOffer(page: Page): Promise<void> {
  const column = page.getByRole('region', { name: /^Offer/ });
  await column.scrollIntoViewIfNeeded();
  await handleOf(page).hover();
  const box = await column.boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 60, { steps: 10 });
  await expect(page.getByText('Over Offer.')).toBeAttached();
  await page.mouse.up();
}

/** Saved, Tour, Shortlist, Offer: three columns on. */
async function carryToOffer(page: Page, { press }: Hand): Promise<void> {
  await press(handleOf(page));
  await expect(page.getByText('Over Saved.')).toBeAttached();
  for (const column of ['Tour', 'Shortlist', 'Offer']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Over ${column}.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
}

async function pickOffer(page: Page, { press }: Hand): Promise<void> {
  await press(page.getByRole('button', { name: `Move ${address}` }));
  await press(page.getByRole('menuitem', { name: 'Offer' }));
}
