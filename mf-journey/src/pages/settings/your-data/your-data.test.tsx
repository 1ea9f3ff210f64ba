import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { requestDataExport } from '@hearthway/contracts/identity';
import { eraseSensitiveAnswers } from '@hearthway/contracts/journey';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderJourney, type RenderOptions } from '../../../testing/render-journey.js';

const saved: { name: string; file: Blob }[] = [];
let offered: Blob | undefined;
beforeEach(() => {
  saved.length = 0;
  // jsdom downloads nothing.
  URL.createObjectURL = (file) => {
    offered = file as Blob;
    return 'blob:offered';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (offered) saved.push({ name: this.download, file: offered });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function openSettings(options: RenderOptions = {}) {
  const rendered = renderJourney({ at: '/settings', ...options });
  return { ...rendered, data: within(await screen.findByRole('region', { name: 'Your data' })) };
}

describe('the data download', () => {
  it('is gathered into one file', async () => {
    const { person, data } = await openSettings();
    await person.click(data.getByRole('button', { name: 'Download my data' }));
    expect(data.getByRole('button', { name: 'Gathering your data…' }).getAttribute('aria-busy')).toBe('true');

    expect(await data.findByText('Your data is downloaded')).toBeDefined();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^hearthway-data-\d{4}-\d{2}-\d{2}\.json$/);
    const content = JSON.parse(await saved[0]!.file.text()) as { parts: object };
    expect(Object.keys(content.parts)).toEqual(['identity', 'journey']);
  });

  it('says which parts are missing', async () => {
    const { person, data } = await openSettings({ account: { silentServices: ['journey'] } });
    await person.click(data.getByRole('button', { name: 'Download my data' }));
    expect(await data.findByText('Part of your data is missing')).toBeDefined();
    expect(saved).toHaveLength(1);
  });

  it('is refused after too many requests', async () => {
    const { person, data, journey } = await openSettings();
    journey.failWith(requestDataExport, 429, { code: 'request.too-many', message: 'Please try again tomorrow.' });
    await person.click(data.getByRole('button', { name: 'Download my data' }));
    expect((await data.findByRole('alert')).textContent).toContain('Please try again tomorrow.');
    expect(saved).toEqual([]);
  });
});

describe('citizenship and marital status', () => {
  const askToErase = async ({ person, data }: Awaited<ReturnType<typeof openSettings>>) => {
    await person.click(data.getByRole('button', { name: 'Erase these two answers' }));
    return within(screen.getByRole('dialog', { name: 'Erase these two answers?' }));
  };

  it('are erased after a confirmation', async () => {
    const rendered = await openSettings({ preApprovalInfo: examplePreApprovalInfo });
    const dialog = await askToErase(rendered);
    await rendered.person.click(dialog.getByRole('button', { name: 'Erase' }));
    await waitFor(() => {
      expect(rendered.toasts.at(-1)?.title).toBe('Both answers erased');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    const { firstName } = examplePreApprovalInfo;
    expect(rendered.journey.preApprovalInfo()).toMatchObject({ firstName, citizenship: '', maritalStatus: '' });
  });

  it('stay without a confirmation or after a failure', async () => {
    const rendered = await openSettings({ preApprovalInfo: examplePreApprovalInfo });
    rendered.journey.failWith(eraseSensitiveAnswers, 503, { message: 'Not now' });
    const dialog = await askToErase(rendered);
    await rendered.person.click(dialog.getByRole('button', { name: 'Erase' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Not now');
    await rendered.person.click(dialog.getByRole('button', { name: 'Keep them' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rendered.journey.preApprovalInfo()?.citizenship).toBe(examplePreApprovalInfo.citizenship);
  });
});
