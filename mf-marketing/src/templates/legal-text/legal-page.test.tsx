import { authTokenStorageKey, browserPreferences } from '@hearthway/contracts/constants';
import { keptAfterDeletion } from '@hearthway/contracts/identity';
import { ownValue } from '@hearthway/contracts/own-value';
import { pageAt } from '@hearthway/contracts/pages';
import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { privacyPolicy } from '../../pages/privacy/privacy-policy.js';
import { routes } from '../../routes.js';
import { termsOfService } from '../../pages/terms/terms-of-service.js';
import { standInPlatform } from '../../testing/stand-in-platform.js';
import type { LegalDocument } from './legal-document.js';
import { LegalPage } from './legal-page.js';

const documents: readonly [string, LegalDocument, readonly string[]][] = [
  [
    'the Privacy Policy',
    privacyPolicy,
    [
      'Scope',
      'Data we collect',
      'How we use data',
      'Legal bases',
      'Disclosure',
      'Your rights',
      'Security',
      'Retention',
      'Children under 18',
      'Cookies',
      'Third parties',
      'Cross-border transfers',
      'Changes to this policy',
      'Contact',
    ],
  ],
  [
    'the Terms of Service',
    termsOfService,
    [
      'Who we are',
      'How AI is used',
      'Eligibility',
      'Founders Deal and payments',
      'Offer Toolkit',
      'Your responsibilities',
      'Liability',
      'Intellectual property',
      'Privacy',
      'Modifications',
      'Arbitration',
      'Termination',
      'Governing law',
      'Contact',
    ],
  ],
];
const anchorsOf = new Map(
  documents.map(([, { path, sections }]) => [path, new Set(sections.map((section) => section.id))]),
);

describe.each(documents)('%s', (_name, document, titles) => {
  const show = (): HTMLElement => {
    render(<LegalPage document={document} platform={standInPlatform()} />);
    return screen.getByRole('article', { name: document.title });
  };

  it('has fourteen numbered sections in order, each with a summary', () => {
    const article = show();
    const sections = within(article).getAllByRole('region');
    expect(sections.map((section) => within(section).getByRole('heading', { level: 2 }).textContent)).toEqual(
      titles.map((title, index) => `${index + 1} ${title}`),
    );
    for (const section of sections) expect(section.textContent).toContain('In short:');
  });

  it('lists and links them under Contents', () => {
    const contents = within(show()).getByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(titles.map((title, index) => `${index + 1} ${title}`));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(document.sections.map(({ id }) => `#${id}`));
  });

  it('shows its effective date', () => {
    show();
    expect(screen.getByText(/^Effective/).textContent).toBe('Effective 5/1/2025');
  });

  it('links to the other text', () => {
    const article = show();
    expect(
      within(article)
        .getByText(/^See also/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe(document.companion.path);
  });

  it('links only to existing targets', () => {
    const article = show();
    for (const link of within(article).getAllByRole<HTMLAnchorElement>('link')) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('mailto:')) continue;
      const [path = '', anchor] = href.split('#');
      const known = path === '' ? new Set([...(anchorsOf.get(document.path) ?? []), 'contents']) : anchorsOf.get(path);
      // Account pages belong to another slice, so links must not point at anchors on them.
      if (path !== '')
        labeled(href, () => expect(anchor === undefined ? pageAt(path) : ownValue(routes, path)).toBeDefined());
      if (anchor !== undefined) labeled(href, () => expect(known).toContain(anchor));
    }
  });

  it('has no exclamation marks or leftover markup', () => {
    const { textContent } = show();
    expect(textContent).not.toMatch(/!|\]\(|\[|undefined|NaN/);
  });

  it('has no style attributes', () => {
    const markup = renderToStaticMarkup(<LegalPage document={document} platform={standInPlatform()} />);
    expect(markup).not.toContain('style=');
  });
});

describe('what the legal texts promise', () => {
  const textOf = ({ sections }: LegalDocument, id: string): string => {
    const section = sections.find((one) => one.id === id);
    return [section?.summary, ...(section?.blocks.flat() ?? [])].join('\n');
  };

  it.each([
    ['who-we-are', /Texas company/],
    ['who-we-are', /not give legal, financial, tax, or brokerage advice/],
    ['eligibility', /18 or older/],
    ['eligibility', /Texas, Florida, Arizona, Nevada, Colorado, and Tennessee/],
    ['founders-deal', /first 100 members/],
    ['founders-deal', /\$25 or more/],
    ['founders-deal', /final and non-refundable/],
    ['offer-toolkit', /\$149/],
    ['offer-toolkit', /\$100/],
    ['offer-toolkit', /saves \$49/],
    ['offer-toolkit', /not a subscription/],
    ['offer-toolkit', /until the closing/],
    ['arbitration', /individual arbitration under Texas law/],
    ['arbitration', /Within 30 days/],
    ['governing-law', /law of the State of Texas/],
    ['privacy', /do not sell or rent/],
  ])('the terms say under %s: %s', (id, text) => {
    expect(textOf(termsOfService, id)).toMatch(text);
  });

  it.each([
    ['disclosure', /do not sell or rent personal data/],
    ['disclosure', /realtor, lender, or builder receives your data only if you opt in explicitly/],
    ['rights', /privacy@/],
    ['rights', /Under \[Settings\]\(\/settings\)/],
    ['rights', /download/],
    ['rights', /JSON/],
    ['rights', /erase/],
    ['rights', /citizenship and marital status/],
    ['rights', /delete/],
    ['children', /18/],
    ['cookies', /__Host-/],
    ['cookies', /hearthway_bucket/],
    ['cookies', /auth_token/],
    ['cookies', /session storage/],
    ['cookies', /Global Privacy Control or Do Not Track/],
    ['retention', /400 days/],
    ['retention', /Records of payments: as long as tax and accounting law requires/i],
    ['retention', /that includes yours/i],
    ['security', /citizenship and marital status are encrypted/],
    ['third-parties', /card payment provider/],
    ['third-parties', /bank-data provider/],
    ['third-parties', /e-signature provider/],
    ['third-parties', /email provider/],
    ['security', /Argon2id/],
  ])('the policy says under %s: %s', (id, text) => {
    expect(textOf(privacyPolicy, id)).toMatch(text);
  });

  it.each(keptAfterDeletion)('the policy lists what stays after account deletion: $id', ({ what, why, howLong }) => {
    expect(textOf(privacyPolicy, 'retention')).toContain(`${what}. ${why} Kept for ${howLong}.`);
  });

  it.each([authTokenStorageKey, ...Object.values(browserPreferences).map(({ storageKey }) => storageKey)])(
    'the policy lists the storage key %s',
    (key) => {
      expect(textOf(privacyPolicy, 'cookies')).toContain(key);
    },
  );

  it('both texts say that accounts can be deleted in Settings', () => {
    expect(textOf(termsOfService, 'termination')).toContain('[Settings](/settings)');
    expect(textOf(privacyPolicy, 'contact')).toContain('[Settings](/settings)');
  });
});
