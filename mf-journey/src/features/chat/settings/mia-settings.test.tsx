import { changeChatSettings, getChatSettings, type ChatSettings } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { inMemoryJourney } from '../../../testing/in-memory-journey.js';
import { renderJourney } from '../../../testing/render-journey.js';

function open(at: '/chat' | '/settings', settings: Partial<ChatSettings> = {}) {
  return renderJourney({ at, chat: { settings } });
}

async function openSwitch(name: string): Promise<HTMLButtonElement> {
  const control = await screen.findByRole<HTMLButtonElement>('switch', { name });
  await waitFor(() => {
    expect(control.disabled).toBe(false);
  });
  return control;
}

async function openMia(settings: Partial<ChatSettings> = {}) {
  const rendered = open('/settings', settings);
  const section = within(await screen.findByRole('region', { name: 'Mia' }));
  await section.findByRole('heading', { name: 'What Mia remembers' });
  return { ...rendered, section };
}

describe('what Mia may use', () => {
  it('is off, granted after a question, revoked with one press, and granted again with one', async () => {
    const { person, journey } = open('/chat');
    const finances = await openSwitch('Finances');
    expect(screen.getAllByRole('switch').map((control) => control.getAttribute('aria-checked'))).toEqual(
      Array(4).fill('false'),
    );
    await person.click(finances);
    const dialog = within(screen.getByRole('dialog', { name: 'Let Mia use your finances?' }));
    expect(dialog.getByText(/your income, debts, savings.*No outside AI is used/)).toBeDefined();
    expect(journey.chatSettings().contexts.finances).toBe(false);
    await person.click(dialog.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => {
      expect(journey.chatSettings().contexts.finances).toBe(true);
    });
    await waitFor(() => {
      expect(finances.getAttribute('aria-checked')).toBe('true');
    });

    await person.click(finances);
    await waitFor(() => {
      expect(journey.chatSettings().consents.map(({ granted }) => granted)).toEqual([false, true]);
    });
    await person.click(finances);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(journey.chatSettings().contexts.finances).toBe(true);
    });
  });

  it('stays off if the buyer says so, and names the provider that would get it', async () => {
    const engine = { kind: 'model', provider: 'Anthropic', model: 'claude' } as const;
    const { person, journey } = open('/chat', { engine });
    await person.click(await openSwitch('Documents'));
    const dialog = within(screen.getByRole('dialog', { name: 'Let Mia use your documents and letters?' }));
    expect(dialog.getByText(/It goes to Anthropic \(claude\)/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(journey.chatSettings().contexts.documents).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Documents' }));
  });

  it('goes back if it can’t be saved', async () => {
    const { person, journey, toasts } = open('/chat');
    const homes = await openSwitch('Homes');
    journey.failWith(changeChatSettings, 503);
    await person.click(homes);
    await person.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => {
      expect(toasts.map(({ title }) => title)).toEqual(['We couldn’t save your choice']);
    });
    await waitFor(() => {
      expect(homes.getAttribute('aria-checked')).toBe('false');
    });
  });

  it('is in the settings, too, with every change', async () => {
    const { person, section } = await openMia({
      consents: [{ context: 'homes', granted: true, at: '2026-11-20T15:00:00.000Z' }],
    });
    expect(section.getByText(/turned on for your homes/)).toBeDefined();
    const calendar = section.getByRole<HTMLInputElement>('checkbox', { name: 'Calendar' });
    await person.click(calendar);
    await person.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await section.findByText(/turned on for your calendar/)).toBeDefined();
    expect(calendar.checked).toBe(true);
  });
});

it('the settings can be loaded again after a failure', async () => {
  const journey = inMemoryJourney();
  journey.failWith(getChatSettings, 503);
  const { person } = renderJourney({ at: '/settings', journey });
  const section = within(await screen.findByRole('region', { name: 'Mia' }));
  const again = await section.findByRole('button', { name: 'Try again' });
  journey.failWith(getChatSettings, undefined);
  await person.click(again);
  expect(await section.findByRole('radio', { name: '90 days' })).toBeDefined();
});

it('the buyer chooses how long conversations are kept', async () => {
  const { person, section, journey } = await openMia();
  expect(section.getByRole<HTMLInputElement>('radio', { name: '90 days' }).checked).toBe(true);
  await person.click(section.getByRole('radio', { name: 'Until I delete them' }));
  await waitFor(() => {
    expect(journey.chatSettings().retention).toBe('kept');
  });
});

describe('what Mia remembers', () => {
  const savedAt = '2026-11-20T15:00:00.000Z';

  it('is added to, changed, and forgotten', async () => {
    const { person, section, journey } = await openMia();
    const remembered = () => journey.chatSettings().memories.map(({ text }) => text);
    const entry = section.getByRole('textbox', { name: 'Have Mia remember' });
    await person.type(entry, '{Enter}');
    expect(await section.findByText('Please write what Mia should remember')).toBeDefined();
    await person.type(entry, 'No HOA{Enter}');
    expect(await section.findByText('No HOA')).toBeDefined();
    expect((entry as HTMLInputElement).value).toBe('');

    await person.click(section.getByRole('button', { name: 'Edit “No HOA”' }));
    const changed = section.getByRole('textbox', { name: 'Change what Mia remembers' });
    expect(document.activeElement).toBe(changed);
    await person.type(changed, ', please{Enter}');
    expect(await section.findByText('No HOA, please')).toBeDefined();
    expect(remembered()).toEqual(['No HOA, please']);

    await person.click(section.getByRole('button', { name: 'Forget “No HOA, please”' }));
    expect(await section.findByText(/^Nothing yet/)).toBeDefined();
    expect(remembered()).toEqual([]);
  });

  it('is cleared once the buyer says so', async () => {
    const { person, section, journey } = await openMia({
      memories: [
        { id: 'memory-1', text: 'No HOA', savedAt },
        { id: 'memory-2', text: 'A garden', savedAt },
      ],
    });
    await person.click(section.getByRole('button', { name: 'Forget everything' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Forget everything?' }));
    await person.click(dialog.getByRole('button', { name: 'Forget everything' }));
    expect(await section.findByText(/^Nothing yet/)).toBeDefined();
    expect(journey.chatSettings().memories).toEqual([]);
  });
});
