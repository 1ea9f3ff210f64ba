import * as journey from '@hearthway/contracts/journey';
import type { AuditStep, Envelope, EnvelopeAudit, Happened, SigningTask } from '@hearthway/contracts/journey';
import type { OperationInput } from '@hearthway/contracts/operation';
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
  let signed: Pick<NonNullable<OperationInput<typeof journey.sign>['body']>, 'values' | 'drawings'> | undefined;
  let hasSession = true;

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
  const requireSession = (session: string): void => {
    if (!hasSession) throw new Refusal(404, 'signing.session-ended', 'You were away for a while');
    if (session !== 'session-1') throw new Refusal(404, 'signing.session-ended', 'That is another session');
  };
  const file = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
  const fileReply = () => new Response(file, { headers: { 'content-type': 'application/pdf' } }) as never;
  const auditOf = (happenings: readonly Happened[]): EnvelopeAudit => ({
    format: 'hearthway-envelope-audit-1',
    steps: stepsOf(happenings),
  });

  return {
    envelopes: () => envelopes,
    /** What the signer signed with. */
    signed: () => signed,
    /** As after an hour. */
    endSigningSession(): void {
      hasSession = false;
    },
    /** As the sender does. */
    changeTaskElsewhere: (change: Partial<SigningTask>): void => void changeTask(change),
    /** As another window does. */
    changeEnvelopeElsewhere(id: string, change: Partial<Envelope>): void {
      replace(find(id), change);
    },
    envelopeRoutes: [
      route(journey.listEnvelopes, () => ({ envelopes: [...envelopes] })),
      route(journey.createEnvelope, ({ body: { sources } }) => {
        const [source, ...others] = sources;
        const documentId = source?.kind === 'document' && others.length === 0 ? source.documentId : null;
        const documents = sources.map((_, place) => ({ title: `Document ${place + 1}`, pages: 2 }));
        const pages = 2 * documents.length;
        const made = { ...exampleDraft, id: `envelope-${envelopes.length + 1}`, documentId, documents, pages };
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
      route(journey.readEnvelopeAudit, ({ params }) => {
        const { status } = find(params.envelopeId);
        return auditOf(status === 'completed' ? [...happenings, sealed] : happenings);
      }),
      route(journey.readEnvelopePage, ({ query: { page } }) => pagePicture(Number(page))),
      route(journey.readEnvelopeFile, fileReply),
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
        hasSession = true;
        return { session: 'session-1' };
      }),
      route(journey.readSigningTask, ({ body: { session } }) => {
        requireSession(session);
        return task;
      }),
      route(journey.readFormatTest, () => file),
      route(journey.consentToSign, ({ body: { formatTestNumber } }) => {
        if (formatTestNumber !== '4711')
          throw new Refusal(400, 'signing.wrong-number', 'That isn’t the number in the test file');
        return changeTask({ consented: true });
      }),
      route(journey.readSigningFile, fileReply),
      route(journey.readSigningPage, ({ body: { page } }) => pagePicture(page)),
      route(journey.readSigningAudit, () => auditOf(happenings)),
      route(journey.sign, ({ body: { session, ...given } }) => {
        requireSession(session);
        signed = given;
        return changeTask({ youSigned: true, yourTurn: false });
      }),
      route(journey.declineToSign, () => changeTask({ status: 'declined', yourTurn: false })),
    ],
  };
}

