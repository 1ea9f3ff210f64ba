import { profileSectionNames } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { profileSectionTitles, sectionAddress } from '../../features/financial-profile/index.js';
import { headingId } from './page-ids.js';
import { sectionForm } from './sections/section-forms.js';

it.each(profileSectionNames)('links from other pages lead to the section %s by its title', (section) => {
  expect(sectionAddress(section)).toBe(`/pre-approval-form#${headingId(section)}`);
  expect(profileSectionTitles[section]).toBe(sectionForm(section).title);
});
