/** What the journeys need of a browser, whichever protocol drives it. Elements are named by XPath: every driver knows that. */
export interface Tab {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** Waits until the element can be clicked. */
  click(xpath: string): Promise<void>;
  /** Replaces what a field holds. */
  type(xpath: string, text: string): Promise<void>;
  /** Whether something that can be seen matches. */
  shows(xpath: string): Promise<boolean>;
  /** @param expression JavaScript, evaluated in the page */
  evaluate(expression: string): Promise<unknown>;
  /** Does something that opens another tab, and gives that one. */
  opening(act: () => Promise<void>): Promise<Tab>;
}

export interface Browser {
  readonly version: string;
  readonly tab: Tab;
  close(): Promise<void>;
}

/** How long a slow machine may take for one step, in milliseconds. */
export const patience = 30_000;

const text = (value: string): string => `[normalize-space(.)="${value}"]`;

export const button = (name: string): string => `//button${text(name)}`;
export const link = (name: string): string => `//a${text(name)}`;
export const heading = (name: string): string => `//h1${text(name)}`;
export const field = (label: string): string => `//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`;
export const option = (name: string): string => `//*[@role="option"]${text(name)}`;
export const firstRadio = '(//form//input[@type="radio"])[1]/ancestor-or-self::*[self::label or self::input][1]';
export const anywhere = (value: string): string => `//*[contains(normalize-space(.), "${value}")]`;
