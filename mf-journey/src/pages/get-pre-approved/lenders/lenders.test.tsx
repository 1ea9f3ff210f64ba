import { exampleLenderQuote } from '@hearthway/contracts/examples';
import { listLenderQuotes, type LenderMatch, type LenderQuote } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { exampleLenderMatches } from '../../../testing/in-memory/example-lenders.js';
import type { RenderOptions } from '../../../testing/render-journey.js';
import { openPage } from '../testing/open-page.js';
import { contactHref } from './contact-href.js';

const quote: LenderQuote = { id: 'quote-1', version: 1, ...exampleLenderQuote };

async function openLenders(quotes: readonly LenderQuote[] = [], options: RenderOptions = {}) {
  const page = await openPage('Your lenders', { ...options, records: { [listLenderQuotes.path]: quotes } });
  await page.section.findByRole('button', { name: /^Add a lender/ });
  return { ...page, stored: () => page.journey.reply(listLenderQuotes) };
}

describe('a lender of the buyer’s own', () => {
  it('is added with what it quoted', async () => {
    const { press, dialog, person, item, section, stored } = await openLenders();
    expect(section.getByText('None yet', { selector: 'span' })).toBeDefined();
    await press(/^Add a lender/);
    const form = await dialog('Add a lender');
    await person.type(form.getByLabelText('Lender'), 'Oak Bank');
    await person.selectOptions(form.getByLabelText('Credit check'), 'Hard pull');
    await person.type(form.getByLabelText(/^NMLS ID/), '4711');
    await person.type(form.getByLabelText(/^Rate, %/), '6.125%');
    await person.type(form.getByLabelText(/^Points/), '.5');
    await person.type(form.getByLabelText(/^Rate lock/), '45');
    await person.type(form.getByLabelText(/^Phone or email/), 'rosa@oak.example');
    await person.click(form.getByRole('button', { name: 'Save' }));

    await section.findByRole('heading', { name: 'Oak Bank' });
    expect(stored()).toMatchObject([
      { creditPull: 'hard', rateMillionths: 61_250, pointsMillionths: 5_000, aprMillionths: null, lockDays: 45 },
    ]);
    const oak = item('Oak Bank');
    expect(oak.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Rate', 'Points', 'Rate lock']);
    expect(oak.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:rosa@oak.example',
      'https://www.nmlsconsumeraccess.org/EntityDetails.aspx/COMPANY/4711',
    ]);
    expect(section.getByText('1 on your list')).toBeDefined();
  });

  it('says at its control what can’t be read', async () => {
    const { press, dialog, person, stored } = await openLenders([quote]);
    await press('Change Harbor Credit Union');
    const form = await dialog('Change this lender');
    for (const [label, typed] of [
      [/^Rate, %/, '6,25'],
      [/^NMLS ID/, '12a'],
      [/^Rate lock/, '1.5'],
    ] as const) {
      await person.clear(form.getByLabelText(label));
      await person.type(form.getByLabelText(label), typed);
    }
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Please enter a rate, such as 6.25');
    expect(form.getByText('Please enter digits only, up to 10')).toBeDefined();
    expect(form.getByText('Please enter whole days')).toBeDefined();
    expect(stored()).toEqual([quote]);
  });

  it('is changed, and deleted after a question', async () => {
    const { press, dialog, person, section, stored } = await openLenders([quote]);
    await press('Change Harbor Credit Union');
    const form = await dialog('Change this lender');
    await person.selectOptions(form.getByLabelText('Status'), 'Approved');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await section.findByText('Approved');
    expect(stored()).toEqual([{ ...quote, status: 'approved', version: 2 }]);

    await press('Delete Harbor Credit Union');
    const question = await dialog('Delete this lender?');
    await person.click(question.getByRole('button', { name: 'Delete lender' }));
    await waitFor(() => {
      expect(stored()).toEqual([]);
    });
  });

  it('is refused with a contact that is neither a number nor an address', async () => {
    const { press, dialog, person, stored } = await openLenders([quote]);
    await press('Change Harbor Credit Union');
    const form = await dialog('Change this lender');
    await person.clear(form.getByLabelText(/^Phone or email/));
    await person.type(form.getByLabelText(/^Phone or email/), 'ask for Rosa');
    await person.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Please enter a phone number or an email address');
    expect(stored()).toEqual([quote]);
  });

  it('gives hints at a lock that has ended and at an unusual APR', async () => {
    const { section } = await openLenders([{ ...quote, aprMillionths: 61_000, lockExpiresOn: '2026-01-05' }]);
    expect(section.getByText('The lock has ended. Ask what the rate is now.')).toBeDefined();
    expect(section.getByText('Lock ended')).toBeDefined();
    expect(section.getByText(/^The APR is below the rate/)).toBeDefined();
  });
});

describe('matches', () => {
  const [first, ...others] = exampleLenderMatches as [LenderMatch, ...LenderMatch[]];

  it('are on the shortlist once the buyer applied, and link to their details', async () => {
    const { section } = await openLenders([], {
      lenders: { matches: [{ ...first, status: 'pre_qualified' }, ...others] },
    });
    await section.findByText(first.lender.name);
    expect(section.getByText('Pre-Qualified')).toBeDefined();
    expect(section.queryByText(others[0]!.lender.name)).toBeNull();
    expect(section.getByText(new RegExp(`^${others.length} more match`))).toBeDefined();
    const link = section.getByRole('link', { name: /^See details/ });
    expect(link.getAttribute('href')).toBe('/dashboard#lender-matches');
    expect(section.getByText('1 on your list')).toBeDefined();
  });

  it('are found from the dashboard if there are none', async () => {
    const { section } = await openLenders();
    const link = await section.findByRole('link', { name: 'Find lenders that fit your finances' });
    expect(link.getAttribute('href')).toBe('/dashboard#lender-matches');
  });
});

describe('after a denial', () => {
  const rights = /^A lender said no/;

  it('the buyer’s rights and a counselor’s link are there', async () => {
    const { section } = await openLenders([{ ...quote, status: 'denied' }]);
    expect(section.getByText(rights)).toBeDefined();
    expect(section.getByRole('link', { name: /^Find a counselor/ }).getAttribute('href')).toBe(
      'https://www.consumerfinance.gov/find-a-housing-counselor/',
    );
  });

  it('by a match, too, and not before', async () => {
    const [match] = exampleLenderMatches;
    const before = await openLenders([quote], { lenders: { matches: [match!] } });
    await before.section.findByText(/^1 match waits/);
    expect(before.section.queryByText(rights)).toBeNull();
    before.unmount();
    const { section } = await openLenders([quote], { lenders: { matches: [{ ...match!, status: 'denied' }] } });
    await section.findByText(rights);
  });
});

it('ten questions are copied', async () => {
  const { press } = await openLenders();
  await press('Copy the questions');
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('1. What did you check for this letter, and has an underwriter seen my file?');
});

it.each([
  ['rosa@oak.example', 'mailto:rosa@oak.example'],
  ['(512) 555-0123', 'tel:+15125550123'],
  ['1 512 555 0123', 'tel:+15125550123'],
  ['ask for Rosa', undefined],
  ['javascript:alert(1)@a.example', undefined],
  ['555-0123', undefined],
])('the contact %j leads to %j', (contact, href) => {
  expect(contactHref(contact)).toBe(href);
});
