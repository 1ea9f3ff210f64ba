import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no axe findings in the page, or in the part that `narrow` selects. First ends animations, during which colors
 * are between two looks; since new ones may start, only findings that last for 90 seconds count.
 */
export async function expectNothingFound(
  page: Page,
  narrow: (builder: AxeBuilder) => AxeBuilder = (builder) => builder,
): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
    // Legacy mode runs in the page itself. Otherwise axe opens a second page each time, for cross-origin frames we lack.
    const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  }).toPass({ timeout: 90_000 });
}
