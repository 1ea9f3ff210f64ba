import { exampleFigures } from '@hearthway/contracts/affordability';
import {
  createScenario,
  deleteScenario,
  listScenarios,
  pinScenario,
  unpinScenario,
  scenarioMaximum,
  type Scenario,
} from '@hearthway/contracts/journey';
import { callOperation } from '@hearthway/web-kit/http';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exampleProfile } from '../../../testing/in-memory/financial-profile.js';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';

const plan = (
  name: string,
  changes: Partial<typeof exampleFigures> = {},
  level: Scenario['level'] = 'comfortable',
) => ({ name, figures: { ...exampleFigures, ...changes }, level });
const two = [plan('Plain'), plan('Lower rate', { annualRateMillionths: 50_000 })];

async function open(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/buying-power', financialProfile: exampleProfile, ...options });
  const section = within(await screen.findByRole('region', { name: 'Your scenarios' }));
  await waitFor(() => {
    expect(section.queryByText('Loading your scenarios')).toBeNull();
  });
  const press = (name: string) => rendered.person.click(section.getByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...rendered, section, press, dialog };
}
type Opened = Awaited<ReturnType<typeof open>>;

const names = ({ section }: Opened) =>
  section.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chosenPrice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
const item = ({ section }: Opened, name: string) =>
  within(section.getByRole('heading', { level: 3, name }).closest('li')!);

