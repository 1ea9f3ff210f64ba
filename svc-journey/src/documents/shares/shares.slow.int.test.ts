import { userDeleted } from '@hearthway/contracts/identity';
import { sharedDocument } from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { pdfOf, photo, wordOf } from '../testing/sample-files.js';
import { settled, upload } from '../testing/upload-files.js';
import { useShares } from './testing/use-shares.js';

const { journey, file, anyone, shareOf, requestOf, sharesOf, buyerWithDocument, linksOf, pathOf, answeredTo } =
  useShares();

const opened = async (token: string) => sharedDocument.parse(await (await anyone(pathOf(token))).json());

describe('a link', () => {
  it('does nothing once its account is deleted', async () => {
    const buyer = await buyerWithDocument();
    const { links, uploadId } = await linksOf(buyer);
    const { userId } = buyer;
    await journey().publish(userDeleted, userId, { userId });
    const count = () => journey().database.collection('document-shares').countDocuments({ userId });
    await eventually(async () => expect(await count()).toBe(0));
    for (const { token } of Object.values(links)) expect(await answeredTo(token, uploadId)).toEqual([]);
  });

  it('ends with its document', async () => {
    const buyer = await buyerWithDocument();
    const { links } = await linksOf(buyer);
    const change = (path: string, version: number) =>
      buyer.call(`/api/documents/${buyer.documentId}${path}`, {
        method: 'DELETE',
        headers: { 'if-match': `"${version}"` },
      });
    expect([(await change('', 1)).status, (await change('/files', 2)).status]).toEqual([204, 204]);
    expect(await answeredTo(links.download.token, 'x')).toEqual([]);
    expect((await sharesOf(buyer)).map(({ kind }) => kind)).toEqual(['upload']);
  });

  it('is for one version and its name, and shows it with the name of the one who got it', async () => {
    const buyer = await buyerWithDocument();
    const [view, download] = [
      await shareOf(buyer, buyer.documentId, 'view'),
      await shareOf(buyer, buyer.documentId, 'download'),
    ];
    await upload(buyer, await pdfOf(['Something new']), { documentId: buyer.documentId });
    const { documents } = await settled(buyer);
    const entry = { name: 'For me alone', slot: null, tags: [], note: '', datedOn: null, hintsSeen: false };
    const renamed = await buyer.call(`/api/documents/${buyer.documentId}`, {
      method: 'PUT',
      body: JSON.stringify(entry),
      headers: { 'if-match': `"${documents[0]?.version ?? 0}"` },
    });
    expect(renamed.status).toBe(200);

    expect(await opened(view.token)).toMatchObject({ name: 'Scan', document: { pages: 2 } });
    const answer = await anyone(pathOf(download.token, '/file'));
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=Scan.pdf');
    expect(Buffer.from(await answer.arrayBuffer()).equals(file())).toBe(true);
    const page = await anyone(pathOf(view.token, '/pages/2'));
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const drawn = sharp(Buffer.from(await page.arrayBuffer()));
    expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', height: 1_800 });
    // The stamp is all over the page, also where the document has nothing.
    const cut = await drawn.extract({ left: 200, top: 1_000, width: 800, height: 600 }).toBuffer();
    const { channels } = await sharp(cut).stats();
    expect(channels[2]?.min).toBeLessThan(215);
  });

  it('to a picture shows it, and one to a Word file is only for a download', async () => {
    const buyer = await journey().buyer();
    await upload(buyer, await photo('png'), { name: 'Photo' });
    await upload(buyer, await wordOf({ text: 'A gift' }), { name: 'Letter' });
    const { documents } = await settled(buyer);
    const idOf = (name: string): string => documents.find((document) => document.name === name)?.id ?? '';
    const { token } = await shareOf(buyer, idOf('Photo'), 'view');
    const page = await anyone(pathOf(token, '/pages/1'));
    expect(await sharp(Buffer.from(await page.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 480 });
    const refused = await buyer.call(`/api/documents/${idOf('Letter')}/shares`, {
      method: 'POST',
      body: JSON.stringify({ kind: 'view', recipient: 'Lee', days: 1 }),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await refused.json()).toMatchObject({ code: 'document-share.not-viewable' });
    const download = await shareOf(buyer, idOf('Letter'), 'download');
    expect((await anyone(pathOf(download.token, '/pages/1'))).status).toBe(404);
    expect((await anyone(pathOf(download.token, '/file'))).status).toBe(200);
  });

  it('into a slot doesn’t tell how many files its owner has', async () => {
    const buyer = await journey().buyer();
    const { token } = await requestOf(buyer);
    const accounts = journey().database.collection<{ _id: string }>('document-accounts');
    await accounts.updateOne({ _id: buyer.userId }, { $set: { files: 500 } }, { upsert: true });
    const begun = await anyone(pathOf(token, '/uploads'), {
      method: 'POST',
      body: JSON.stringify({ name: 'Statement', bytes: 9 }),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(await begun.json()).toMatchObject({ code: 'shared-document.full' });
  });
});
