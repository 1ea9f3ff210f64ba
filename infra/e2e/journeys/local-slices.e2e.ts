import { notFoundTexts } from '@hearthway/contracts/texts';
import { expectAccessible } from '../support/axe.js';
import { expectNoReload, markDocument } from '../support/site.js';
import { sliceInWork } from '../support/slice-in-work.js';
import { expect, test } from '../support/test.js';

const name = 'mf-in-work';
const path = '/in-work';

const pageWith = (heading: string, before = '') => `import { useState } from 'react';
import css from './page.module.css';
export function Page() {
  const [count, setCount] = useState(0);
  ${before}
  return (
    <main id="main">
      <h1 className={css['title']}>${heading}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>Pressed {count}</button>
    </main>
  );
}
`;
const titleIn = (color: string) => `.title { color: ${color}; }\n`;

test('a developer sees their slice in the site, and each change at once; nobody else does', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  // The site doesn't know the page; then come the faults below.
  expectedErrors.push(/status of 404/, /webpack-dev-server/, /Broken on purpose/, /mf-in-work failed/);
  const slice = await sliceInWork({
    ...{ name, path, site: baseURL ?? '' },
    files: { 'page.tsx': pageWith('First'), 'page.module.css': titleIn('rgb(1, 2, 3)') },
  });
  try {
    await page.goto(`/?local=${name}@${slice.origin}`);
    const banner = page.getByRole('complementary', { name: 'Local slices' });
    await expect(banner).toContainText(`${name} from ${slice.origin}`);
    await expectAccessible(page);

    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('First');
    await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
    await markDocument(page);
    const button = page.getByRole('button', { name: 'Pressed' });
    await button.click();

    await slice.edit('page.tsx', pageWith('Second'));
    await expect(title).toHaveText('Second');
    await slice.edit('page.module.css', titleIn('rgb(4, 5, 6)'));
    await expect(title).toHaveCSS('color', 'rgb(4, 5, 6)');

    await slice.edit('page.tsx', pageWith('Third').replace('<main', '<main main<'));
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.locator('body')).toContainText('page.tsx');
    await slice.edit('page.tsx', pageWith('Third'));
    await expect(title).toHaveText('Third');
    await expect(title).toHaveCSS('color', 'rgb(4, 5, 6)');
    await expect(button).toHaveText('Pressed 1');
    await expectNoReload(page);

    await slice.edit('page.tsx', pageWith('Fourth', `if (count > 0) throw new Error('Broken on purpose');`));
    await expect(page.getByText('This part of the page stopped working')).toBeVisible();
    await slice.edit('page.tsx', pageWith('Fifth'));
    await expect(title).toHaveText('Fifth');

    // The page of another site could read the sources in what it runs.
    const foreign = { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' };
    const script = await page.request.get(`${slice.origin}/pages.js`, { headers: foreign });
    expect(script.status()).toBe(403);

    const other = await browser.newPage();
    await other.goto(path);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(notFoundTexts.heading);
    await expect(other.getByRole('complementary', { name: 'Local slices' })).toBeHidden();
    await other.close();

    await banner.getByRole('link', { name: 'Leave' }).click();
    await page.waitForURL('/');
    await page.goto(path);
    await expect(title).toHaveText(notFoundTexts.heading);
    await expect(banner).toBeHidden();
  } finally {
    await slice.remove();
  }
});
