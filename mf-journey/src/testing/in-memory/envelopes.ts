import * as journey from '@hearthway/contracts/journey';
import type { Envelope, SigningTask } from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

const now = '2026-12-05T10:00:00.000Z';
const later = '2026-12-19T10:00:00.000Z';

export interface GivenEnvelopes {
  readonly envelopes?: readonly Envelope[];
  /** What the token `signing-link` is for. The code is 123456, and the number of the test file 4711. */
  readonly task?: SigningTask;
}

export function inMemoryEnvelopes(given: GivenEnvelopes = {}) {
  let envelopes: readonly Envelope[] = given.envelopes ?? [];
  let task: SigningTask = given.task ?? exampleTask;
  let signed: journey.SignatureValues | undefined;

  const find = (id: string, version?: number): Envelope => {
    const found = envelopes.find((envelope) => envelope.id === id);
    if (!found) throw new Refusal(404, 'envelope.not-found', 'We couldn’t find that envelope');
    if (version !== undefined && found.version !== version)
      throw new Refusal(409, 'envelope.conflict', 'This envelope changed in another window');
    return found;
  };
  const replace = (envelope: Envelope, change: Partial<Envelope>): Envelope => {
    const after = { ...envelope, ...change, version: envelope.version + 1 };
    envelopes = envelopes.map((other) => (other.id === envelope.id ? after : other));
    return after;
  };
  const changeTask = (change: Partial<SigningTask>): SigningTask => {
    task = { ...task, ...change };
    return task;
  };
  const requireLink = (token: string): void => {
    if (token !== 'signing-link') throw new Refusal(404, 'signing.link-gone', 'This link no longer works');
  };
  const file = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
  const audit = { format: 'hearthway-envelope-audit-1' as const, steps: [] };

  return {
    envelopes: () => envelopes,
    /** What the signer signed with. */
    signed: () => signed,
    envelopeRoutes: [
      route(journey.listEnvelopes, () => ({ envelopes: [...envelopes] })),
      route(journey.createEnvelope, ({ body: { source } }) => {
        const documentId = source.kind === 'document' ? source.documentId : null;
        const made = { ...exampleDraft, id: `envelope-${envelopes.length + 1}`, documentId };
        envelopes = [made, ...envelopes];
        return made;
      }),
      route(journey.changeEnvelope, ({ params, headers, body }) =>
        replace(find(params.envelopeId, headers['if-match']), body),
      ),
      route(journey.deleteEnvelope, ({ params, headers }) => {
        const gone = find(params.envelopeId, headers['if-match']);
        envelopes = envelopes.filter((envelope) => envelope !== gone);
        return undefined;
      }),
      route(journey.sendEnvelope, ({ params, headers }) => {
        const draft = find(params.envelopeId, headers['if-match']);
        const progress = draft.signers.map(({ id }, place) => ({
          signerId: id,
          status: place === 0 ? ('asked' as const) : ('waiting' as const),
          at: place === 0 ? now : null,
        }));
        return replace(draft, { status: 'sent', progress, sentAt: now, expiresAt: later });
      }),
      route(journey.voidEnvelope, ({ params, headers, body: { reason } }) =>
        replace(find(params.envelopeId, headers['if-match']), { status: 'voided', reason, endedAt: now }),
      ),
      route(journey.readEnvelopeAudit, () => audit),
      route(journey.readEnvelopePage, () => undefined),
      route(journey.readEnvelopeFile, () => file),
      route(journey.openSigningLink, ({ body: { token } }) => {
        requireLink(token);
        const { senderName, senderEmail, status } = task;
        return { senderName, senderEmail, emailHint: 's…@example.com', status };
      }),
      route(journey.requestSigningCode, ({ body: { token } }) => {
        requireLink(token);
        return undefined;
      }),
      route(journey.beginSigningSession, ({ body: { token, code } }) => {
        requireLink(token);
        if (code !== '123456') throw new Refusal(403, 'signing.wrong-code', 'This code isn’t right, or is too old');
        return { session: 'session-1' };
      }),
      route(journey.readSigningTask, () => task),
      route(journey.readFormatTest, () => file),
      route(journey.consentToSign, ({ body: { formatTestNumber } }) => {
        if (formatTestNumber !== '4711')
          throw new Refusal(400, 'signing.wrong-number', 'That isn’t the number in the test file');
        return changeTask({ consented: true });
      }),
      route(journey.readSigningFile, () => file),
      route(journey.readSigningPage, () => undefined),
      route(journey.readSigningAudit, () => audit),
      route(journey.sign, ({ body: { values } }) => {
        signed = values;
        return changeTask({ youSigned: true, yourTurn: false });
      }),
      route(journey.declineToSign, () => changeTask({ status: 'declined', yourTurn: false })),
    ],
  };
}

const place = { x: 0.1, y: 0.8, width: 0.3, height: 0.045 };

export const exampleDraft: Envelope = {
  id: 'envelope-1',
  version: 1,
  status: 'draft',
  title: 'Purchase contract',
  senderName: 'Jordan Rivera',
  signers: [],
  fields: [],
  days: 14,
  documentId: 'document-1',
  pages: 2,
  progress: [],
  reason: '',
  signedDocumentId: null,
  createdAt: now,
  sentAt: null,
  expiresAt: null,
  endedAt: null,
};

/** Of Sam Lee, who has to sign and may tick a box. */
export const exampleTask: SigningTask = {
  title: 'Purchase contract',
  senderName: 'Jordan Rivera',
  senderEmail: 'jordan@example.com',
  signerName: 'Sam Lee',
  status: 'sent',
  yourTurn: true,
  youSigned: false,
  consented: false,
  pages: 1,
  fields: [
    { id: 'signs', kind: 'signature', page: 1, ...place, required: true, label: '' },
    { id: 'date', kind: 'date', page: 1, ...place, x: 0.6, required: true, label: '' },
    { id: 'agrees', kind: 'checkbox', page: 1, ...place, y: 0.7, required: false, label: 'I got the keys' },
  ],
  expiresAt: later,
};
