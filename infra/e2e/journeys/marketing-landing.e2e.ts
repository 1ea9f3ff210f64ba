import { brand, company } from '@hearthway/contracts/brand';
import type { Locator } from '@playwright/test';
import { signUp } from '../support/buyer.js';
import {
  expectInSight,
  expectNoReload,
  isPhone,
  mainMenu,
  markDocument,
  untilInteractive,
  visit,
} from '../support/site.js';
import { expect, test } from '../support/test.js';

const contact = `mailto:${brand.support}`;

test('a visitor navigates the site', { tag: '@gate' }, async ({ page, context }) => {
  await visit(page, '/');
  const menu = mainMenu(page);
  const [contactLabel, joinLabel] = isPhone(page) ? ['Contact', 'Join'] : ['Contact Us', 'Join Waitlist'];
  const order = isPhone(page)
    ? ['Features', 'About Us', 'FAQ', contactLabel, joinLabel]
    : ['Features', 'About Us', 'FAQ', joinLabel, contactLabel];
  await expect(menu.getByRole('link')).toHaveText(order);
  await expect(menu.getByRole('link', { name: contactLabel })).toHaveAttribute('href', contact);
  await markDocument(page);

  await menu.getByRole('link', { name: 'Features' }).click();
  await expectInSight(page.getByRole('heading', { name: 'What you get' }));
  await menu.getByRole('link', { name: joinLabel }).click();
  await expectInSight(page.getByRole('heading', { name: 'Save your spot' }));

  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `About ${brand.name}` })).toBeVisible();
  await expect(page).toHaveTitle(/About/);
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await menu.getByRole('link', { name: joinLabel }).click();
  await page.waitForURL('**/#waitlist');
  await expectInSight(page.getByRole('heading', { name: 'Save your spot' }));

  const footer = page.locator('footer');
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expectNoReload(page);

  const opening = context.waitForEvent('page');
  await footer.getByRole('link', { name: /^Terms of Service/ }).click();
  const terms = await opening;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  for (const { name, address } of company.social) {
    await expect(footer.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', address);
  }
  await expect(footer.getByRole('link', { name: brand.support })).toHaveAttribute('href', contact);
});

test('the estimate plays an example, follows the visitor’s changes, and opens in full', async ({ page }) => {
  // The example plays for eleven seconds, so advance time in small steps until it has been seen.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visit(page, '/');
  const card = page.getByRole('group', { name: 'Affordability estimate' });
  await card.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(200);
    expect(await card.getByRole('button', { name: 'Pause the example' }).isVisible()).toBe(true);
  }).toPass();

  const price = card.getByText('A comfortable price').locator('+ *');
  const income = card.getByLabel('Yearly income');
  await income.focus();
  await page.keyboard.press('Home');
  await expect(card.getByText('Your estimate')).toBeVisible();
  await page.clock.resume();
  const low = await price.textContent();
  await income.fill('9000000');
  // The demo changes states, so it may have stopped at any of them.
  await card.getByLabel('Buying in').selectOption('TX');
  await expect(price).not.toHaveText(low ?? '');
  const texas = await price.textContent();
  await card.getByLabel('Buying in').selectOption('AZ');
  await expect(price).not.toHaveText(texas ?? '');
  await expect(card).toContainText('not an offer of credit');

  // The whole result is clickable, not only the button.
  await price.click({ force: true });
  const dialog = page.getByRole('dialog', { name: 'How the estimate adds up' });
  await expect(dialog).toContainText('not an offer of credit');
  await expect(dialog.getByRole('list', { name: 'Your first month' })).toContainText('Total');
  await expect(dialog.getByLabel('Buying in')).toHaveValue('AZ');
  await dialog.getByLabel('Interest rate').fill('40000');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card.getByText('4%')).toBeVisible();
  await expect(card.getByRole('button', { name: 'See how it adds up' })).toBeFocused();
});

