import { listCalendarEvents } from '@hearthway/contracts/journey';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn } from '../support/buyer.js';
import { saveProfile, send } from '../support/plan.js';
import { expectToFit, isPhone, tabTo } from '../support/site.js';
import { expect, test } from '../support/test.js';

const question = (page: Page): Locator => page.getByRole('textbox', { name: 'Ask Mia a question' });
const log = (page: Page): Locator => page.getByRole('log', { name: 'Conversation with Mia' });

/** Types into the focused field, and waits until the answer is complete. */
async function ask(page: Page, text: string): Promise<void> {
  const answers = log(page).getByRole('button', { name: 'Copy this answer' });
  const before = await answers.count();
  await question(page).focus();
  await page.keyboard.type(text);
  // On touch screens, Enter begins a new line.
  if (isPhone(page)) await page.getByRole('button', { name: 'Send' }).press('Enter');
  else await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(before + 1);
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a buyer asks, opens a source, confirms an event, branches, and grants and revokes, by keyboard', async ({
      page,
    }) => {
      await arriveSignedIn(page, '/chat');
      await saveProfile(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Ask Mia' })).toBeVisible();
      await expect(page.getByText(/AI, not a person, lawyer, agent, or lender/).first()).toBeVisible();
      await expect(page.getByRole('list', { name: 'Questions to begin with' }).getByRole('button')).not.toHaveCount(0);
      await expectToFit(page);
      await expectAccessible(page);
      await expectReadableInDark(page);

      // A figure, with the row that it is from.
      await ask(page, 'How much is the FHA mortgage insurance?');
      await expect(log(page)).toContainText('1.75%');
      await expect(log(page).getByText('Used: none of your data')).toBeVisible();
      await expect(page).toHaveURL(/\/chat\?thread=/);
      const source = log(page)
        .getByText(/^Sources?$/)
        .locator('..')
        .getByRole('button')
        .first();
      const name = (await source.textContent())?.trim() ?? '';
      await tabTo(page, source, 200);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(source).toBeFocused();

      // Nothing is saved until it is confirmed.
      await ask(page, 'Add a home tour to my calendar on December 3 at 2:30 pm');
      const proposal = log(page).getByRole('region', { name: /calendar/ });
      expect(await eventTitles(page)).toEqual([]);
      await tabTo(page, proposal.getByRole('button', { name: 'Add it' }), 200);
      await page.keyboard.press('Enter');
      await expect(proposal).toContainText('Added to your calendar');
      expect(await eventTitles(page)).toEqual([expect.stringMatching(/home tour/i)]);

      // Editing a question creates a branch; the first one stays.
      await log(page).getByRole('button', { name: 'Edit this question' }).first().press('Enter');
      const editor = page.getByRole('form', { name: 'Edit this question' });
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('What is a Closing Disclosure?');
      await editor.getByRole('button', { name: 'Ask' }).press('Enter');
      await expect(log(page).getByText('What is a Closing Disclosure?')).toBeVisible();
      await expect(log(page).getByRole('button', { name: 'Copy this answer' })).toHaveCount(1);
      const versions = log(page).getByRole('group', { name: 'Versions of this question' });
      await expect(versions).toContainText('2 of 2');
      await versions.getByRole('button', { name: 'Earlier question' }).press('Enter');
      await expect(log(page).getByText('How much is the FHA mortgage insurance?')).toBeVisible();

      // Mia's access is granted, used, named, and revoked.
      const finances = page.getByRole('group', { name: 'Mia may use' }).getByRole('switch', { name: 'Finances' });
      await finances.press('Enter');
      const consent = page.getByRole('dialog', { name: 'Let Mia use your finances?' });
      await expectAccessible(page);
      await consent.getByRole('button', { name: 'Turn on' }).press('Enter');
      await expect(finances).toHaveAttribute('aria-checked', 'true');
      await ask(page, 'How much house can I afford?');
      await expect(log(page).getByText('Used: your finances')).toBeVisible();
      await finances.press('Enter');
      await expect(finances).toHaveAttribute('aria-checked', 'false');
      await expectAccessible(page);
      await expectReadableInDark(page);

      await page.reload();
      await expect(log(page).getByText('Used: your finances')).toBeVisible();
      await page.goto('/settings#settings-mia');
      const mia = page.getByRole('region', { name: 'Mia', exact: true });
      await mia.getByText('Every change so far').press('Enter');
      await expect(mia).toContainText('turned on for your finances');
      await expect(mia).toContainText('turned off for your finances');
      await expectAccessible(page);
    });
  });
}

test(
  'Mia beside a milestone’s page leaves it usable, and keeps what is typed offline',
  { tag: '@gate' },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /error view could not be preloaded/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await arriveSignedIn(page, '/closing');
    const button = page.getByRole('button', { name: 'Ask Mia' });
    await button.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Ask Mia' });
    await expect(panel.getByRole('heading', { name: 'Ask Mia' })).toBeFocused();
    await expectToFit(page);
    await expectAccessible(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to your dashboard' })).toBeInViewport();

    await context.setOffline(true);
    await question(page).fill('Is there a safe way to wire the money?');
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveValue('Is there a safe way to wire the money?');
    await context.setOffline(false);
    await panel.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(log(page)).toContainText('wire');
    await expect(log(page).getByRole('button', { name: 'Copy this answer' })).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  },
);

async function eventTitles(page: Page): Promise<readonly string[]> {
  return listCalendarEvents.reply.parse(await send(page, listCalendarEvents)).events.map(({ title }) => title);
}