describe('without scenarios', () => {
  it('saves the numbers on the page under a name', async () => {
    const page = await open();
    expect(page.section.getByText(/^Save the numbers above/)).toBeDefined();
    await page.press('Save these numbers');
    const dialog = await page.dialog('Save these numbers');
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect([name.value, document.activeElement]).toEqual(['Plan 1', name]);
    await page.person.clear(name);
    await page.person.type(name, 'Our plan{Enter}');

    await waitFor(() => {
      expect(names(page)).toEqual(['Our plan']);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.toasts.at(-1)).toMatchObject({ title: 'Scenario saved', description: 'Our plan' });
    const [saved] = page.journey.reply(listScenarios);
    expect(saved?.figures.annualIncomeCents).toBe(9_000_000);
    expect(item(page, 'Our plan').getByText(/^about \$\d{3},000$/)).toBeDefined();
  });

  it.each([
    ['Comfortable', 'comfortable'],
    ['Typical lender', 'typical'],
    ['Program ceiling', 'ceiling'],
  ] as const)('saves the price that is chosen: %s', async (name, level) => {
    const page = await open();
    await page.person.click(chosenPrice(name));
    await page.press('Save these numbers');
    await page.person.keyboard('{Enter}');
    await waitFor(() => {
      expect(names(page)).toEqual(['Plan 1']);
    });
    const [saved] = page.journey.reply(listScenarios);
    expect(saved).toMatchObject({ level, plan: { priceCents: saved?.headlines[level]?.priceCents } });
    expect(item(page, 'Plan 1').getByText(new RegExp(`^${name}:`))).toBeDefined();
  });

  it('asks for a name, and keeps it when saving fails', async () => {
    const page = await open();
    await page.press('Save these numbers');
    const dialog = await page.dialog('Save these numbers');
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await page.person.clear(name);
    await page.person.click(dialog.getByRole('button', { name: 'Save scenario' }));
    expect(await dialog.findByText('Please enter a name')).toBeDefined();

    page.journey.failWith(createScenario, 409, { code: 'scenario.too-many', message: 'You have 10 scenarios' });
    await page.person.type(name, 'Our plan{Enter}');
    expect(await dialog.findByText('You have 10 scenarios')).toBeDefined();
    expect(name.value).toBe('Our plan');
  });

  it('saves no example', async () => {
    const page = await open({ financialProfile: undefined });
    expect(page.section.getByText(/^Once your finances are in/)).toBeDefined();
    expect(page.section.queryByRole('button')).toBeNull();
  });
});

describe('a list that fails to load', () => {
  it('leaves the rest of the page, and can be tried again', async () => {
    const page = await open({ scenarios: two });
    page.unmount();
    page.journey.failWith(listScenarios, 503);
    const again = await open({ journey: page.journey });
    await again.section.findByText('We couldn’t load your scenarios', undefined, { timeout: 5_000 });
    expect(screen.getByRole('heading', { name: 'What you can afford' })).toBeDefined();
    page.journey.failWith(listScenarios, undefined);
    await again.press('Try again');
    await waitFor(() => {
      expect(names(again)).toEqual(['Plain', 'Lower rate']);
    });
  });
});

describe('a scenario', () => {
  it('is opened on the page', async () => {
    const page = await open({ scenarios: two });
    await page.press('Open Lower rate');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Interest rate' }).value).toBe('5');
  });

  it('is opened with the price that was chosen', async () => {
    const page = await open({
      scenarios: [plan('Typical', {}, 'typical'), plan('Payment', { monthlyPaymentCents: 180_000 }, 'ceiling'), ...two],
    });
    await page.press('Open Typical');
    expect(chosenPrice('Typical lender').checked).toBe(true);
    await page.press('Open Plain');
    expect(chosenPrice('Comfortable').checked).toBe(true);
    await page.press('Open Payment');
    expect(chosenPrice('Your payment').checked).toBe(true);
    expect(item(page, 'Payment').getByText(/^Your payment:/)).toBeDefined();
    await page.person.click(screen.getByRole('checkbox', { name: 'Start from a monthly payment instead' }));
    expect(chosenPrice('Program ceiling').checked).toBe(true);
  });

  it('is renamed', async () => {
    const page = await open({ scenarios: two });
    await page.press('Rename Plain');
    const dialog = await page.dialog('Rename this scenario');
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(name.value).toBe('Plain');
    await page.person.clear(name);
    await page.person.type(name, 'As it is{Enter}');
    await waitFor(() => {
      expect(names(page)).toEqual(['As it is', 'Lower rate']);
    });
  });

  it('keeps its name if it is gone meanwhile, and then leaves the list', async () => {
    const page = await open({ scenarios: two });
    await callOperation(page.journey.transport, deleteScenario, { params: { scenarioId: 'scenario-1' } });
    await page.press('Rename Plain');
    const dialog = await page.dialog('Rename this scenario');
    await page.person.type(dialog.getByRole('textbox', { name: 'Name' }), ' plan{Enter}');
    expect(await dialog.findByText('We couldn’t find that')).toBeDefined();
    await waitFor(() => {
      expect(names(page)).toEqual(['Lower rate']);
    });
  });

  it('is deleted once that is confirmed', async () => {
    const page = await open({ scenarios: two });
    await page.press('Delete Plain');
    const question = await page.dialog('Delete “Plain”?');
    expect(question.getByText('You can’t undo this.')).toBeDefined();
    await page.person.click(question.getByRole('button', { name: 'Keep scenario' }));
    expect(names(page)).toHaveLength(2);
    expect(document.activeElement).toBe(page.section.getByRole('button', { name: 'Delete Plain' }));

    await page.press('Delete Plain');
    await page.person.click((await page.dialog('Delete “Plain”?')).getByRole('button', { name: 'Delete scenario' }));
    await waitFor(() => {
      expect(names(page)).toEqual(['Lower rate']);
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(page.section.getByRole('heading', { name: 'Your scenarios' }));
    });
  });

  it('says so if it has no price, or if what it rests on has changed', async () => {
    const page = await open({ scenarios: [plan('Ohio', { state: 'OH' }), { ...plan('Old'), rowsChanged: true }] });
    expect(item(page, 'Ohio').getByText(/^No price for these numbers, at 6\.25%$/)).toBeDefined();
    expect(item(page, 'Ohio').getByText('Saved November 20, 2026.')).toBeDefined();
    expect(item(page, 'Old').getByText(/Some limits or costs have changed since then/)).toBeDefined();
  });
});

describe('ten scenarios', () => {
  it('are the most', async () => {
    const page = await open({ scenarios: Array.from({ length: scenarioMaximum }, (_, place) => plan(`${place}`)) });
    expect(page.section.getByText(/^You have 10 scenarios/)).toBeDefined();
    expect(page.section.queryByRole('button', { name: 'Save these numbers' })).toBeNull();
  });

  it('leave the focus on the heading once the tenth is saved', async () => {
    const page = await open({ scenarios: Array.from({ length: scenarioMaximum - 1 }, (_, place) => plan(`${place}`)) });
    await page.press('Save these numbers');
    await page.person.keyboard('{Enter}');
    await page.section.findByText(/^You have 10 scenarios/);
    await waitFor(() => {
      expect(document.activeElement).toBe(page.section.getByRole('heading', { name: 'Your scenarios' }));
    });
  });
});

describe('the budget', () => {
  it('is the one that was pinned last', async () => {
    const page = await open({ scenarios: two });
    await page.press('Pin as budget Plain');
    await item(page, 'Plain').findByText('Your budget');
    await page.press('Pin as budget Lower rate');
    await item(page, 'Lower rate').findByText('Your budget');
    expect(item(page, 'Plain').queryByText('Your budget')).toBeNull();

    await page.press('Unpin Lower rate');
    await waitFor(() => {
      expect(page.section.queryByText('Your budget')).toBeNull();
    });
  });

  it.each([
    ['pinning', pinScenario, 'Pin as budget Plain', two],
    ['unpinning', unpinScenario, 'Unpin Plain', [{ ...plan('Plain'), pinned: true }, plan('Other')]],
  ] as const)(
    'keeps the focus on the button while %s, which happens once',
    async (_what, operation, name, scenarios) => {
      const page = await open({ scenarios });
      const release = page.journey.hold(operation);
      const button = page.section.getByRole<HTMLButtonElement>('button', { name });
      await page.person.dblClick(button);
      await waitFor(() => {
        expect(button.getAttribute('aria-busy')).toBe('true');
      });
      await page.person.click(button);
      expect(button.disabled).toBe(false);
      expect(document.activeElement).toBe(button);
      release();
      await waitFor(() => {
        expect(button.textContent).not.toBe(name);
      });
      expect(page.journey.requests.filter((request) => request.endsWith('/pin'))).toHaveLength(1);
    },
  );

  it('has the focus on its button again after the celebration', async () => {
    const page = await open({ scenarios: two });
    await page.press('Pin as budget Plain');
    await screen.findByRole('dialog');
    await page.person.keyboard('{Escape}');
    expect(document.activeElement).toBe(page.section.getByRole('button', { name: 'Unpin Plain' }));
  });

  it('completes the milestone, which is celebrated, until there is none', async () => {
    const page = await open({ scenarios: two });
    const checklist = within(await page.section.findByRole('region', { name: 'To complete this step' }));
    expect(checklist.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Done: Save a scenario',
      'To do: Pin one as your budget',
    ]);
    await page.press('Pin as budget Plain');
    const celebration = await screen.findByRole('dialog');
    expect(celebration.textContent).toContain('Buying Power');
    await page.person.keyboard('{Escape}');
    expect(await page.section.findByText('This step is completed')).toBeDefined();

    await page.press('Pin as budget Lower rate');
    await item(page, 'Lower rate').findByText('Your budget');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.press('Delete Lower rate');
    const question = await page.dialog('Delete “Lower rate”?');
    await page.person.click(question.getByRole('button', { name: 'Delete scenario' }));
    expect(await page.section.findByText('To complete this step')).toBeDefined();
  });

  it('can be pinned again by an Undo once it is unpinned, which says what that did to the milestone', async () => {
    const page = await open({ scenarios: two });
    await page.press('Pin as budget Plain');
    await screen.findByRole('dialog');
    await page.person.keyboard('{Escape}');
    await page.press('Unpin Plain');
    await waitFor(() => {
      expect(page.toasts.at(-1)).toMatchObject({
        title: 'You have no budget now',
        description: 'Buying Power is in progress again.',
      });
    });
    page.toasts.at(-1)?.action?.onSelect();
    expect(await item(page, 'Plain').findByText('Your budget')).toBeDefined();
    expect(await page.section.findByText('This step is completed')).toBeDefined();
  });

  it('is unpinned without a word of the milestone if that wasn’t completed', async () => {
    const page = await open({ scenarios: [{ ...plan('Plain'), pinned: true }] });
    await page.press('Unpin Plain');
    await waitFor(() => {
      expect(page.toasts.at(-1)).toEqual({
        title: 'You have no budget now',
        description: '',
        action: { label: 'Undo', onSelect: expect.any(Function) },
      });
    });
  });

  it('has its deletion explained', async () => {
    const page = await open({ scenarios: two });
    await page.press('Pin as budget Plain');
    await item(page, 'Plain').findByText('Your budget');
    await page.person.keyboard('{Escape}');
    await page.press('Delete Plain');
    const question = await page.dialog('Delete “Plain”?');
    const text =
      'It’s your budget, so Buying Power won’t count as done anymore, unless you marked it complete yourself. You can’t undo this.';
    expect(question.getByText(text)).toBeDefined();
  });

  it('has nothing said of a milestone that doesn’t count as done', async () => {
    const page = await open({ scenarios: [{ ...plan('Plain'), pinned: true }] });
    await page.press('Delete Plain');
    const question = await page.dialog('Delete “Plain”?');
    expect(question.getByText('It’s your budget. You can’t undo this.')).toBeDefined();
  });

  it('is no scenario without a price, and says why not', async () => {
    const page = await open({ scenarios: [...two, plan('Ohio', { state: 'OH' })] });
    const reason = 'Without a price, it can’t be your budget.';
    const pinOf = (name: string) => item(page, name).getByRole('button', { name: `Pin as budget ${name}` });
    expect(pinOf('Ohio').getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(pinOf('Ohio').getAttribute('aria-describedby')!)?.textContent).toBe(reason);
    expect(pinOf('Plain').getAttribute('aria-disabled')).toBe('false');
    expect(item(page, 'Plain').queryByText(reason)).toBeNull();
  });

  it('can be unpinned if it has lost its price', async () => {
    const page = await open({ scenarios: [{ ...plan('Ohio', { state: 'OH' }), pinned: true }] });
    expect(item(page, 'Ohio').getByText('Your budget')).toBeDefined();
    await page.press('Unpin Ohio');
    await waitFor(() => {
      expect(item(page, 'Ohio').queryByText('Your budget')).toBeNull();
    });
  });

  it('stays what it was if a scenario has lost its price meanwhile', async () => {
    const page = await open({ scenarios: two });
    const message = 'This scenario has no price yet, so it can’t be your budget';
    page.journey.failWith(pinScenario, 409, { code: 'scenario.without-price', message });
    await page.press('Pin as budget Plain');
    await waitFor(() => {
      expect(page.toasts.at(-1)).toMatchObject({ description: message, tone: 'destructive' });
    });
    expect(page.section.queryByText('Your budget')).toBeNull();
  });

  it('says so if it can’t be changed', async () => {
    const page = await open({ scenarios: two });
    page.journey.failWith(pinScenario, 503, { message: 'Please try again soon' });
    await page.press('Pin as budget Plain');
    await waitFor(() => {
      expect(page.toasts.at(-1)).toMatchObject({ description: 'Please try again soon', tone: 'destructive' });
    });
  });
});

