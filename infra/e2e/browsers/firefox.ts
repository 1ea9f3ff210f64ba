import { eventually } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import { launch, type Page } from 'puppeteer-core';
import { patience, type Browser, type Tab } from './tab.js';

/** A stock Firefox over WebDriver BiDi, without a driver program. */
export async function openFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    timeout: patience,
    // Firefox ESR can only resize the window, not the page.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  return { version: await browser.version(), tab: tabOf(await browser.newPage()), close: () => browser.close() };
}

function tabOf(page: Page): Tab {
  const element = (xpath: string) => page.locator(`::-p-xpath(${xpath})`).setTimeout(patience);
  return {
    goto: async (url) => {
      await page.goto(url, { timeout: patience });
    },
    url: () => Promise.resolve(page.url()),
    async click(xpath) {
      // Puppeteer scrolls only to elements fully out of view, and clicks their center, which a dialog's edge can hide.
      const target = await element(xpath).waitHandle();
      await target.evaluate((node) => {
        if (node instanceof Element) node.scrollIntoView({ block: 'center' });
      });
      await element(xpath).click();
    },
    async type(xpath, text) {
      const field = await element(xpath).waitHandle();
      const value = await field.evaluate((node, label) => {
        if (!(node instanceof HTMLSelectElement)) return label;
        return [...node.options].find((choice) => choice.label === label)?.value ?? label;
      }, text);
      await element(xpath).fill(value);
    },
    async shows(xpath) {
      const found = await page.$(`::-p-xpath(${xpath})`);
      return (await found?.isVisible()) ?? false;
    },
    evaluate: (expression) => page.evaluate(expression),
    async opening(act) {
      const browser = page.browser();
      const before = new Set(await browser.pages());
      await act();
      const opened = async () => (await browser.pages()).find((other) => !before.has(other));
      await eventually(async () => expect(await opened()).toBeDefined(), { timeout: patience, interval: 100 });
      return tabOf((await opened())!);
    },
  };
}
