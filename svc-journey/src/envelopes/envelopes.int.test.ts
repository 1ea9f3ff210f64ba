import { userDeleted } from '@hearthway/contracts/identity';
import { disclosureVersion, signingLimits, type CalendarEvent, type EnvelopeAudit } from '@hearthway/contracts/journey';
import { eventually, onTestFinished } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { firstBrokenStep } from './audit-chain.js';
import { sha256 } from './testing/sha256.js';
import { act, codeOf, envelopeOf, read, useEnvelopes } from './testing/use-envelopes.js';

const { journey, copyFor, sendCopy, mailTo, linkTo, codeTo, post, enter, consent } = useEnvelopes();

const rows = () => journey().database.collection<{ _id: string; steps: object[] }>('envelopes');

/** Of what belongs to a buyer. */
const countOf = (collection: string, userId: string): Promise<number> =>
  journey()
    .database.collection<{ _id: string }>(collection)
    .countDocuments({ $or: [{ userId }, { _id: userId }] });

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

  it('is in the calendar until it ends, and its buyer gets an email about that', async () => {
    const buyer = await journey().buyer();
    const { id, expiresAt } = await sendCopy(buyer);
    const events = async () =>
      ((await (await buyer.call('/api/calendar-events')).json()) as { events: CalendarEvent[] }).events;
    expect(await events()).toMatchObject([
      { kind: 'signature', title: 'Last day to sign: Contract', startsAt: expiresAt },
    ]);
    const { session } = await enter(id, 'jordan');
    await post('declines', { session, how: 'declined', reason: 'Other terms' });
    expect(await events()).toEqual([]);
    expect(await mailTo(id, 'jordan', 'signature-ended')).toEqual({
      ...{ kind: 'signature-ended', userId: buyer.userId, envelopeId: id, status: 'declined' },
      ...{ signerName: 'Jordan Rivera', signed: 0, signers: 2, knownTo: ['jordan@example.com'] },
    });
  });

  it('has links that work until 90 days after its end', async () => {
    const buyer = await journey().buyer();
    const sent = await sendCopy(buyer);
    const token = await linkTo(sent.id, 'jordan');
    await envelopeOf(await act(buyer, sent, '/void', { reason: '' }));
    expect(await (await post('links', { token })).json()).toMatchObject({ status: 'voided' });
    const longAgo = new Date(Date.now() - signingLimits.linkDays * 86_400_000).toISOString();
    const ended = { $set: { 'steps.$[step].at': longAgo } };
    const arrayFilters = [{ 'step.happened.kind': 'voided' }];
    await rows().updateOne({ _id: sent.id }, ended, { arrayFilters });
    for (const [path, more] of [
      ['links', {}],
      ['codes', {}],
      ['sessions', { code: '000000' }],
    ] as const) {
      const gone = await post(path, { token, ...more });
      expect([gone.status, await codeOf(gone)]).toEqual([404, 'signing.link-gone']);
    }
  });

  it('is left with its account: files, links, sessions, and emails', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { token, session } = await enter(id, 'jordan');
    const { userId } = buyer;
    // As an instance does that is sealing it.
    await rows().updateOne({ _id: id }, { $set: { attemptId: id } });
    const written = ['sealed', 'signed'].map((what) => ({ files_id: `${id}-${what}`, n: 0, data: Buffer.from('x') }));
    const chunks = journey().database.collection('document-files.chunks');
    await chunks.insertMany(written);
    await journey().publish(userDeleted, userId, { userId });
    const names = ['envelopes', 'envelope-accounts', 'envelope-signers', 'signing-sessions', 'signing-mails'];
    const counts = () => Promise.all(names.map((name) => countOf(name, userId)));
    await eventually(async () => expect(await counts()).toEqual([0, 0, 0, 0, 0]));
    const left = () => chunks.countDocuments({ files_id: { $in: written.map(({ files_id }) => files_id) } });
    await eventually(async () => expect(await left()).toBe(0), { timeout: 30_000 });
    expect(await codeOf(await post('links', { token }))).toBe('signing.link-gone');
    expect(await codeOf(await post('task', { session }))).toBe('signing.session-ended');
  });
});

describe('a buyer', () => {
  it('who hasn’t confirmed an address can’t send, and nobody can while svc-identity is away', async () => {
    const buyer = await journey().buyer();
    const { unconfirmed, identityState } = journey();
    const draft = await copyFor(buyer);
    unconfirmed.add(buyer.userId);
    const refused = await act(buyer, draft, '/send');
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'envelope.email-unconfirmed']);
    expect((await act(await journey().buyer(), draft, '/send')).status).toBe(404);
    unconfirmed.delete(buyer.userId);
    identityState.broken = true;
    onTestFinished(() => void (identityState.broken = false));
    expect(await codeOf(await act(buyer, draft, '/send'))).toBe('server.unavailable');
    identityState.broken = false;
    expect((await act(buyer, draft, '/send')).status).toBe(200);
  });
});

