import type { Locator, Page } from '@playwright/test';
import { tabTo } from './site.js';
import { expect } from './test.js';

/** Input methods: the same test can run with a mouse, touch, or the keyboard alone. */
export interface Hand {
  readonly press: (control: Locator) => Promise<void>;
  /** Types a text or a day (YYYY-MM-DD), or picks the option with that label. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly check: (radio: Locator) => Promise<void>;
  /** Types until the combobox shows one option and picks it. */
  readonly search: (combobox: Locator, option: Locator, text: string) => Promise<void>;
}

export const mouse: Hand = {
  press: (control) => control.click(),
  write: fill,
  check: (radio) => radio.check(),
  async search(combobox, option, text) {
    await fill(combobox, text);
    await option.click();
  },
};

export const thumb: Hand = {
  press: (control) => control.tap(),
  write: fill,
  check: (radio) => radio.tap(),
  async search(combobox, option, text) {
    await fill(combobox, text);
    await option.tap();
  },
};

async function fill(field: Locator, text: string): Promise<void> {
  if (await isList(field)) await field.selectOption({ label: text });
  else await field.fill(text);
}

/** Keyboard only: reaches every control with Tab from the current focus. */
export function keysOf(page: Page): Hand {
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor();
    const isHere = await control.evaluate((element) => element === document.activeElement);
    if (!isHere) await tabTo(page, control, 200);
  };
  const pressKey = async (control: Locator, key: string): Promise<void> => {
    await reach(control);
    await page.keyboard.press(key);
  };
  const write = async (field: Locator, text: string): Promise<void> => {
    await reach(field);
    if (await isList(field)) {
      await typeOption(page, field, text);
    } else if ((await field.getAttribute('type')) === 'date') {
      const [year, month, day] = text.split('-');
      await page.keyboard.type(`${month}${day}${year}`);
    } else {
      // It may need clearing first.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
  };
  return {
    press: (control) => pressKey(control, 'Enter'),
    check: (radio) => pressKey(radio, 'Space'),
    write,
    async search(combobox, option, text) {
      await write(combobox, text);
      await option.waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
}

/** Picks an option of the focused select by typing. A select starts over after a second, so a pause spoils the word. */
async function typeOption(page: Page, list: Locator, text: string): Promise<void> {
  await list.locator('option', { hasText: text }).first().waitFor({ state: 'attached' });
  await expect(async () => {
    await page.keyboard.type(text);
    expect(await list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)).toBe(text);
  }).toPass({ intervals: [1_500] });
}

const isList = (field: Locator): Promise<boolean> => field.evaluate((element) => element instanceof HTMLSelectElement);
