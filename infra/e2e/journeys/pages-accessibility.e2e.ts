import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { signUp } from '../support/buyer.js';
import { buyerPaths } from '../support/site.js';
import { expect, test } from '../support/test.js';

const half = Math.ceil(buyerPaths.length / 2);

for (const paths of [buyerPaths.slice(0, half), buyerPaths.slice(half)]) {
  test(`a buyer’s pages are accessible, light and dark: ${paths.join(', ')}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signUp(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const tracker = page.getByRole('complementary', { name: 'Your journey' });
      await expect(tracker.getByRole('listitem')).toHaveCount(9);
      await expectAccessible(page);
      await expectReadableInDark(page);
    }
  });
}