describe('at the same time', () => {
  const values = { 'jordan-signs': 'Jordan Rivera' };
  const statuses = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  it('an envelope is either signed or canceled', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { session } = await enter(id, 'jordan');
    await consent(session);
    const now = await read(buyer, id);
    const answers = [post('signatures', { session, values }), act(buyer, now, '/void', { reason: '' })];
    expect(await statuses(answers)).toEqual([200, 409]);
    const { status, progress } = await read(buyer, id);
    expect([status, progress[0]?.status]).toEqual(
      (await answers[0])?.ok ? ['sent', 'signed'] : ['voided', 'consented'],
    );
  });

  it('one signer in two tabs signs or declines', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const [first, second] = [await enter(id, 'jordan'), await enter(id, 'jordan')];
    await consent(first.session);
    const decline = { session: second.session, how: 'declined', reason: '' };
    const answers = [post('signatures', { session: first.session, values }), post('declines', decline)];
    expect(await statuses(answers)).toEqual([200, 409]);
    const { steps } = (await (await buyer.call(`/api/envelopes/${id}/audit`)).json()) as EnvelopeAudit;
    expect(firstBrokenStep(steps, sha256)).toBeUndefined();
    expect(steps.filter(({ happened }) => ['signed', 'declined'].includes(happened.kind))).toHaveLength(1);
  });

  it('a signer who opens one envelope sees nothing of another', async () => {
    const buyer = await journey().buyer();
    const [one, other] = [await sendCopy(buyer), await sendCopy(buyer)];
    const { token, code } = await enter(one.id, 'jordan');
    const theirs = await linkTo(other.id, 'jordan');
    await post('codes', { token: theirs });
    await codeTo(other.id, 'jordan');
    expect((await post('sessions', { token: theirs, code })).status).toBe(403);
    expect((await post('task', { session: token })).status).toBe(404);
  });
});

describe('a signer', () => {
  it('needs the link, the code, and their turn, and gets five tries for each code', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const token = await linkTo(id, 'jordan');
    expect(await (await post('links', { token })).json()).toEqual({
      ...{
        senderName: 'Jordan Rivera',
        senderEmail: 'jordan@example.com',
        emailHint: 'j…@example.com',
        status: 'sent',
      },
    });
    expect((await post('links', { token: 'a'.repeat(43) })).status).toBe(404);
    expect((await post('sessions', { token, code: '000000' })).status).toBe(403);
    await post('codes', { token });
    const code = await codeTo(id, 'jordan');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let count = 0; count < 5; count += 1) {
      expect(await codeOf(await post('sessions', { token, code: wrong }))).toBe('signing.wrong-code');
    }
    expect((await post('sessions', { token, code })).status).toBe(403);
    for (let count = 0; count < 4; count += 1) expect((await post('codes', { token })).status).toBe(204);
    expect((await post('codes', { token })).status).toBe(429);
    const fresh = await codeTo(id, 'jordan');
    const entries = await Promise.all([1, 2].map(() => post('sessions', { token, code: fresh })));
    expect(entries.map(({ status }) => status).sort()).toEqual([201, 403]);
    const stored = JSON.stringify(
      await journey().database.collection('envelope-signers').find({ envelopeId: id }).toArray(),
    );
    for (const secret of [token, fresh]) expect(stored).not.toContain(secret);
    expect(journey().log.text()).not.toContain(token);
  });

  it('who opens it again and again gets no more codes', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { token } = await enter(id, 'jordan');
    const steps = (await rows().findOne({ _id: id }))?.steps ?? [];
    const many = Array.from({ length: signingLimits.sessions - 1 }, () => steps.at(-1) ?? {});
    await rows().updateOne({ _id: id }, { $set: { steps: [...steps, ...many] } });
    expect(await codeOf(await post('codes', { token }))).toBe('signing.too-many-codes');
  });

  it('signs only after the number of the test file, with every required field, and once', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { session } = await enter(id, 'jordan');
    const values = { 'jordan-signs': 'Jordan Rivera', 'sam-signs': 'not mine' };
    expect(await codeOf(await post('signatures', { session, values }))).toBe('signing.not-now');
    const guess = { session, disclosureVersion, formatTestNumber: '999' };
    expect(await codeOf(await post('consent', guess))).toBe('signing.wrong-number');
    await consent(session);
    expect(await codeOf(await post('signatures', { session, values: {} }))).toBe('signing.fields-missing');
    const answers = await Promise.all([1, 2].map(() => post('signatures', { session, values })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const steps = ((await (await buyer.call(`/api/envelopes/${id}/audit`)).json()) as { steps: unknown[] }).steps;
    expect(JSON.stringify(steps)).not.toContain('not mine');
  });

  it('draws what our font can’t print', async () => {
    const buyer = await journey().buyer();
    const { id } = await sendCopy(buyer);
    const { session } = await enter(id, 'jordan');
    await consent(session);
    const values = { 'jordan-signs': '王小明' };
    const typed = await post('signatures', { session, values });
    expect([typed.status, await codeOf(typed.clone())]).toEqual([400, 'signing.unprintable']);
    expect(await typed.text()).toContain('We can’t print 王小明 in a typed signature');
    const drawings = {
      signature: [
        [0, 0, 900, 400],
        [40, 40],
      ],
    };
    expect((await post('signatures', { session, values, drawings: { signature: [[0]] } })).status).toBe(400);
    expect((await post('signatures', { session, values, drawings })).status).toBe(200);
    const { steps } = (await (await buyer.call(`/api/envelopes/${id}/audit`)).json()) as EnvelopeAudit;
    expect(steps.map(({ happened }) => happened)).toContainEqual(
      expect.objectContaining({ kind: 'signed', values: expect.objectContaining(values), drawings }),
    );
  });
});
