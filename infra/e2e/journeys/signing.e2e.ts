import type { Page } from '@playwright/test';
import { exampleHomeEntry } from '@hearthway/contracts/examples';
import {
  changeEnvelope,
  createEnvelope,
  createHome,
  createOffer,
  getDocumentCenter,
  listCalendarEvents,
  listEnvelopes,
  sendEnvelope,
  type Envelope,
} from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expectAccessible, expectReadableInDark } from '../support/axe.js';
import { arriveSignedIn, confirmEmail, newBuyer, signUp } from '../support/buyer.js';
import { hasADocument, pdfOf } from '../support/documents.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { send } from '../support/plan.js';
import { asSigner, askPdfsig, consentToSign, downloaded, enterToSign, verify } from '../support/signing.js';
import { expectToFit } from '../support/site.js';
import { expect, test } from '../support/test.js';
import { buysTheToolkit } from '../support/toolkit.js';

test.use({ reducedMotion: 'reduce' });

const wide = { viewport: { width: 1280, height: 720 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test(
  'two documents are signed by two people in order, through their mailboxes, and anyone can check them',
  { tag: '@once' },
  async ({ page, browser }, info) => {
    const { email } = await arriveSignedIn(page);
    await confirmEmail(page, email);
    const other = newBuyer().email;
    await page.goto('/dashboard');
    await hasADocument(page, 'Contract', pdfOf(['The contract']));
    await hasADocument(page, 'Addendum', pdfOf(['The addendum']));
    await preparesIt(page, other);
    await page.getByRole('button', { name: 'Send for signature' }).click();
    await expectAccessible(page, ['dialog']);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Asked to sign')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Contract waits for Jordan Rivera to sign' })).toBeVisible();

    await asSigner(browser, wide, async (first) => {
      await enterToSign(first, email, /asks you to sign/);
      await consentToSign(first);
      await first.getByRole('button', { name: /^Signature \(page 1\), required/ }).click();
      await expectAccessible(first, ['dialog']);
      await first.getByRole('button', { name: 'Use this' }).click();
      await expectAccessible(first);
      await first.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(first.getByText('You have signed')).toBeVisible();
    });

    await asSigner(browser, phone, async (second) => {
      await enterToSign(second, other, /asks you to sign/);
      await consentToSign(second);
      await expect(second.getByRole('img', { name: 'Page 2 of 2: Addendum' })).toBeVisible();
      await second.getByRole('button', { name: 'Next field' }).tap();
      await second.getByRole('button', { name: /^Signature \(page 2\), required/ }).tap();
      await draws(second);
      await expectAccessible(second);
      await expectReadableInDark(second);
      await expectToFit(second);
      await second.getByRole('button', { name: 'Sign', exact: true }).tap();
      await expect(second.getByText('You have signed')).toBeVisible();
    });

    await asSigner(browser, phone, async (second) => {
      await enterToSign(second, other, /Everyone has signed/);
      const files = { pdf: info.outputPath('Contract.pdf'), audit: info.outputPath('Contract audit.json') };
      await (await downloaded(second, 'Download signed PDF')).saveAs(files.pdf);
      await (await downloaded(second, 'Download audit')).saveAs(files.audit);

      expect(await verify(files)).toMatchObject({ code: 0, text: expect.stringMatching(/^RIGHT/) });
      const changed = await readFile(files.audit, 'utf8');
      const audit = info.outputPath('changed.json');
      await writeFile(audit, changed.replace('Jordan Rivera', 'Jordan Riviera'));
      expect(await verify({ ...files, audit })).toMatchObject({ code: 1, text: expect.stringMatching(/^NOT RIGHT/) });
      const said = await askPdfsig(files.pdf);
      if (said === undefined) info.annotations.push({ type: 'not asked', description: 'pdfsig isn’t installed' });
      else {
        expect(said).toContain('Signature is Valid.');
        expect(said).toContain('Total document signed');
      }
    });

    await page.goto('/signatures');
    await page.getByRole('link', { name: /Contract/ }).click();
    await expect(page.getByText('Completed').first()).toBeVisible();
    await expectAccessible(page);
    const { documents } = getDocumentCenter.reply.parse(await send(page, getDocumentCenter));
    const { envelopes } = listEnvelopes.reply.parse(await send(page, listEnvelopes));
    expect(documents.map(({ id }) => id)).toContain(envelopes[0]?.signedDocumentId);
    expect(documents).toHaveLength(3);
  },
);

