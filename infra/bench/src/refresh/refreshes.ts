import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Changes the text and the styles of the settings' page, and how long each takes to be seen, in milliseconds.
 * @throws Error if the page was loaded again, so that what was typed is gone
 */
export async function refreshes(page: Page, folder: string, rounds: number): Promise<[what: string, number[]][]> {
  const typed = page.getByLabel('Username').first();
  await typed.fill('typed');
  const text: number[] = [];
  const style: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const title = `Settings ${round}`;
    text.push(
      await timed(
        () => change(join(folder, 'settings.tsx'), /title="[^"]*"/, `title="${title}"`),
        // In each frame: after the first tries, a locator looks only twice a second.
        () => page.waitForFunction((expected) => document.querySelector('h1')?.textContent === expected, title),
      ),
    );
    const width = `${round}px`;
    style.push(
      await timed(
        () =>
          change(join(folder, 'settings.module.css'), /^\.sections \{[^}]*/m, `.sections { outline: ${width} solid;`),
        () =>
          page.waitForFunction(
            (expected) =>
              [...document.querySelectorAll('main *')].some((one) => getComputedStyle(one).outlineWidth === expected),
            width,
          ),
      ),
    );
  }
  if ((await typed.inputValue()) !== 'typed') throw new Error('The page forgot what was typed into it');
  return [
    ['a changed text', text],
    ['a changed style', style],
  ];
}

async function timed(begin: () => Promise<void>, seen: () => Promise<unknown>): Promise<number> {
  await begin();
  const begun = performance.now();
  await seen();
  return performance.now() - begun;
}

async function change(file: string, what: RegExp, to: string): Promise<void> {
  // A build must not find half of it.
  const next = `${file}.next`;
  await writeFile(next, (await readFile(file, 'utf8')).replace(what, to));
  await rename(next, file);
}
