import type { Locator, Page } from '@playwright/test';
import { tabTo } from './site.js';

/** How a person works a page: the same story can be told with a mouse, with a thumb, and by keys alone. */
export interface Hand {
  readonly press: (control: Locator) => Promise<void>;
  /** Types a text, or picks the entry of a list that reads so. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly check: (radio: Locator) => Promise<void>;
  /** Types what narrows a combobox down to one option, and picks that. */
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

/** Nothing but keys: every control is reached by Tab from where the focus is. */
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
    // A list picks by what is typed, once it is there; a text field may hold something already.
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
