import { brand, company } from '@hearthway/contracts/brand';

export interface Destination {
  readonly label: string;
  /** A path, an anchor on the landing page (`/#features`), or an external URL. */
  readonly to: string;
  /** Element id in click events. */
  readonly element: string;
}

export const contactUrl = `mailto:${brand.support}`;

export const topEntries: readonly Destination[] = [
  { label: 'Features', to: '/#features', element: 'nav-features' },
  { label: 'About Us', to: '/about', element: 'nav-about' },
  { label: 'FAQ', to: '/faq', element: 'nav-faq' },
  { label: 'Join Waitlist', to: '/#waitlist', element: 'nav-join' },
  { label: 'Contact Us', to: contactUrl, element: 'nav-contact' },
];

export const dashboard: Destination = { label: 'Dashboard', to: '/dashboard', element: 'nav-dashboard' };

export const logIn: Destination = { label: 'Log in', to: '/auth', element: 'nav-log-in' };

export const footerEntries: readonly Destination[] = [
  { label: 'About Us', to: '/about', element: 'footer-about' },
  { label: 'FAQ', to: '/faq', element: 'footer-faq' },
  { label: 'Terms of Service', to: '/terms', element: 'footer-terms' },
  { label: 'Privacy Policy', to: '/privacy', element: 'footer-privacy' },
];

export const socialEntries: readonly Destination[] = company.social.map(({ name, address }) => ({
  label: name,
  to: address,
  element: `footer-${name.toLowerCase()}`,
}));
