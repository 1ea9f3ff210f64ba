import { applicationSections, type KnownSection, type MortgagePacket } from '@hearthway/contracts/journey';

/**
 * What any lender can start from, in the order of its form.
 * @param writtenOn YYYY-MM-DD, at the home if there is a contract
 */
export function mortgagePacket(sections: readonly KnownSection[], writtenOn: string): MortgagePacket {
  return {
    writtenOn,
    sections: sections.map(({ id, facts, alsoAsked }) => {
      const { name, form, ask } = applicationSections[id];
      return { id, name, form, facts, stillToAnswer: [...ask, ...alsoAsked] };
    }),
    leftOut:
      'We never keep Social Security, account, or card numbers. Give those to your lender only, in its own form or in person.',
  };
}
