import type { BuyerDocument, DocumentSlot } from '@hearthway/contracts/journey';
import { exampleDocument, exampleSlot, type GivenDocuments } from './documents.js';

const [version] = exampleDocument.versions;
const versionWith = (part: Partial<BuyerDocument['versions'][number]>) => (version ? [{ ...version, ...part }] : []);

const slot = (key: DocumentSlot['key'], name: string, part: Partial<DocumentSlot> = {}): DocumentSlot => ({
  ...exampleSlot,
  key,
  name,
  why: 'It shows what you have, and where it comes from.',
  stages: ['pre-approval'],
  rowId: `document-slot/${key}@2026-01-01`,
  ...part,
});

const document = (id: string, name: string, part: Partial<BuyerDocument> = {}): BuyerDocument => ({
  ...exampleDocument,
  id,
  name,
  datedOn: null,
  ...part,
});

/** What a purchase asks for. */
const slots: readonly DocumentSlot[] = [
  { ...exampleSlot, status: 'needs_fix', files: 1 },
  slot('w2_forms', 'W-2 forms of the last two years', {
    why: 'They show that your income is steady.',
    status: 'uploaded',
    wanted: 2,
    files: 1,
  }),
  slot('bank_statements', 'Bank statements of the last two months, all pages', {
    why: 'They show the money for your down payment, and that it’s yours.',
    status: 'expiring',
    wanted: 2,
    files: 2,
    expiresOn: '2026-12-11',
  }),
  slot('photo_id', 'A photo ID', { why: 'Every lender has to know who you are.', status: 'ok', files: 1 }),
  slot('gift_letter', 'Gift letter', {
    why: 'Money from family needs a letter that says it’s a gift.',
    status: 'not_needed',
    notNeededReason: 'Nobody gives us money',
  }),
  slot('purchase_contract', 'The signed contract', {
    why: 'Lender, title company, and inspector work from it.',
    neededBy: 'Everyone at your closing',
    stages: ['contract', 'application'],
  }),
  slot('earnest_money_receipt', 'Receipt for your deposit', {
    why: 'It proves that the money arrived in time.',
    neededBy: 'Title company',
    stages: ['contract', 'closing'],
  }),
  slot('inspection_report', 'Inspection report', {
    why: 'You ask for repairs with it.',
    neededBy: 'You and your agent',
    stages: ['inspection'],
  }),
  slot('insurance_binder', 'Proof of homeowners insurance', {
    why: 'The lender pays out only once the home is insured.',
    neededBy: 'Lender and title company',
    stages: ['closing'],
  }),
];

/** Documents in every state, and uploads that stopped, are checked, and were refused. */
export const exampleDocuments: GivenDocuments = {
  slots: [...slots],
  documents: [
    document('document-1', 'October.pdf', {
      datedOn: '2026-11-14',
      expiresOn: '2026-12-14',
      versions: versionWith({
        pages: 3,
        hints: [
          { kind: 'missing-pages', text: 'We didn’t find page 4 of 4.', basedOn: 'Page 3 of 4' },
          { kind: 'other-name', text: 'This name isn’t yours.', basedOn: 'Employee: Jordan Riviera' },
        ],
      }),
    }),
    document('document-2', 'W-2 2025.pdf', { slot: 'w2_forms', tags: ['Taxes'] }),
    document('document-3', 'Harbor checking September.pdf', { slot: 'bank_statements', expiresOn: '2026-12-11' }),
    document('document-4', 'Harbor checking October.pdf', { slot: 'bank_statements', expiresOn: '2026-12-11' }),
    document('document-5', 'License front.jpg', {
      slot: 'photo_id',
      versions: versionWith({ type: 'image/jpeg', pages: null, bytes: 2_400_000 }),
    }),
    document('document-6', 'Letter from my employer.docx', {
      slot: null,
      tags: ['Work'],
      note: 'Says that I work from home.',
      versions: versionWith({
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        pages: null,
      }),
    }),
    document('document-7', 'HOA rules.pdf', {
      slot: null,
      tags: ['HOA', 'Elm Street'],
      versions: versionWith({ pages: 41, bytes: 6_100_000, dangers: ['script'] }),
    }),
    document('document-8', 'Old statement.pdf', {
      slot: null,
      binnedAt: '2026-11-28T10:00:00.000Z',
      goneAt: '2026-12-28T10:00:00.000Z',
    }),
  ],
  uploads: [
    {
      ...{ id: 'upload-1', name: 'Tax return 2025.pdf', slot: null, subject: null, documentId: null },
      ...{ bytes: 9_400_000, received: 4_194_304, state: 'receiving', refusal: null },
      createdAt: '2026-11-29T09:00:00.000Z',
    },
    {
      ...{ id: 'upload-2', name: 'Brokerage.pdf', slot: null, subject: null, documentId: null },
      ...{ bytes: 310_000, received: 310_000, state: 'refused', refusal: 'password' },
      createdAt: '2026-11-29T09:05:00.000Z',
    },
  ],
};
