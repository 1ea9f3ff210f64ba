import type { Page } from '@playwright/test';
import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { createHome, listHomes, type Home } from '@hearthway/contracts/journey';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { send } from '../support/plan.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';

const offline = 'Kept on this device. We’ll send it when you’re online.';

test.describe('on a phone during a tour', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('notes written without a connection outlive a closed page, and are sent once there is one', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /error view could not be preloaded/);
    await arriveSignedIn(page);
    const path = `/home-search/${(await saveHome(page)).id}`;
    // Start from the list, which prepares for the tour.
    await page.goto('/home-search');
    await page.getByRole('link', { name: exampleHomeEntry.address }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: exampleHomeEntry.address }).click();
    await openNotes(page);
    await notes(page).fill('Bright kitchen');
    await stars(page, 'Kitchen', 4).check();
    await expect(status(page)).toHaveText(offline);
    await expectToFit(page);
    await expect.poll(() => draftsIn(page)).toHaveLength(1);
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    // Without this, the notes would be sent before the test looks at them.
    await context.route('**/api/homes/*/impressions', (route) => route.abort());
    await again.goto(path);
    await openNotes(again);
    await expect(notes(again)).toHaveValue('Bright kitchen');
    await expect(stars(again, 'Kitchen', 4)).toBeChecked();
    await expectAccessible(again);
    await context.unroute('**/api/homes/*/impressions');

    await again.goto('/home-search');
    await expect.poll(async () => (await savedHomes(again))[0]?.impressions.notes).toBe('Bright kitchen');
    expect((await savedHomes(again))[0]?.impressions.ratings).toEqual([{ room: 'Kitchen', stars: 4 }]);
    await expect.poll(() => draftsIn(again)).toEqual([]);
  });
});

test('notes written in two places are both kept until the buyer has chosen', async ({
  page,
  context,
  expectedErrors,
}) => {
  // The browser logs the rejected save.
  expectedErrors.push(/409 \(Conflict\)/);
  await arriveSignedIn(page);
  const path = `/home-search/${(await saveHome(page)).id}`;
  await page.goto(path);
  const other = await context.newPage();
  await other.goto(path);
  await expect(notes(other)).toBeVisible();

  await page.bringToFront();
  await notes(page).fill('Bright kitchen');
  await notes(page).blur();
  await expect(status(page)).toHaveText('Saved');
  // The second window doesn't know about it.
  await notes(other).fill('Old roof');
  await notes(other).blur();
  await expect(other.getByRole('region', { name: 'The newer version' })).toContainText('Bright kitchen');
  await expect(other.getByRole('region', { name: 'On this device' })).toContainText('Old roof');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Keep both' }).click();
  await expect(notes(other)).toHaveValue('Bright kitchen\n\nOld roof');
  await expect(status(other)).toHaveText('Saved');
  await page.reload();
  await expect(notes(page)).toHaveValue('Bright kitchen\n\nOld roof');

  // Ratings of different rooms need no choice.
  await stars(page, 'Kitchen', 4).check();
  await stars(other, 'Outside', 2).check();
  await expect
    .poll(async () => (await savedHomes(page))[0]?.impressions.ratings.map(({ room }) => room).sort())
    .toEqual(['Kitchen', 'Outside']);
});

const notesSection = (page: Page) => page.getByRole('region', { name: 'Your notes and ratings' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const stars = (page: Page, room: string, count: number) =>
  page.getByRole('group', { name: room }).getByLabel(`${count} of 5 stars`);
const status = (page: Page) => notesSection(page).getByRole('status').last();

/** On a phone, it is closed at first. */
const openNotes = (page: Page) => notesSection(page).getByRole('heading', { name: 'Your notes and ratings' }).click();

async function saveHome(page: Page): Promise<Home> {
  const saved = await send(page, createHome, exampleHomeEntry, { 'idempotency-key': randomUUID() });
  return createHome.reply.parse(saved).home;
}

async function savedHomes(page: Page): Promise<readonly Home[]> {
  return listHomes.reply.parse(await send(page, listHomes)).homes;
}

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('home-notes-draft:')));
