import { brand } from '@hearthway/contracts/brand';
import { legalTexts } from '@hearthway/contracts/constants';
import { expectInSight, visit } from '../support/site.js';
import { expect, test } from '../support/test.js';

test('the about page has three tabs and two links home', async ({ page }) => {
  await visit(page, '/about');
  await expect(page.getByRole('tab')).toHaveText(['Our Story', 'Why Now?', 'Mission & Values']);
  await expect(page.getByRole('tabpanel', { name: 'Our Story' })).toBeVisible();
  await page.getByRole('tab', { name: 'Why Now?' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Why Now?' }).locator('cite').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Mission & Values' }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  for (const name of ['Back to Home', 'Return to Home']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: brand.tagline })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  }
});

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

for (const { path, title, first, last, companion } of [
  { path: '/privacy', title: 'Privacy Policy', first: /scope|covers/i, last: /contact|reach/i, companion: '/terms' },
  { path: '/terms', title: 'Terms of Service', first: /who we are/i, last: /contact|reach/i, companion: '/privacy' },
]) {
  test(`${title}: fourteen sections with contents, anchors, and a link to the other text`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`Effective ${legalTexts.effective}`)).toBeVisible();
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(entries).toHaveCount(14);
    await expect(entries.first()).toHaveText(first);
    await expect(entries.last()).toHaveText(last);
    const article = page.getByRole('article');
    const sections = article.getByRole('heading', { level: 2 }).filter({ hasText: /^\d+ / });
    await expect(sections).toHaveCount(14);
    for (const index of [6, 13]) {
      await entries.nth(index).click();
      await expectInSight(sections.nth(index));
    }
    const anchors = await page
      .locator('main a[href^="#"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.getElementById(href.slice(1))),
      );
    expect(anchors).toEqual([]);
    await expect(article.locator(`a[href^="${companion}"]`).first()).toBeVisible();
  });
}
