import { userDeleted } from '@hearthway/contracts/identity';
import { sharedDocument } from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pdfOf, photo, wordOf } from '../testing/sample-files.js';
import { center, sendTo, settled, upload } from '../testing/upload-files.js';
import { useShares } from './testing/use-shares.js';

const { journey, file, anyone, shareOf, requestOf, sharesOf, buyerWithLinks, pathOf, beginThrough, verbs, answersOf } =
  useShares();

describe('a link', () => {
  it('does nothing when its account is deleted', async () => {
    const buyer = await buyerWithLinks();
    const { userId } = buyer;
    const begun = (await (await beginThrough(buyer.links.upload.token)).json()) as { id: string };
    await journey().publish(userDeleted, userId, { userId });
    const count = () => journey().database.collection('document-shares').countDocuments({ userId });
    await eventually(async () => expect(await count()).toBe(0));
    for (const { token } of Object.values(buyer.links)) expect(await answersOf(token, begun.id)).toEqual([]);
  });

  it('rests while its document is in the bin, and ends with it', async () => {
    const buyer = await buyerWithLinks();
    const change = (method: string, path: string, version: number) =>
      buyer.call(`/api/documents/${buyer.documentId}${path}`, { method, headers: { 'if-match': `"${version}"` } });
    expect((await change('DELETE', '', 1)).status).toBe(204);
    const { view, download, upload: request } = buyer.links;
    expect([await answersOf(view.token, 'x'), await answersOf(download.token, 'x')]).toEqual([[], []]);
    expect((await change('POST', '/restore', 2)).status).toBe(200);
    expect((await anyone(pathOf(view.token))).status).toBe(200);
    expect((await change('DELETE', '', 3)).status).toBe(204);
    expect((await change('DELETE', '/files', 4)).status).toBe(204);
    expect(await answersOf(download.token, 'x')).toEqual([]);
    expect((await sharesOf(buyer)).map(({ id }) => id)).toEqual([request.share.id]);
  });

  it('is for one version, and shows it with the name of the one who got it', async () => {
    const buyer = await buyerWithLinks();
    await upload(buyer, await pdfOf(['Something new']), { documentId: buyer.documentId });
    await settled(buyer);
    const { view, download } = buyer.links;
    const opened = sharedDocument.parse(await (await anyone(pathOf(view.token))).json());
    expect(opened).toMatchObject({ kind: 'view', recipient: 'Lee Lender', document: { name: 'Paper', pages: 2 } });
    const answer = await anyone(pathOf(download.token, '/file'));
    expect(Buffer.from(await answer.arrayBuffer()).equals(file())).toBe(true);
    const page = await anyone(pathOf(view.token, '/pages/2'));
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const drawn = sharp(Buffer.from(await page.arrayBuffer()));
    expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', height: 1_800 });
    // The stamp is all over the page, also where the paper has nothing.
    const cut = await drawn.extract({ left: 200, top: 1_000, width: 800, height: 600 }).toBuffer();
    const corner = await sharp(cut).stats();
    expect(corner.channels[2]?.min).toBeLessThan(215);
    expect((await anyone(pathOf(view.token, '/pages/3'))).status).toBe(404);
    expect((await anyone(pathOf(view.token, '/pages/0'))).status).toBe(400);
  });

  it('to a picture shows it, and one to a Word file is only for a download', async () => {
    const buyer = await journey().buyer();
    const picture = await upload(buyer, await photo('png'), { name: 'Photo' });
    const word = await upload(buyer, await wordOf({ text: 'A gift' }), { name: 'Letter' });
    await settled(buyer);
    const { token } = await shareOf(buyer, picture, 'view');
    const page = await anyone(pathOf(token, '/pages/1'));
    expect(await sharp(Buffer.from(await page.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 480 });
    const body = JSON.stringify({ kind: 'view', recipient: 'Lee', days: 1 });
    const refused = await buyer.call(`/api/documents/${word}/shares`, { method: 'POST', body });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      'document-share.not-viewable',
    ]);
    const download = await shareOf(buyer, word, 'download');
    expect((await anyone(pathOf(download.token, '/pages/1'))).status).toBe(404);
    expect((await anyone(pathOf(download.token, '/file'))).status).toBe(200);
  });
});

describe('a link for sending files', () => {
  it('says why a file was refused, which can then be dismissed', async () => {
    const buyer = await journey().buyer();
    const { token } = await requestOf(buyer);
    const wrong = Buffer.from('plain text');
    const begun = (await (await beginThrough(token, { name: 'Notes', bytes: wrong.length })).json()) as { id: string };
    await sendTo(anyone, pathOf(token, `/uploads/${begun.id}`), { offset: 0, bytes: wrong });
    await settled(buyer);
    expect(await (await verbs.uploads(token)).json()).toMatchObject({
      uploads: [{ name: 'Notes', state: 'refused', refusal: 'wrong-type' }],
    });
    expect((await verbs.delete(token, begun.id)).status).toBe(204);
    expect((await center(buyer)).uploads).toEqual([]);
  });
});
