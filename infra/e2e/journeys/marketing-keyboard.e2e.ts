import { waitlistTexts } from '@hearthway/contracts/texts';
import { keysOf } from '../support/hand.js';
import { expectInSight, mainMenu, tabTo, visit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { newApplicant, waitlistForm } from '../support/waitlist.js';

test('menu, dialog, tabs, explainer, and questions work by keyboard alone', async ({ page }) => {
  await visit(page, '/');
  const open = page.getByRole('button', { name: 'See how it adds up' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let pressed = 0; pressed < 12; pressed += 1) await page.keyboard.press('Tab');
  expect(
    await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'With a Realtor' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Going Solo' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Going Solo' })).toBeVisible();

  const summary = page.locator('summary', { hasText: 'The commission landscape, explained' });
  await tabTo(page, summary);
  await page.keyboard.press('Space');
  await expect(page.getByText(/Tennessee, a licensee can’t pay/)).toBeVisible();

  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.body.focus();
  });
  await visit(page, '/about');
  await tabTo(page, mainMenu(page).getByRole('link', { name: 'FAQ' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await tabTo(page, page.locator('summary', { hasText: 'Who is Mia?' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toContainText('Mia is Hearthway’s assistant');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the menu can be skipped, and no bar covers the focus', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { left, top, width, height } = element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      const related =
        shown !== null &&
        (element.contains(shown) || shown.contains(element) || element.closest('label, div')?.contains(shown));
      return {
        name: `${element.tagName} ${element.textContent.slice(0, 40)} ${element.id}`,
        isShown: related === true,
      };
    });
    if (!focused) break;
    if (!focused.isShown) hidden.push(focused.name);
    seen.add(focused.name);
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
});

test('a visitor joins the waitlist by keyboard alone', async ({ page }) => {
  const { email, firstName, lastName, state } = newApplicant();
  await visit(page, '/#waitlist');
  const form = waitlistForm(page);
  await tabTo(page, form.firstName);
  await page.keyboard.type(firstName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(lastName);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(form.state).toBeFocused();
  await keysOf(page).write(form.state, state);
  await tabTo(page, form.terms, 3);
  await page.keyboard.press('Space');
  await expect(form.terms).toBeChecked();
  await tabTo(page, form.submit, 3);
  await page.keyboard.press('Enter');
  const joined = page.getByRole('heading', { name: waitlistTexts.joined });
  await expect(joined).toBeFocused();
  await expectInSight(joined);
});
