/** The browser features the tests need, whatever the protocol. Uses XPath because every driver supports it. */
export interface Tab {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** Waits until the element is clickable. */
  click(xpath: string): Promise<void>;
  /** Replaces the field's text, or chooses the option with this text. */
  type(xpath: string, text: string): Promise<void>;
  /** Whether a visible element matches. */
  shows(xpath: string): Promise<boolean>;
  /** @param expression JavaScript, evaluated in the page */
  evaluate(expression: string): Promise<unknown>;
  /** Runs `act` and returns the tab it opens. */
  opening(act: () => Promise<void>): Promise<Tab>;
}

export interface Browser {
  readonly version: string;
  readonly tab: Tab;
  close(): Promise<void>;
}

/** Timeout per step, in milliseconds; generous for slow machines. */
export const patience = 90_000;

const text = (value: string): string => `[normalize-space(.)="${value}"]`;

export const button = (name: string): string => `//button${text(name)}`;
export const link = (name: string): string => `//a${text(name)}`;
export const heading = (name: string): string => `//h1${text(name)}`;
export const field = (label: string): string => `//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`;
/** The page behind an open dialog can have fields of the same name. */
export const inDialog = (xpath: string): string => `//dialog[@open]${xpath}`;
export const option = (name: string): string => `//*[@role="option"]${text(name)}`;
export const firstRadio = '(//form//input[@type="radio"])[1]/ancestor-or-self::*[self::label or self::input][1]';
export const anywhere = (value: string): string => `//*[contains(normalize-space(.), "${value}")]`;