test('the estimate keeps its price and the way out in view', async ({ page }) => {
  await visit(page, '/');
  const card = page.getByRole('group', { name: 'Affordability estimate' });
  // A visitor who has changed a number sees no autoplaying example.
  await card.getByLabel('Yearly income').fill('9000000');
  await card.getByText('not an offer of credit').scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Play the example' }).click();
  await expect(card.getByText('A comfortable price').locator('+ *')).toBeInViewport();

  await card.getByRole('button', { name: 'See how it adds up' }).click();
  const dialog = page.getByRole('dialog', { name: 'How the estimate adds up' });
  const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0;
  const label = dialog.getByText('Yearly income');
  const slider = dialog.getByLabel('Yearly income');
  await expect(slider).toBeVisible();
  expect(await top(dialog.getByText('A comfortable price'))).toBeLessThan(await top(label));
  const { height = 0 } = (await label.boundingBox()) ?? {};
  await slider.press('ArrowRight');
  const ring = await slider.evaluate((input: HTMLElement) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(input);
    return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });
  expect(ring).toBeGreaterThan(0);
  expect(await top(slider)).toBeGreaterThanOrEqual((await top(label)) + height + ring);
  if (isPhone(page)) {
    await dialog.getByLabel('Interest rate').evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await expectInSight(dialog.getByText('A comfortable price').locator('+ *'));
    await expectInSight(dialog.getByLabel('Interest rate'));
  }
  await dialog.getByRole('table').last().getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

// Wide screens have room for both.
test('on phones, the estimate stays in sight above its sliders', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const card = page.getByRole('group', { name: 'Affordability estimate' });
  const price = card.getByText('A comfortable price').locator('+ *');
  for (const slider of await card.getByRole('slider').all()) {
    await slider.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const before = await price.textContent();
    await slider.press('End');
    await expect(price).not.toHaveText(before ?? '');
    await expectInSight(price);
    await expectInSight(slider);
  }
  const { height = Number.POSITIVE_INFINITY } = (await price.locator('..').boundingBox()) ?? {};
  expect(height).toBeLessThan(844 / 5);
  await page.getByRole('region', { name: 'What you get' }).scrollIntoViewIfNeeded();
  await expect(price).not.toBeInViewport();
});

test('every control of the hero answers to clicks at every width', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const card = page.getByRole('group', { name: 'Affordability estimate' });
  for (const width of [320, 390, 600, 768, 960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(coveredControls), `at ${width} px`).toEqual([]);
    for (const slider of await card.getByRole('slider').all()) {
      for (const share of [0.2, 0.8]) await clickAt(slider, share);
      const [value, minimum, maximum] = await slider.evaluate(({ value, min, max }: HTMLInputElement) =>
        [value, min, max].map(Number),
      );
      expect((value! - minimum!) / (maximum! - minimum!)).toBeCloseTo(0.8, 1);
    }
    await card.getByLabel('Buying in').selectOption(width % 20 === 0 ? 'FL' : 'NV');
    await card.getByRole('button', { name: 'Play the example' }).click();
    await card.getByRole('button', { name: 'Pause the example' }).click();
    await card.getByRole('button', { name: 'See how it adds up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Join the waitlist' }).first().click();
    await expectInSight(page.getByRole('heading', { name: 'Save your spot' }));
  }
  await page.getByRole('link', { name: 'Create your account' }).first().click();
  await page.waitForURL('**/auth?tab=register');
});

test('signed-in buyers find the dashboard where others log in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  expect(asked.filter((path) => path.startsWith('/api/auth'))).toEqual([]);

  await signUp(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Before the slice has loaded, the served page already shows the right link.
  await page.route(/mf-marketing/, async (route) => {
    if (route.request().resourceType() === 'script') await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const dashboard = bar.getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeHidden();
  const served = await dashboard.boundingBox();
  release();
  await untilInteractive(page);
  await expect(bar.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  expect(await dashboard.boundingBox()).toEqual(served);
  await dashboard.click();
  await page.waitForURL('**/dashboard');
});

test('the journey has nine steps, and a dot that follows the scroll on phones', async ({ page }) => {
  await visit(page, '/');
  const steps = page.getByRole('region', { name: /^Nine steps/ }).getByRole('listitem');
  await expect(steps).toHaveCount(9);
  const dot = page.locator('[data-stop]');
  if (!isPhone(page)) {
    await expect(dot).toBeHidden();
    return;
  }
  for (const [index, stop] of [11, 23, 35, 47, 59, 71, 83, 95, 100].entries()) {
    await steps.nth(index).evaluate((step) => {
      window.scrollBy({ top: step.getBoundingClientRect().top - window.innerHeight * 0.58, behavior: 'instant' });
    });
    await expect(dot).toHaveAttribute('data-stop', String(stop));
    await expect(dot).toBeInViewport();
  }
});

async function clickAt(control: Locator, share: number): Promise<void> {
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  await control.click({ position: { x: width * share, y: height / 2 } });
}

/** Runs in the page. Returns the controls that are covered when scrolled to the middle of the screen. */
function coveredControls(): string[] {
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const controls = [...document.querySelectorAll('a[href], button, summary, [role=tab], input, select')]
    // Excludes the skip link, which shows on focus, and the form’s honeypot, which nobody sees.
    .filter((element) => isShown(element) && !element.matches('.skip-link, [name=website]'));
  const covers = controls.flatMap((control) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const labels = 'labels' in control ? [...((control.labels as Iterable<Element> | null) ?? [])] : [];
    return [0.1, 0.5, 0.9].flatMap((share) => {
      const hit = document.elementFromPoint(left + width * share, top + height / 2);
      if (hit && [control, ...labels].some((target) => target.contains(hit))) return [];
      return [`${control.outerHTML.slice(0, 120)} is under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`];
    });
  });
  return controls.length > 30 ? covers : [`There are only ${controls.length} controls`];
}