describe('a comparison', () => {
  const choose = ({ person, section }: Opened, name: string) =>
    person.click(section.getByRole('checkbox', { name: `Compare ${name}` }));

  it('shows up to three side by side', async () => {
    const page = await open({ scenarios: [...two, plan('Condo', { propertyType: 'condo' }), plan('More')] });
    await choose(page, 'Plain');
    expect(page.section.getByText('Choose one or two more to compare.')).toBeDefined();
    expect(page.section.queryByRole('table')).toBeNull();
    await choose(page, 'Lower rate');
    await choose(page, 'Condo');
    const table = within(page.section.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Plain',
      'Lower rate',
      'Condo',
    ]);
    expect(table.getByRole('row', { name: 'Interest rate 6.25% 5% 6.25%' })).toBeDefined();
    expect(page.section.getByRole<HTMLInputElement>('checkbox', { name: 'Compare More' }).disabled).toBe(true);
    await choose(page, 'Condo');
    expect(table.queryByRole('columnheader', { name: 'Condo' })).toBeNull();
  });
});

describe('sharing', () => {
  it('makes a link to copy, says what it shows, and stops', async () => {
    const page = await open({ scenarios: two });
    await page.press('Share Plain');
    const dialog = await page.dialog('Share “Plain”');
    expect(dialog.getByText(/They don’t see your name, income, debts, savings, or score/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
    await page.person.click(dialog.getByRole('button', { name: 'Make a link' }));
    const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(link.value).toBe('http://localhost:3000/shared/link-1');
    expect(document.activeElement).toBe(link);
    await page.person.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link.value);
    expect(page.toasts.at(-1)).toMatchObject({ title: 'Link copied' });

    await page.person.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    expect(await dialog.findByText('The link doesn’t work anymore')).toBeDefined();
    expect(dialog.queryByRole('textbox')).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Make a link' }));
    });
    expect(item(page, 'Plain').queryByText('Shared')).toBeNull();
  });

  it('can’t show a link again, but replaces it', async () => {
    const page = await open({ scenarios: two });
    await page.press('Share Plain');
    const dialog = await page.dialog('Share “Plain”');
    await page.person.click(dialog.getByRole('button', { name: 'Make a link' }));
    await dialog.findByRole('textbox', { name: 'Link' });
    await page.person.click(dialog.getByRole('button', { name: 'Close' }));
    expect(item(page, 'Plain').getByText('Shared')).toBeDefined();

    await page.press('Share Plain');
    const again = await page.dialog('Share “Plain”');
    expect(again.getByText('It has a link already')).toBeDefined();
    await page.person.click(again.getByRole('button', { name: 'Make a new link' }));
    const link = await again.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(link.value).toBe('http://localhost:3000/shared/link-2');
    expect(document.activeElement).toBe(link);
  });

  it('is stopped without a new link', async () => {
    const page = await open({ scenarios: [{ ...plan('Plain'), sharedAt: '2026-11-20T15:00:00.000Z' }] });
    await page.press('Share Plain');
    const dialog = await page.dialog('Share “Plain”');
    await page.person.click(dialog.getByRole('button', { name: 'Stop sharing' }));
    expect(await dialog.findByText('The link doesn’t work anymore')).toBeDefined();
    await waitFor(() => {
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Make a link' }));
    });
  });
});

describe('a download', () => {
  it('has every scenario', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:file');
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    const page = await open({ scenarios: two });
    await page.press('Download as CSV');
    const text = await files[0]!.text();
    expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual(['Name', 'Plain', 'Lower rate', '']);
  });
});