function pagePicture(page: number): never {
  const lines = Array.from(
    { length: 24 },
    (_, line) =>
      `<rect x="80" y="${170 + line * 28}" width="${line % 6 === 5 ? 300 : 690}" height="9" fill="#d5d5d5"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="850" height="1100"><rect width="850" height="1100" fill="#fff"/><text x="80" y="120" font-family="serif" font-size="34">Purchase contract, page ${page}</text>${lines.join('')}</svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } }) as never;
}

const digest = '0'.repeat(64);
/** Until the second signer was asked. */
const happenings: readonly Happened[] = [
  {
    kind: 'created',
    envelopeId: 'envelope-1',
    title: 'Purchase contract',
    documents: [],
    documentSha256: digest,
    pages: 2,
  },
  { kind: 'asked', signerId: 'jordan', reminder: false },
  { kind: 'identified', signerId: 'jordan', network: '192.0.2.1' },
  { kind: 'signed', signerId: 'jordan', values: {}, drawings: {}, network: '192.0.2.1' },
  { kind: 'asked', signerId: 'sam', reminder: false },
];

const sealed: Happened = { kind: 'completed', sealedSha256: digest, certificateSha256: digest };

const stepsOf = (happenings: readonly Happened[]): AuditStep[] =>
  happenings.map((happened, place) => ({
    ...{ number: place + 1, at: now, previousSha256: digest, sha256: digest },
    happened,
  }));

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
  documents: [{ title: 'Purchase contract', pages: 2 }],
  pages: 2,
  progress: [],
  reason: '',
  signedDocumentId: null,
  sealedSha256: null,
  createdAt: now,
  sentAt: null,
  expiresAt: null,
  endedAt: null,
};

const jordan = { id: 'jordan', name: 'Jordan Rivera', email: 'jordan@example.com' };
const sam = { id: 'sam', name: 'Sam Lee', email: 'sam@example.com' };
const fieldOf = (signerId: string, y: number) =>
  ({ ...place, id: `${signerId}-signs`, signerId, kind: 'signature', page: 1, y, required: true, label: '' }) as const;

/** Jordan has signed, and Sam is asked. */
export const exampleSent: Envelope = {
  ...exampleDraft,
  id: 'envelope-2',
  status: 'sent',
  signers: [jordan, sam],
  fields: [fieldOf('jordan', 0.7), fieldOf('sam', 0.8)],
  progress: [
    { signerId: 'jordan', status: 'signed', at: now },
    { signerId: 'sam', status: 'asked', at: now },
  ],
  sentAt: now,
  expiresAt: later,
};

const progressOf = (status: journey.SignerStatus): Envelope['progress'] =>
  [jordan, sam].map(({ id }) => ({ signerId: id, status, at: now }));

/** In every state. */
export const exampleEnvelopes: readonly Envelope[] = [
  exampleDraft,
  exampleSent,
  {
    ...exampleSent,
    id: 'envelope-3',
    title: 'Repair addendum',
    status: 'completed',
    progress: progressOf('signed'),
    endedAt: now,
  },
  {
    ...exampleSent,
    id: 'envelope-4',
    title: 'Term sheet',
    status: 'declined',
    progress: progressOf('declined'),
    reason: 'The price is too low',
    endedAt: now,
  },
  { ...exampleSent, id: 'envelope-5', title: 'Buyer agreement', status: 'voided', reason: '', endedAt: now },
  { ...exampleSent, id: 'envelope-6', title: 'Option notice', status: 'expired', endedAt: later },
];

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
  documents: [
    { title: 'Purchase contract', pages: 2 },
    { title: 'Repair addendum', pages: 1 },
  ],
  pages: 3,
  fields: [
    { id: 'signs', kind: 'signature', page: 1, ...place, required: true, label: '' },
    { id: 'date', kind: 'date', page: 1, ...place, x: 0.6, required: true, label: '' },
    { id: 'agrees', kind: 'checkbox', page: 1, ...place, y: 0.7, required: false, label: 'I got the keys' },
  ],
  signed: [
    {
      signerName: 'Jordan Rivera',
      fields: [
        { id: 'jordan-signs', kind: 'signature', page: 1, ...place, y: 0.87, required: true, label: '' },
        { id: 'price', kind: 'text', page: 1, ...place, y: 0.6, required: true, label: 'Price' },
      ],
      values: { 'jordan-signs': 'Jordan Rivera', price: '$303,000' },
      drawings: {},
    },
  ],
  expiresAt: later,
};
