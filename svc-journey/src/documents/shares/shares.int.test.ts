import { shareLimits } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { center, sendTo, settled, type Buyer } from '../testing/upload-files.js';
import { useShares } from './testing/use-shares.js';

const {
  journey,
  file,
  usual,
  anyone,
  shareOf,
  requestOf,
  sharesOf,
  buyerWithLinks,
  pathOf,
  beginThrough,
  verbs,
  allowed,
  answersOf,
} = useShares();

describe('a link', () => {
  it.each(['view', 'download', 'upload'] as const)('does only what it is for: %s', async (kind) => {
    const buyer = await buyerWithLinks(usual());
    const begun = await buyer.call('/api/document-uploads', {
      method: 'POST',
      body: JSON.stringify({ name: 'Mine', slot: null, documentId: null, bytes: file().length }),
    });
    const { id } = (await begun.json()) as { id: string };
    expect(await answersOf(buyer.links[kind].token, id)).toEqual(allowed[kind]);
    expect((await center(buyer)).uploads.find((one) => one.id === id)).toMatchObject({ received: 0 });
  });

  it.each([
    ['forged', () => Promise.resolve()],
    [
      'expired',
      async (_buyer: Buyer, ids: readonly string[]) => {
        const shares = journey().database.collection<{ _id: string }>('document-shares');
        await shares.updateMany({ _id: { $in: [...ids] } }, { $set: { expiresAt: new Date(Date.now() - 1) } });
      },
    ],
    [
      'revoked',
      async (buyer: Buyer, ids: readonly string[]) => {
        for (const id of ids) {
          expect((await buyer.call(`/api/document-shares/${id}`, { method: 'DELETE' })).status).toBe(204);
        }
      },
    ],
  ])('does nothing when it is %s', async (name, end) => {
    const buyer = await buyerWithLinks(usual());
    const begun = (await (await beginThrough(buyer.links.upload.token)).json()) as { id: string };
    await end(
      buyer,
      Object.values(buyer.links).map(({ share }) => share.id),
    );
    for (const { token } of Object.values(buyer.links)) {
      const used = name === 'forged' ? `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}` : token;
      expect(await answersOf(used, begun.id)).toEqual([]);
    }
  });

  it('that is made again with the same key gets a new token, and no second link', async () => {
    const before = await sharesOf(usual());
    const key = randomUUID();
    const first = await shareOf(usual(), usual().documentId, 'view', key);
    const second = await shareOf(usual(), usual().documentId, 'view', key);
    expect(second.share.id).toBe(first.share.id);
    expect((await anyone(pathOf(first.token))).status).toBe(404);
    expect((await anyone(pathOf(second.token))).status).toBe(200);
    expect(await sharesOf(usual())).toHaveLength(before.length + 1);
  });

  it('can’t be listed or turned off by another buyer, who can’t share what isn’t theirs', async () => {
    const [buyer, other] = [await buyerWithLinks(usual()), await journey().buyer()];
    expect(await sharesOf(other)).toEqual([]);
    const { id } = buyer.links.view.share;
    expect((await other.call(`/api/document-shares/${id}`, { method: 'DELETE' })).status).toBe(404);
    const body = JSON.stringify({ kind: 'view', recipient: 'Me', days: 1 });
    const stolen = await other.call(`/api/documents/${buyer.documentId}/shares`, { method: 'POST', body });
    expect(stolen.status).toBe(404);
    expect((await anyone(pathOf(buyer.links.view.token))).status).toBe(200);
  });

  it('writes down what it was used for', async () => {
    const buyer = await buyerWithLinks(usual());
    const { token, share } = buyer.links.download;
    for (const rest of ['', '/pages/2', '/file', '']) await (await anyone(pathOf(token, rest))).arrayBuffer();
    await anyone(pathOf('x'.repeat(43)));
    const found = (await sharesOf(buyer)).find(({ id }) => id === share.id);
    expect(found?.visits).toBe(2);
    expect(found?.log.map(({ action, page }) => [action, page])).toEqual([
      ['opened', null],
      ['downloaded', null],
      ['viewed', 2],
      ['opened', null],
    ]);
  });

  it('that a buyer makes too often is refused', async () => {
    const buyer = await journey().buyer();
    const first = await requestOf(buyer);
    const shares = journey().database.collection<{ _id: string; tokenHash: string }>('document-shares');
    const one = await shares.findOne({ _id: first.share.id });
    if (!one) throw new Error('There is no link');
    const rest = Array.from({ length: shareLimits.shares - 2 }, () => randomUUID());
    await shares.insertMany(rest.map((id) => ({ ...one, _id: id, tokenHash: id })));
    const body = JSON.stringify({ recipient: 'Lee', days: 1 });
    const more = () => buyer.call('/api/document-slots/photo_id/requests', { method: 'POST', body });
    const answers = await Promise.all([more(), more(), more()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('a link for sending files', () => {
  it('puts what comes into its slot, and says from whom it is', async () => {
    const buyer = await journey().buyer();
    const { token } = await requestOf(buyer);
    expect((await beginThrough(token, { name: 'Mine', bytes: 9, slot: 'photo_id' })).status).toBe(400);
    const begun = (await (await beginThrough(token)).json()) as { id: string };
    const path = pathOf(token, `/uploads/${begun.id}`);
    expect((await sendTo(anyone, path, { offset: 0, bytes: file().subarray(0, 100) })).status).toBe(204);
    const where = await verbs.resume(token, begun.id);
    expect(where.headers.get('upload-offset')).toBe('100');
    expect((await sendTo(anyone, path, { offset: 100, bytes: file().subarray(100) })).status).toBe(204);
    const { documents } = await settled(buyer);
    expect(documents.find(({ id }) => id === begun.id)).toMatchObject({
      name: 'Statement',
      slot: 'bank_statements',
      note: 'Sent by Kim Co-buyer',
    });
    expect(await (await verbs.uploads(token)).json()).toEqual({ uploads: [] });
    expect((await verbs.send(token, begun.id)).status).toBe(404);
  });

  it('doesn’t reach the uploads of another link of the same buyer', async () => {
    const buyer = await buyerWithLinks(usual());
    const other = await requestOf(buyer, 'photo_id');
    const begun = (await (await beginThrough(buyer.links.upload.token)).json()) as { id: string };
    expect(await answersOf(other.token, begun.id)).toEqual(allowed.upload);
    expect(await (await verbs.uploads(buyer.links.upload.token)).json()).toMatchObject({
      uploads: [{ id: begun.id, received: 0 }],
    });
  });

  it('takes so many files, also when they come at once, and counts a repeated request once', async () => {
    const buyer = await journey().buyer();
    const { token, share } = await requestOf(buyer);
    const headers = { 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ name: 'Twice', bytes: 9 });
    const twice = () => anyone(pathOf(token, '/uploads'), { method: 'POST', body, headers });
    const [first, second] = [await twice(), await twice()];
    expect(await first.json()).toEqual(await second.json());
    const shares = journey().database.collection<{ _id: string }>('document-shares');
    expect(await shares.findOne({ _id: share.id })).toMatchObject({ files: 1 });
    await shares.updateOne({ _id: share.id }, { $set: { files: shareLimits.files - 1 } });
    const answers = await Promise.all([beginThrough(token), beginThrough(token), beginThrough(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await center(buyer)).files).toBe(2);
  });

  it('is only made for a paper that is asked for', async () => {
    const buyer = await journey().buyer();
    const body = JSON.stringify({ recipient: 'Kim', days: 1 });
    const ask = (slot: string) => buyer.call(`/api/document-slots/${slot}/requests`, { method: 'POST', body });
    expect([(await ask('recorded_deed')).status, (await ask('nonsense')).status]).toEqual([404, 400]);
  });
});
