import { listDocumentSlots, type DocumentSlot, type DocumentSlotKey } from '@hearthway/contracts/journey';
import { exampleCondition, examplePreApprovalInfo, examplePurchaseTerms } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { storedContract } from '../../testing/in-memory/contract.js';
import { exampleSlot } from '../../testing/in-memory/documents.js';
import { exampleProfile } from '../../testing/in-memory/financial-profile.js';
import { inMemoryJourney } from '../../testing/in-memory-journey.js';
import { renderJourney, type RenderOptions } from '../../testing/render-journey.js';

const slot = (key: DocumentSlotKey, change: Partial<DocumentSlot>): DocumentSlot => ({
  ...exampleSlot,
  key,
  ...change,
});
const answered: RenderOptions = {
  at: '/get-pre-approved',
  financialProfile: exampleProfile,
  preApprovalInfo: examplePreApprovalInfo,
};
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const rowOf = (element: HTMLElement): HTMLElement => element.closest('li')!;

async function rowWith(change: Partial<DocumentSlot>) {
  renderJourney({ ...answered, documents: { slots: [slot('pay_stubs', change)] } });
  await screen.findByRole('link', { name: /: Pay stubs/ });
  const checkbox = await box(/^Pay stubs/);
  const row = rowOf(checkbox);
  return { checkbox, row, link: within(row).getByRole('link') };
}

describe('a row of another page', () => {
  it('leads to the slot that is empty, and can be ticked off', async () => {
    const { checkbox, link } = await rowWith({ status: 'needed' });
    expect(link.textContent).toBe('Upload: Pay stubs from the last 30 days');
    expect(link.getAttribute('href')).toBe('/documents#slot-pay_stubs');
    expect([checkbox.checked, checkbox.disabled]).toEqual([false, false]);
  });

  it('is ticked by what is in its slot', async () => {
    const { checkbox, row, link } = await rowWith({ status: 'ok', wanted: 2, files: 2 });
    expect([checkbox.checked, checkbox.disabled]).toEqual([true, true]);
    expect(within(row).getByText('2 files')).toBeDefined();
    expect(within(row).getByText('OK')).toBeDefined();
    expect(link.textContent).toMatch(/^Open/);
    expect(screen.getByText('1 of 9 ready')).toBeDefined();
  });

  it.each([
    [{ status: 'uploaded', wanted: 2, files: 1 }, ['1 of 2 files', 'Uploaded'], false],
    [
      { status: 'expiring', files: 1, expiresOn: '2026-12-02' },
      ['1 file', 'Expiring', 'Good until December 2, 2026'],
      true,
    ],
    [{ status: 'expired', files: 1, expiresOn: '2026-11-02' }, ['Expired', 'Was good until November 2, 2026'], false],
    [{ status: 'not_needed', notNeededReason: 'I start in January' }, ['Not needed'], true],
  ] as const)('says where it stands: %j', async (change, texts, isTicked) => {
    const { checkbox, row } = await rowWith(change);
    for (const text of texts) expect(within(row).getByText(text)).toBeDefined();
    expect(checkbox.checked).toBe(isTicked);
  });

  it('is as it was if the documents can’t be loaded', async () => {
    const journey = inMemoryJourney({
      ...answered,
      lendersAndLetters: { progress: { version: 1, payingCash: false, papers: ['pay_stubs'] } },
    });
    journey.failWith(listDocumentSlots, 503);
    renderJourney({ ...answered, journey });
    const checkbox = await box(/^Pay stubs/);
    expect([checkbox.checked, checkbox.disabled]).toEqual([true, false]);
    const link = await within(rowOf(checkbox)).findByRole('link', {}, { timeout: 8_000 });
    expect(link.textContent).toMatch(/^Open Documents/);
  });
});

describe('the documents of a step', () => {
  const contract = { contract: storedContract(examplePurchaseTerms) };
  const report = slot('inspection_report', { name: 'The inspection report', stages: ['inspection'] });
  const section = async () => within(await screen.findByRole('region', { name: 'Documents for this step' }));

  it('are those that its page asks for', async () => {
    const ofOthers = slot('photo_id', { name: 'A photo ID', stages: ['pre-approval'] });
    const wind = slot('wind_mitigation', { name: 'The wind report', stages: ['inspection'], status: 'ok', files: 1 });
    renderJourney({ at: '/home-inspection', contract, documents: { slots: [ofOthers, report, wind] } });
    const documents = await section();
    await documents.findByText('1 of 2 collected');
    expect(documents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/documents#slot-inspection_report',
      '/documents#slot-wind_mitigation',
    ]);
    expect(documents.queryByText('A photo ID')).toBeNull();
  });

  it('say so if they can’t be loaded, and can be asked for again', async () => {
    const journey = inMemoryJourney({ contract, documents: { slots: [report] } });
    journey.failWith(listDocumentSlots, 503);
    const { person } = renderJourney({ at: '/home-inspection', journey });
    const documents = await section();
    const again = await documents.findByRole('button', { name: 'Try again' }, { timeout: 8_000 });
    expect(documents.getByText('Didn’t load')).toBeDefined();
    journey.failWith(listDocumentSlots, undefined);
    await person.click(again);
    await documents.findByRole('link', { name: 'Upload: The inspection report' });
  });
});

it('a condition of the lender leads to where its document belongs', async () => {
  renderJourney({
    at: '/underwriting',
    contract: { contract: storedContract(examplePurchaseTerms) },
    underwriting: { conditions: [{ ...exampleCondition, text: 'Title commitment' }] },
    documents: { slots: [slot('title_commitment', { status: 'ok', files: 1 })] },
  });
  const link = await screen.findByRole('link', { name: 'Open: Title commitment' });
  expect(link.getAttribute('href')).toBe('/documents#slot-title_commitment');
});
