import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { shareLimits, sharedDocument } from '@hearthway/contracts/journey';
import { hashToken } from '@hearthway/service-kit';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { begin, center, sendTo, settled } from '../testing/upload-files.js';
import { useShares } from './testing/use-shares.js';

const { journey, file, usual, anyone, shareOf, requestOf, sharesOf, linksOf, pathOf, beginThrough, verbs, answeredTo } =
  useShares();

const collection = () => journey().database.collection<{ _id: string; tokenHash: string }>('document-shares');
const kinds = ['view', 'download', 'upload'] as const;
const ofFile = ['file', 'end of the file', 'size of the file'];

describe('a link', () => {
  it.each([
    ['view', ['open', 'page']],
    ['download', ['open', 'page', ...ofFile]],
    ['upload', ['open', 'uploads', 'begin']],
  ] as const)('for %s does nothing else, not even with the buyer’s own upload', async (kind, allowed) => {
    const { links } = await linksOf(usual());
    const { id } = (await (await begin(usual(), { bytes: file().length })).json()) as { id: string };
    expect(await answeredTo(links[kind].token, id)).toEqual(allowed);
    expect((await center(usual())).uploads.find((one) => one.id === id)).toMatchObject({ received: 0 });
  });

  const change = async (method: string, path = ''): Promise<void> => {
    const { documents } = await center(usual());
    const { version } = documents.find(({ id }) => id === usual().documentId) ?? {};
    const headers = { 'if-match': `"${version ?? 0}"` };
    const { status } = await usual().call(`/api/documents/${usual().documentId}${path}`, { method, headers });
    expect(status).toBeLessThan(300);
  };
  const nothing = { view: [], download: [], upload: [] };
  it.each([
    ['forged', nothing, () => Promise.resolve(), undefined],
    [
      'too old',
      nothing,
      (ids: readonly string[]) =>
        collection().updateMany({ _id: { $in: [...ids] } }, { $set: { expiresAt: new Date(Date.now() - 1) } }),
      undefined,
    ],
    [
      'turned off',
      nothing,
      async (ids: readonly string[]) => {
        for (const id of ids)
          expect((await usual().call(`/api/document-shares/${id}`, { method: 'DELETE' })).status).toBe(204);
      },
      undefined,
    ],
    [
      'to a document in the bin',
      // A slot has no bin.
      { ...nothing, upload: ['open', 'uploads', 'begin', 'resume', 'send', 'delete'] },
      () => change('DELETE'),
      () => change('POST', '/restore'),
    ],
  ] as const)('that is %s is the same as none', async (state, expected, end, undo) => {
    const { links, uploadId } = await linksOf(usual());
    const ids = Object.values(links).map(({ share }) => share.id);
    const logs = async () =>
      (await sharesOf(usual())).filter(({ id }) => ids.includes(id)).map(({ log }) => log.length);
    await end(ids);
    const before = await logs();
    for (const kind of kinds) {
      const { token } = links[kind];
      const used = state === 'forged' ? `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}` : token;
      expect([kind, await answeredTo(used, uploadId)]).toEqual([kind, expected[kind]]);
      if (expected[kind].length > 0) continue;
      const answers = await Promise.all([anyone(pathOf(used)), anyone(pathOf('never-made'))]);
      const [gone, unknown] = (await Promise.all(answers.map((answer) => answer.json()))) as { requestId: string }[];
      expect({ ...gone, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    }
    if (state !== 'to a document in the bin') expect(await logs()).toEqual(before);
    await undo?.();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('can’t be changed by whoever has it: %s', async (method) => {
    const { links } = await linksOf(usual());
    for (const { token } of Object.values(links)) {
      for (const rest of ['', '/pages/1', '/file', '/shares']) {
        const { status } = await anyone(pathOf(token, rest), { method });
        expect([method, rest, status]).toEqual([method, rest, method === 'OPTIONS' && rest !== '/shares' ? 200 : 404]);
      }
      expect((await anyone(pathOf(token))).status).toBe(200);
    }
  });

  it('leads to no other page, document, or version, and to no path beside it', async () => {
    const { links } = await linksOf(usual());
    const { token } = links.download;
    const statusOf = async (rest: string) => (await anyone(pathOf(token, rest))).status;
    for (const rest of [
      '/pages/3',
      '/pages/99999',
      '/pages',
      '/versions',
      '/../shared-documents',
      '/file/../../documents',
    ])
      expect([rest, await statusOf(rest)]).toEqual([rest, 404]);
    for (const rest of ['/pages/0', '/pages/-1', '/pages/1e0', '/pages/100000', '/pages/1%2F..%2F2'])
      expect([rest, await statusOf(rest)]).toEqual([rest, 400]);
    const seen = (await sharesOf(usual())).find(({ id }) => id === links.download.share.id);
    expect(seen?.log.flatMap(({ pages }) => pages)).toEqual([]);
  });

  it('gives the parts of a file that are asked for, and no others', async () => {
    const { links } = await linksOf(usual());
    const part = async (range: string) => {
      const answer = await anyone(pathOf(links.download.token, '/file'), { headers: { range } });
      return [answer.status, Buffer.from(await answer.arrayBuffer())] as const;
    };
    expect(await part('bytes=4-8')).toEqual([206, file().subarray(4, 9)]);
    expect(await part('bytes=-5')).toEqual([206, file().subarray(-5)]);
    expect((await part(`bytes=${file().length}-`))[0]).toBe(416);
    expect(await part('bytes=0-1,4-5')).toEqual([200, file()]);
    expect(await part('pages=1-2')).toEqual([200, file()]);
  });

  it('is stored without its token, and its log shows none', async () => {
    const { links } = await linksOf(usual());
    const { token, share } = links.view;
    await anyone(pathOf(token));
    const stored = await collection().findOne({ _id: share.id });
    expect(stored?.tokenHash).toBe(hashToken(token));
    const seen = JSON.stringify([stored, await sharesOf(usual()), journey().log.lines()]);
    expect(seen).not.toContain(token);
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
    const other = await journey().buyer();
    const { links } = await linksOf(usual());
    expect(await sharesOf(other)).toEqual([]);
    const { id } = links.view.share;
    expect((await other.call(`/api/document-shares/${id}`, { method: 'DELETE' })).status).toBe(404);
    const body = JSON.stringify({ kind: 'view', recipient: 'Me', days: 1 });
    const headers = { 'idempotency-key': randomUUID() };
    const stolen = await other.call(`/api/documents/${usual().documentId}/shares`, { method: 'POST', body, headers });
    expect(stolen.status).toBe(404);
    expect((await anyone(pathOf(links.view.token))).status).toBe(200);
  });

  it('writes down what it was used for, the pages of a visit in one line', async () => {
    const { links } = await linksOf(usual());
    const { token, share } = links.download;
    const logged = async () => {
      const { visits = 0, log = [] } = (await sharesOf(usual())).find(({ id }) => id === share.id) ?? {};
      return [visits, log.map(({ action, pages }) => [action, [...pages].sort()])] as const;
    };
    await (await anyone(pathOf(token, '/pages/2'))).arrayBuffer();
    expect(await logged()).toEqual([0, [['viewed', [2]]]]);
    await anyone(pathOf(token));
    await Promise.all([1, 2, 1].map((page) => anyone(pathOf(token, `/pages/${page}`))));
    await (await anyone(pathOf(token, '/file'))).arrayBuffer();
    await anyone(pathOf('x'.repeat(43)));
    expect(await logged()).toEqual([
      1,
      [
        ['downloaded', []],
        ['opened', [1, 2]],
        ['viewed', [2]],
      ],
    ]);
    await collection().updateOne({ _id: share.id }, { $set: { log: logOf(shareLimits.log) } });
    await anyone(pathOf(token));
    const [visits, log] = await logged();
    expect([visits, log.length, log[0]]).toEqual([2, shareLimits.log, ['opened', []]]);
  });

  it('that a buyer makes too often is refused', async () => {
    const buyer = await journey().buyer();
    const first = await requestOf(buyer);
    const one = await collection().findOne({ _id: first.share.id });
    if (!one) throw new Error('There is no link');
    const rest = Array.from({ length: shareLimits.shares - 2 }, () => randomUUID());
    await collection().insertMany(rest.map((id) => ({ ...one, _id: id, tokenHash: id })));
    const body = JSON.stringify({ recipient: 'Lee', days: 1 });
    const more = () =>
      buyer.call('/api/document-slots/photo_id/requests', {
        method: 'POST',
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
    const answers = await Promise.all([more(), more(), more()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('says who made it once they told us their name', async () => {
    const { links } = await linksOf(usual());
    const opened = async () => sharedDocument.parse(await (await anyone(pathOf(links.view.token))).json());
    expect(await opened()).toMatchObject({ owner: null, name: 'Scan', recipient: 'Lee Lender', kind: 'view' });
    const body = JSON.stringify(examplePreApprovalInfo);
    expect((await usual().call('/api/pre-approval-info', { method: 'POST', body })).status).toBe(200);
    const { firstName, lastName } = examplePreApprovalInfo;
    expect((await opened()).owner).toBe(`${firstName} ${lastName}`);
  });
});

describe('a link for sending files', () => {
  it('puts what comes into its slot, and says from whom it is', async () => {
    const buyer = await journey().buyer();
    const { token } = await requestOf(buyer);
    for (const widened of [
      { slot: 'photo_id' },
      { documentId: usual().documentId },
      { subject: { kind: 'home', id: 'a' } },
    ])
      expect((await beginThrough(token, { name: 'Mine', bytes: 9, ...widened })).status).toBe(400);
    const begun = (await (await beginThrough(token)).json()) as { id: string };
    const path = pathOf(token, `/uploads/${begun.id}`);
    expect((await sendTo(anyone, path, { offset: 0, bytes: file().subarray(0, 100) })).status).toBe(204);
    expect((await verbs.resume(token, begun.id)).headers.get('upload-offset')).toBe('100');
    expect((await sendTo(anyone, path, { offset: 50, bytes: file().subarray(50) })).status).toBe(409);
    expect((await sendTo(anyone, path, { offset: 100, bytes: file().subarray(100) })).status).toBe(204);
    const { documents } = await settled(buyer);
    expect(documents).toMatchObject([{ name: 'Statement', slot: 'bank_statements', note: 'Sent by Kim Co-buyer' }]);
    expect(await (await verbs.uploads(token)).json()).toEqual({ uploads: [] });
    expect((await verbs.send(token, begun.id)).status).toBe(404);
  });

  it('doesn’t reach the uploads of another link of the same buyer, also not by its key', async () => {
    const buyer = await journey().buyer();
    const [one, other] = [await requestOf(buyer), await requestOf(buyer, 'photo_id')];
    const key = randomUUID();
    const ask = async (token: string) => (await (await beginThrough(token, undefined, key)).json()) as { id: string };
    const [begun, beside] = [await ask(one.token), await ask(other.token)];
    expect(beside.id).not.toBe(begun.id);
    expect(await answeredTo(other.token, begun.id)).toEqual(['open', 'uploads', 'begin']);
    expect(await (await verbs.uploads(one.token)).json()).toMatchObject({ uploads: [{ id: begun.id, received: 0 }] });
  });

  it('says why a file was refused, which can then be dismissed', async () => {
    const buyer = await journey().buyer();
    const { token } = await requestOf(buyer);
    const bytes = Buffer.from('plain text');
    const begun = (await (await beginThrough(token, { name: 'Notes', bytes: bytes.length })).json()) as { id: string };
    await sendTo(anyone, pathOf(token, `/uploads/${begun.id}`), { offset: 0, bytes });
    await settled(buyer);
    expect(await (await verbs.uploads(token)).json()).toMatchObject({
      uploads: [{ name: 'Notes', state: 'refused', refusal: 'wrong-type' }],
    });
    expect((await verbs.delete(token, begun.id)).status).toBe(204);
    expect((await center(buyer)).uploads).toEqual([]);
  });

  it('takes so many files, also when they come at once, and counts a repeated request once', async () => {
    const buyer = await journey().buyer();
    const { token, share } = await requestOf(buyer);
    const key = randomUUID();
    const twice = async () => (await beginThrough(token, { name: 'Twice', bytes: 9 }, key)).json();
    expect(await twice()).toEqual(await twice());
    const sent = { action: 'sent', pages: [] };
    expect(await collection().findOne({ _id: share.id })).toMatchObject({ files: 1, log: [sent] });
    await collection().updateOne({ _id: share.id }, { $set: { files: shareLimits.files - 1 } });
    const answers = await Promise.all([beginThrough(token), beginThrough(token), beginThrough(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await center(buyer)).files).toBe(2);
    expect(await collection().findOne({ _id: share.id })).toMatchObject({ log: [sent, sent] });
  });

  it('that is turned off takes no more of what is on its way', async () => {
    const buyer = await journey().buyer();
    const { token, share } = await requestOf(buyer);
    const begun = (await (await beginThrough(token)).json()) as { id: string };
    await sendTo(anyone, pathOf(token, `/uploads/${begun.id}`), { offset: 0, bytes: file().subarray(0, 100) });
    expect((await buyer.call(`/api/document-shares/${share.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await center(buyer)).toMatchObject({ uploads: [], files: 0 });
  });

  it('is only made for what the purchase asks for', async () => {
    const buyer = await journey().buyer();
    const ask = (slot: string) =>
      buyer.call(`/api/document-slots/${slot}/requests`, {
        method: 'POST',
        body: JSON.stringify({ recipient: 'Kim', days: 1 }),
        headers: { 'idempotency-key': randomUUID() },
      });
    expect([(await ask('recorded_deed')).status, (await ask('nonsense')).status]).toEqual([404, 400]);
  });
});

const logOf = (lines: number) =>
  Array.from({ length: lines }, () => ({ at: new Date('2026-11-01T10:00:00.000Z'), action: 'opened', pages: [] }));
