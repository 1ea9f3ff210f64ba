import type { Locator, Page } from '@playwright/test';
import { tabTo } from './site.js';

/** Input methods: the same test can run with a mouse, touch, or the keyboard alone. */
export interface Hand {
  readonly press: (control: Locator) => Promise<void>;
  /** Types a text, or picks the option with that label. */
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
  const pressKey = async (control: Locator, key: string): Promise<void> => {
    await control.waitFor();
    const isHere = await control.evaluate((element) => element === document.activeElement);
    if (!isHere) await tabTo(page, control, 200);
    await page.keyboard.press(key);
  };
  const write = async (field: Locator, text: string): Promise<void> => {
    await field.waitFor();
    await tabTo(page, field, 200);
    // A select picks by typing once its options are there; a text field may need clearing first.
    if (await isList(field)) await field.locator('option', { hasText: text }).first().waitFor({ state: 'attached' });
    else await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
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

const isList = (field: Locator): Promise<boolean> => field.evaluate((element) => element instanceof HTMLSelectElement);
