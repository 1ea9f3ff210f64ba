import { expectInSight, visit } from '../support/site.js';
import { expect, test } from '../support/test.js';

test('questions open one at a time, close again, and have their own URLs', async ({ page }) => {
  await visit(page, '/faq');
  const questions = page.locator('details');
  const open = page.locator('details[open]');
  await expect(questions).toHaveCount(17);
  await expect(open).toHaveCount(0);
  await page.getByText('Who is Mia?').click();
  await expect(open).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq#who-is-mia$/);
  await page.getByText('Is there a mobile app?').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('in development');
  await page.getByText('Is there a mobile app?').click();
  await expect(open).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq$/);

  // Load another page first; on the same page, the browser would only scroll.
  await visit(page, '/about');
  await visit(page, '/faq#commission-credit');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Tennessee is different');
  await expectInSight(open.locator('summary').or(open.locator('[id="commission-credit"]')).first());

  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'States and cost' }).click();
  await expectInSight(page.getByRole('heading', { level: 2, name: 'States and cost' }));
});

for (const path of ['/privacy', '/terms']) {
  test(`the contents of ${path} lead to its sections`, async ({ page }) => {
    await visit(page, path);
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const sections = page.getByRole('article').getByRole('heading', { level: 2 }).filter({ hasText: /^\d+ / });
    for (const index of [6, 13]) {
      await entries.nth(index).click();
      await expectInSight(sections.nth(index));
    }
  });
}
