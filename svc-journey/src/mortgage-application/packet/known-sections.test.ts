import { exampleFinancialProfile, exampleLoanEstimate, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  applicationSectionIds,
  emptyFinancialProfile,
  mortgagePacket as packetSchema,
} from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { knownSections, type ApplicantFacts } from './known-sections.js';
import { mortgagePacket } from './mortgage-packet.js';
import { packetDocument } from './packet-document.js';

const nothing: ApplicantFacts = {
  info: undefined,
  profile: emptyFinancialProfile,
  terms: undefined,
  estimate: undefined,
};
const everything: ApplicantFacts = {
  info: {
    firstName: 'Jordan',
    lastName: 'Rivera',
    phone: '(512) 555-0100',
    email: 'jordan@example.com',
    propertyType: 'condo',
    propertyUse: 'primary_residence',
  },
  profile: exampleFinancialProfile,
  terms: examplePurchaseTerms,
  estimate: { id: 'estimate-1', version: 1, ...exampleLoanEstimate },
};
const sectionOf = (id: string, applicant: ApplicantFacts) => knownSections(applicant).find((one) => one.id === id);
const textsOf = (id: string, applicant: ApplicantFacts = everything) =>
  Object.fromEntries((sectionOf(id, applicant)?.facts ?? []).map(({ key, text }) => [key, text]));

describe('what is known for a loan application', () => {
  it('is nothing at first, with the pages that ask for it', () => {
    const sections = knownSections(nothing);
    expect(sections.map(({ id }) => id)).toEqual(applicationSectionIds);
    expect(sections.flatMap(({ facts }) => facts)).toEqual([]);
    expect(sectionOf('identity', nothing)?.addOn).toBe('/get-to-know-you');
    expect(sectionOf('income', nothing)?.addOn).toBe('/pre-approval-form');
    expect(sectionOf('demographics', nothing)?.addOn).toBeUndefined();
  });

  it('comes from wizard, profile, contract, and Loan Estimate', () => {
    expect(textsOf('identity')).toMatchObject({ name: 'Jordan Rivera', phone: '(512) 555-0100' });
    expect(textsOf('loan')).toMatchObject({
      address: '4512 Shoal Creek Boulevard, Austin, TX',
      price: '$400,000',
      closing: 'Tue, Jan 12, 2027',
      term: '30 years',
      loan: '$300,000',
      rate: '6.25%',
      'property-type': 'Condominium',
    });
    expect(textsOf('declarations')).toMatchObject({ 'primary-residence': 'Yes' });
    expect(textsOf('assets')).toMatchObject({ 'earnest-money': '$4,000', 'option-fee': '$200' });
    expect(knownSections(everything).map(({ addOn }) => addOn)).toEqual(applicationSectionIds.map(() => undefined));
  });

  it('leaves out what looks like a private number', () => {
    const careless = {
      ...everything,
      info: { ...everything.info!, lastName: '123-45-6789' },
      terms: { ...examplePurchaseTerms, address: 'Account 4111111111111111' },
    };
    expect(textsOf('identity', careless)).not.toHaveProperty('name');
    expect(textsOf('loan', careless)).not.toHaveProperty('address');
    expect(JSON.stringify(knownSections(careless))).not.toMatch(/123-45-6789|4111/);
  });
});

describe('what a lender asks besides', () => {
  const asked = (id: string, applicant: ApplicantFacts) => sectionOf(id, applicant)?.alsoAsked ?? [];
  const income = (type: 'w2' | 'self_employed') => ({
    borrowers: [{ noIncome: false, incomes: [{ type, amountCents: 500_000, frequency: 'monthly' as const }] }],
  });

  it('is more of someone who works for themselves', () => {
    expect(asked('income', { ...nothing, profile: { ...emptyFinancialProfile, income: income('w2') } })).toEqual([]);
    expect(
      asked('income', { ...nothing, profile: { ...emptyFinancialProfile, income: income('self_employed') } }),
    ).toHaveLength(3);
  });

  it('is about rent and use, if nobody of the buyers lives there', () => {
    const investor = { ...nothing, info: { ...everything.info!, propertyUse: 'investment' as const } };
    expect(asked('loan', investor)).toEqual(['Rent you expect, from a lease or the appraiser’s rent schedule']);
    expect(asked('declarations', investor)).toHaveLength(1);
    expect(asked('loan', nothing)).toEqual([]);
  });
});

describe('the packet', () => {
  const packet = mortgagePacket(knownSections(everything), '2026-11-24');

  it('matches its contract, and asks for no number that we never store', () => {
    expect(packetSchema.parse(packet)).toEqual(packet);
    expect(packet.sections[0]?.stillToAnswer).toContain(
      'Social Security number: type it only into your lender’s own form',
    );
    expect(packet.leftOut).toMatch(/never keep Social Security/);
  });

  it('is on paper, too', () => {
    const { blocks } = packetDocument(packet, new Date('2026-11-24T10:00:00Z'));
    expect(blocks).toContainEqual({ kind: 'heading', text: 'The loan and the home (Section 4)' });
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows).toContainEqual(['Price', '$400,000']);
  });
});
