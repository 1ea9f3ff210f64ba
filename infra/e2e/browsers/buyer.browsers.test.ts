import { authTokenStorageKey } from '@hearthway/contracts/constants';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { badTokens } from '../authorization/bad-tokens.js';
import { newName, startSystemUnderTest, type SystemUnderTest } from '../faults/system-under-test.js';
import { openFirefox } from './firefox.js';
import {
  anywhere,
  button,
  field,
  firstRadio,
  heading,
  inDialog,
  option,
  patience,
  type Browser,
  type Tab,
} from './tab.js';
import { openWebKit } from './webkit.js';

const waiting = { timeout: patience, interval: 100 };

let under: SystemUnderTest;
beforeAll(async () => {
  under = await startSystemUnderTest();
});
afterAll(() => under.stop());

describe.each([
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
])('in %s', (_, open) => {
  let browser: Browser;
  let tab: Tab;
  beforeEach(async () => {
    browser = await open();
    process.stdout.write(`${browser.version}\n`);
    ({ tab } = browser);
  });
  afterEach(() => browser.close());

  it('a buyer registers, and stays signed in when the access token expires', async () => {
    const name = await register(tab);
    const token = String(await tab.evaluate(stored));
    const { expired = '' } = await badTokens(under, token);
    await tab.evaluate(`localStorage.setItem('${authTokenStorageKey}', '${expired}')`);
    await tab.goto(`${under.system.url}/dashboard`);
    await shown(tab, heading(`Welcome, ${name}`));
    expect(await tab.evaluate('document.getElementById("incomplete").hidden')).toBe(true);
    await eventually(async () => expect(await tab.evaluate(stored)).not.toBe(expired), waiting);
    expect(await tab.evaluate(stored)).not.toBe(token);
  });

  it('a buyer answers the ten questions and gets to the next page', async () => {
    await register(tab);
    await tab.goto(`${under.system.url}/get-to-know-you`);
    const answered = async (step: number, answer: () => Promise<void>) => {
      await shown(tab, anywhere(`Step ${step} of 10`));
      await answer();
      await tab.click(button(step === 10 ? 'Complete' : 'Continue'));
    };
    const choose = () => tab.click(firstRadio);
    await answered(1, choose);
    await answered(2, choose);
    await answered(3, async () => {
      await tab.type(field('State'), 'Texas');
      await tab.click(option('Texas'));
    });
    await answered(4, choose);
    await answered(5, () => tab.type(field('First name'), 'Jordan'));
    await answered(6, () => tab.type(field('Last name'), 'Rivera'));
    await answered(7, () => tab.type(field('Phone number'), '(512) 555-0100'));
    await answered(8, () => Promise.resolve());
    await answered(9, choose);
    await answered(10, choose);
    await at(tab, '/buying-power');
  });

  it('a visitor pays for the founding offer and is thanked', async () => {
    await tab.goto(under.system.url);
    await tab.click(button('Become a Founding Member'));
    await tab.type(inDialog(field('First name')), 'Jordan');
    await tab.type(inDialog(field('Last name')), 'Rivera');
    await tab.type(inDialog(field('State you’re buying in')), 'Texas');
    await tab.type(inDialog(field('Email')), `${newName()}@example.com`);
    await tab.click(inDialog('//input[@type="checkbox"]'));
    const payment = await tab.opening(() => tab.click(inDialog('//*[@type="submit"]')));
    await payment.type(field('Name on card'), 'Jordan Rivera');
    await payment.click('//button[starts-with(normalize-space(.), "Pay ")]');
    await at(payment, '/founding-success');
    await shown(payment, anywhere('member #'));
  });
});

const stored = `localStorage.getItem('${authTokenStorageKey}')`;

/** Registers through the form and waits for the dashboard. */
async function register(tab: Tab): Promise<string> {
  const name = newName();
  await tab.goto(`${under.system.url}/auth?tab=register`);
  await tab.type(field('Username'), name);
  await tab.type(field('Email'), `${name}@example.com`);
  await tab.type(field('Password'), 'kettle porch lantern');
  await tab.click(button('Create account'));
  await shown(tab, heading(`Welcome, ${name}`));
  return name;
}

async function shown(tab: Tab, xpath: string): Promise<void> {
  await eventually(async () => expect(await tab.shows(xpath)).toBe(true), waiting);
}

async function at(tab: Tab, path: string): Promise<void> {
  await eventually(async () => expect(new URL(await tab.url()).pathname).toBe(path), waiting);
}
