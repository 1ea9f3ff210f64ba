import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { testEngines } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { createBuyerDocumentsStore } from '../documents/index.js';
import { createBuyerEnvelopesStore } from './index.js';
import { act, codeOf, envelopeOf, read, useEnvelopes } from './testing/use-envelopes.js';

const { journey, sendCopy, mailTo, post, enter, consent } = useEnvelopes();

describe('an envelope', () => {
  it('ends when it is canceled, and then nobody can sign', async () => {
    const buyer = await journey().buyer();
    const envelope = await sendCopy(buyer);
    const { session } = await enter(envelope.id, 'jordan');
    await consent(session);
    const now = await read(buyer, envelope.id);
    const voided = await envelopeOf(await act(buyer, now, '/void', { reason: 'Other terms' }));
    expect(voided).toMatchObject({ status: 'voided', reason: 'Other terms' });
    const values = { 'jordan-signs': 'Jordan' };
    expect(await codeOf(await post('signatures', { session, values }))).toBe('signing.not-now');
    expect(await codeOf(await post('file', { session }))).toBe('signing.not-now');
    expect(await codeOf(await act(buyer, voided, '/void', { reason: '' }))).toBe('envelope.wrong-status');
  });

  it('ends when a signer wants paper', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { session } = await enter(id, 'jordan');
    expect((await post('declines', { session, how: 'paper', reason: '' })).status).toBe(200);
    expect(await read(buyer, id)).toMatchObject({ status: 'declined', reason: 'Wants to sign on paper' });
  });

  it('is left with its account: files, links, sessions, and emails', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { token, session } = await enter(id, 'jordan');
    const { deleteByUser, findForExport } = await storesOf();
    expect(JSON.stringify(await findForExport(buyer.userId))).toContain('sam@example.com');
    await deleteByUser(buyer.userId);
    for (const name of ['envelopes', 'envelope-signers', 'signing-sessions', 'signing-mails']) {
      expect([name, await journey().database.collection(name).countDocuments({ userId: buyer.userId })]).toEqual([
        name,
        0,
      ]);
    }
    expect(await codeOf(await post('links', { token }))).toBe('signing.link-gone');
    expect(await codeOf(await post('task', { session }))).toBe('signing.session-ended');
  });
});

describe('a signer', () => {
  it('needs the link, the code, and their turn, and gets five tries for each code', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { token } = await mailTo(id, 'jordan', 'signature-request');
    expect(await (await post('links', { token })).json()).toEqual({
      ...{ senderName: 'Jordan Rivera', emailHint: 'j…@example.com', status: 'sent' },
    });
    expect((await post('links', { token: 'a'.repeat(43) })).status).toBe(404);
    expect((await post('sessions', { token, code: '000000' })).status).toBe(403);
    await post('codes', { token });
    const { code } = await mailTo(id, 'jordan', 'signature-code');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let count = 0; count < 5; count += 1) {
      expect(await codeOf(await post('sessions', { token, code: wrong }))).toBe('signing.wrong-code');
    }
    expect((await post('sessions', { token, code })).status).toBe(403);
    for (let count = 0; count < 4; count += 1) expect((await post('codes', { token })).status).toBe(204);
    expect((await post('codes', { token })).status).toBe(429);
    const fresh = await mailTo(id, 'jordan', 'signature-code');
    const entries = await Promise.all([1, 2].map(() => post('sessions', { token, code: fresh.code })));
    expect(entries.map(({ status }) => status).sort()).toEqual([201, 403]);
    const stored = JSON.stringify(
      await journey().database.collection('envelope-signers').find({ envelopeId: id }).toArray(),
    );
    for (const secret of [token, fresh.code]) expect(stored).not.toContain(secret);
    expect(journey().log.text()).not.toContain(token);
  });

  it('signs only after the number of the test file, with every required field, and once', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { session } = await enter(id, 'jordan');
    const values = { 'jordan-signs': 'Jordan Rivera', 'sam-signs': 'not mine' };
    expect(await codeOf(await post('signatures', { session, values }))).toBe('signing.not-now');
    const guess = { session, disclosureVersion: '2026-11-01', formatTestNumber: '999' };
    expect(await codeOf(await post('consent', guess))).toBe('signing.wrong-number');
    await consent(session);
    expect(await codeOf(await post('signatures', { session, values: {} }))).toBe('signing.fields-missing');
    const answers = await Promise.all([1, 2].map(() => post('signatures', { session, values })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const steps = ((await (await buyer.call(`/api/envelopes/${id}/audit`)).json()) as { steps: unknown[] }).steps;
    expect(JSON.stringify(steps)).not.toContain('not mine');
  });
});

async function storesOf() {
  const connection = await connectMongo({
    uri: testEngines().mongodbUri,
    database: journey().database.databaseName,
    logger: journey().log.logger,
  });
  const store = createBuyerEnvelopesStore(connection, createBuyerDocumentsStore(connection).files);
  return {
    findForExport: store.findForExport,
    deleteByUser: async (userId: string) => {
      await inTransaction(connection, (transaction) => store.deleteByUser(userId, transaction));
      await connection.close();
    },
  };
}
