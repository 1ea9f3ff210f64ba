import type { Page } from '@playwright/test';
import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { createHome, home, listHomes, type Home } from '@hearthway/contracts/journey';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { send } from '../support/plan.js';
import { expect, test } from '../support/test.js';

test.describe('notes on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('written offline are kept when the page is closed, and sent later', async ({
    page,
    context,
    expectedErrors,
  }) => {
    // An empty page has no storage for the test's own sign-in.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /'sessionStorage' property from 'Window'/);
    await arriveSignedIn(page);
    const path = `/home-search/${(await saveHome(page)).id}`;
    await page.goto(path);
    await expect(notes(page)).toBeVisible();
    await context.setOffline(true);
    await notes(page).fill('Bright kitchen');
    await page.getByRole('group', { name: 'Kitchen' }).getByLabel('4 of 5').check();
    await expect(page.getByText('Saved on this device. We’ll send it when you’re back online.')).toBeVisible();
    await page.goto('about:blank');
    await context.setOffline(false);

    // Without the service, the list of homes sends nothing either.
    await context.route('**/api/homes/**', (route) => route.abort());
    expectedErrors.push(/ERR_FAILED/);
    await page.goto(path);
    await expect(notes(page)).toHaveValue('Bright kitchen');
    await expect(page.getByRole('group', { name: 'Kitchen' }).getByLabel('4 of 5')).toBeChecked();
    await context.unroute('**/api/homes/**');

    await page.goto('/home-search');
    await expect.poll(async () => (await savedHomes(page))[0]?.notes).toBe('Bright kitchen');
    await expect.poll(async () => (await savedHomes(page))[0]?.ratings).toEqual([{ room: 'Kitchen', stars: 4 }]);
  });

  test('written in two places are both kept until the buyer has chosen', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/409 \(Conflict\)/, /ERR_INTERNET_DISCONNECTED/);
    await arriveSignedIn(page);
    const path = `/home-search/${(await saveHome(page)).id}`;
    await page.goto(path);
    const other = await context.newPage();
    await other.goto(path);
    await expect(notes(other)).toBeVisible();

    await page.bringToFront();
    await notes(page).fill('Bright kitchen');
    await notes(page).blur();
    await expect(saving(page)).toHaveText('Saved');
    // The second window has not heard of it: it writes over the empty notes it knows.
    await notes(other).fill('Old roof');
    await notes(other).blur();
    const conflict = other.getByText('These notes changed on another device');
    await expect(conflict).toBeVisible();
    await expect(other.getByRole('blockquote')).toHaveText('Bright kitchen');
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Keep both' }).click();
    await expect(notes(other)).toHaveValue('Bright kitchen\n\nOld roof');
    await expect(conflict).toBeHidden();
    await expect(saving(other)).toHaveText('Saved');
    await page.reload();
    await expect(notes(page)).toHaveValue('Bright kitchen\n\nOld roof');

    // Ratings of different rooms need no choice.
    await page.getByRole('group', { name: 'Kitchen' }).getByLabel('4 of 5').check();
    await other.getByRole('group', { name: 'Outside' }).getByLabel('2 of 5').check();
    await expect
      .poll(async () => (await savedHomes(page))[0]?.ratings.map(({ room }) => room).sort())
      .toEqual(['Kitchen', 'Outside']);
  });
});

const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const saving = (page: Page) => page.getByRole('region', { name: 'Your notes' }).getByRole('status');

async function saveHome(page: Page): Promise<Home> {
  return home.parse(await send(page, createHome, exampleHomeEntry));
}

async function savedHomes(page: Page): Promise<readonly Home[]> {
  return listHomes.reply.parse(await send(page, listHomes)).homes;
}
