import { expectAccessible } from '../support/axe.js';
import { arriveSignedIn, endSessionUnnoticed, fillInLogin } from '../support/buyer.js';
import { buyerPaths, expectInSight } from '../support/site.js';
import { expect, test } from '../support/test.js';

test('a signed-out visitor is sent from every buyer page to sign in, and back afterwards', async ({
  page,
  expectedErrors,
}) => {
  // The browser logs the 401 of a signed-out visitor.
  expectedErrors.push(/401 \(Unauthorized\)/);
  const buyer = await arriveSignedIn(page);
  await endSessionUnnoticed(page);
  for (const path of buyerPaths) {
    await page.goto(path);
    await page.waitForURL('**/auth');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Your journey' })).toHaveCount(0);
  }
  await page.goto('/documents');
  await page.waitForURL('**/auth');
  await fillInLogin(page, buyer);
  await page.waitForURL('**/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`a URL with a dashboard anchor opens there at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await arriveSignedIn(page, '/dashboard#lender-matches');
    const heading = page.getByRole('region', { name: 'Lender Matches' }).getByRole('heading', { level: 2 });
    await expectInSight(heading);
    await expectAccessible(page);

    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => (location.hash = '#next-step'));
    await expectInSight(page.locator('#next-step').getByRole('heading', { level: 2 }));
  });
}