test('an offer’s term sheet goes straight into an envelope', { tag: '@once' }, async ({ page, browser }) => {
  const { email } = await signUp(page);
  await page.goto('/make-offer');
  await buysTheToolkit(page, email);
  const { home } = createHome.reply.parse(
    await send(page, createHome, { ...exampleHomeEntry, state: 'TX' }, { 'idempotency-key': randomUUID() }),
  );
  const offer = createOffer.reply.parse(
    await send(page, createOffer, { homeId: home.id }, { 'idempotency-key': randomUUID() }),
  );
  await page.goto(`/make-offer?offer=${offer.id}#review`);
  await page.getByRole('button', { name: 'Have it signed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Term sheet' })).toBeVisible();
  await page.getByLabel('Your name').fill('Jordan Rivera');
  await page.getByRole('button', { name: 'Add yourself' }).click();
  await page.getByRole('button', { name: 'Put Jordan Rivera’s signature on page 1' }).click();
  await page.getByRole('button', { name: 'Send for signature' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Asked to sign')).toBeVisible();

  await asSigner(browser, wide, async (signer) => {
    await enterToSign(signer, email, /asks you to sign/);
    await consentToSign(signer);
    await signer.getByRole('button', { name: /^Signature \(page 1\), required/ }).click();
    await signer.getByRole('button', { name: 'Use this' }).click();
    await signer.getByRole('button', { name: 'Sign', exact: true }).click();
    // The page waits for the seal.
    await expect(signer.getByRole('button', { name: 'Download signed PDF' })).toBeVisible();
  });
  const { documents } = getDocumentCenter.reply.parse(await send(page, getDocumentCenter));
  expect(documents.map(({ name }) => name)).toEqual(['Term sheet']);
});

test(
  'whoever declines ends it, the buyer is told, and a canceled envelope can’t be signed',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { email } = await arriveSignedIn(page);
    await confirmEmail(page, email);
    await page.goto('/dashboard');
    await hasADocument(page, 'Contract', pdfOf(['The contract']));
    const [declining, waiting] = [newBuyer().email, newBuyer().email];

    const { id, expiresAt } = await sends(page, declining);
    expect(await lastDays(page)).toEqual([expiresAt]);
    await asSigner(browser, phone, async (signer) => {
      await enterToSign(signer, declining, /asks you to sign/);
      await signer.getByRole('button', { name: 'I don’t want to sign here' }).tap();
      const dialog = signer.getByRole('dialog');
      await expectAccessible(signer, ['dialog']);
      await dialog.getByLabel('Why').fill('The price is another one');
      await dialog.getByRole('button', { name: 'Don’t sign' }).tap();
      await expect(signer.getByText('It was declined. Nobody can sign it anymore.')).toBeVisible();
    });
    const told = await mailTo(email, /^Sam Lee declined to sign/);
    await page.goto(linkIn(told, /\/signatures\//));
    expect(page.url()).toContain(id);
    await expect(page.getByText('The price is another one').first()).toBeVisible();
    expect(await lastDays(page)).toEqual([]);

    const canceled = await sends(page, waiting);
    await page.goto(`/signatures/${canceled.id}`);
    await page.getByRole('button', { name: 'Cancel this envelope' }).click();
    await page.getByRole('dialog').getByLabel('Why').fill('We found another home');
    await expectAccessible(page, ['dialog']);
    await page.getByRole('button', { name: 'Cancel envelope' }).click();
    await expect(page.getByText('Canceled').first()).toBeVisible();
    await asSigner(browser, phone, async (signer) => {
      await signer.goto(linkIn(await mailTo(waiting, /asks you to sign/), /\/sign#/));
      await expect(signer.getByText('The sender canceled it. Nobody can sign it anymore.')).toBeVisible();
      await expectAccessible(signer);
    });
  },
);

/** From the page of signatures, with the mouse and the keyboard: the buyer signs the contract, and Sam Lee the addendum. */
async function preparesIt(page: Page, email: string): Promise<void> {
  await page.goto('/signatures');
  await expectAccessible(page);
  await page.getByLabel('Document', { exact: true }).selectOption('Contract');
  await page.getByRole('button', { name: 'Add another document' }).click();
  await page.getByLabel('Document 2').selectOption('Addendum');
  await page.getByRole('button', { name: 'Prepare it' }).click();
  await page.getByLabel('Your name').fill('Jordan Rivera');
  await page.getByRole('button', { name: 'Add yourself' }).click();
  await page.getByRole('button', { name: 'Add a signer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a signer' });
  await dialog.getByLabel('Name').fill('Sam Lee');
  await dialog.getByLabel('Email').fill(email);
  await expectAccessible(page, ['dialog']);
  await dialog.getByRole('button', { name: 'Add signer' }).click();
  await page.getByRole('button', { name: 'Put Jordan Rivera’s signature on page 1' }).click();
  const placed = page.getByRole('button', { name: 'Signature of Jordan Rivera, page 1' });
  await expect(placed).toBeFocused();
  const before = await placed.boundingBox();
  await placed.hover();
  await page.mouse.down();
  await page.mouse.move((before?.x ?? 0) + 20, (before?.y ?? 0) + 120, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await placed.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 60);
  await page.getByRole('button', { name: 'Next page' }).click();
  const spot = page.getByRole('button', { name: 'Put Sam Lee’s signature on page 2' });
  await spot.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signature of Sam Lee, page 2' })).toBeFocused();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await expectReadableInDark(page);
}

/** A signature, with one line of a finger or mouse. */
async function draws(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your signature' });
  await dialog.getByRole('tab', { name: 'Draw' }).click();
  const pad = dialog.getByRole('img', { name: /^Draw your signature/ });
  await pad.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await pad.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.2, y + height * 0.6);
  await page.mouse.down();
  for (const share of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    await page.mouse.move(x + width * share, y + height * ((share * 10) % 2 === 0 ? 0.3 : 0.7));
  }
  await page.mouse.up();
  await expectAccessible(page, ['dialog']);
  await dialog.getByRole('button', { name: 'Use this' }).click();
}

/** An envelope of the buyer’s only document for Sam Lee, through the API. */
async function sends(page: Page, email: string): Promise<Envelope> {
  const { documents } = getDocumentCenter.reply.parse(await send(page, getDocumentCenter));
  const sources = [{ kind: 'document', documentId: documents[0]?.id }];
  const draft = createEnvelope.reply.parse(
    await send(page, createEnvelope, { sources }, { 'idempotency-key': randomUUID() }),
  );
  const place = { page: 1, x: 0.1, y: 0.8, width: 0.3, height: 0.05 };
  const entry = {
    ...{ title: 'Contract', senderName: 'Jordan Rivera', days: 14 },
    signers: [{ id: 'sam', name: 'Sam Lee', email }],
    fields: [{ id: 'signs', signerId: 'sam', kind: 'signature', ...place, required: true, label: '' }],
  };
  const at = ({ method, path }: { readonly method: string; readonly path: string }) => ({
    method,
    path: operationPath({ path }, { envelopeId: draft.id }),
  });
  await send(page, at(changeEnvelope), entry, { 'if-match': `"${draft.version}"` });
  const [ready] = listEnvelopes.reply.parse(await send(page, listEnvelopes)).envelopes;
  return sendEnvelope.reply.parse(await send(page, at(sendEnvelope), undefined, { 'if-match': `"${ready?.version}"` }));
}

async function lastDays(page: Page): Promise<readonly string[]> {
  const { events } = listCalendarEvents.reply.parse(await send(page, listCalendarEvents));
  return events.filter(({ kind }) => kind === 'signature').map(({ startsAt }) => startsAt);
}
