/**
 * The site's pages by path, with their names in reports. Visits of any other page count as `otherPages`. A part of a path that
 * starts with a colon stands for any identifier; reports name the path as it is here, so that no identifier gets into them.
 */
export const sitePages: Readonly<Record<string, string>> = {
  '/': 'Landing page',
  '/landing': 'Landing page',
  '/about': 'About Us',
  '/faq': 'Questions and answers',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/waitlist/joined': 'Waitlist: joined',
  '/waitlist/not-joined': 'Waitlist: not joined',
  '/waitlist/leave': 'Waitlist: leave',
  '/waitlist/left': 'Waitlist: left',
  '/email/unsubscribe': 'Unsubscribe',
  '/email/unsubscribed': 'Unsubscribed',
  '/founding-success': 'Founding Member Contribution',
  '/toolkit-success': 'Offer Toolkit Pre-Order',
  '/payment-cancelled': 'Payment not completed',
  '/auth': 'Log in or register',
  '/dashboard': 'Dashboard',
  '/get-to-know-you': "Let's Get to Know You",
  '/pre-approval-form': 'Pre-approval information',
  '/buying-power': 'Buying Power',
  '/shared-scenario': 'Shared scenario',
  '/get-pre-approved': 'Get Pre-Approved',
  '/home-goals': 'Home Goals',
  '/home-search': 'Home Search',
  '/home-search/:homeId': 'Home Search: a home',
  '/make-offer': 'Make Offer',
  '/mortgage-application': 'Mortgage Application',
  '/home-inspection': 'Home Inspection',
  '/underwriting': 'Underwriting',
  '/closing': 'Closing',
  '/chat': 'Ask Mia',
  '/documents': 'Documents',
  '/shared-document': 'Shared document',
  '/settings': 'Settings',
  '/admin': 'Admin',
  '/email-test': 'Email test',
  'not-found': 'Page not found',
};

export const otherPages = { path: 'other', name: 'Other pages' } as const;

/** Paths that count as the landing page. */
export const landingPaths: readonly string[] = ['/', '/landing'];

/** Whether a page's path (`/home-search/:homeId`) is the one that a browser asks for. */
export function isPageAt(path: string, pathname: string): boolean {
  if (!path.includes(':')) return path === pathname;
  const parts = path.split('/');
  const asked = pathname.split('/');
  return (
    parts.length === asked.length &&
    parts.every((part, place) => (part.startsWith(':') ? isIdentifier.test(asked[place] ?? '') : part === asked[place]))
  );
}

/** Whether one address can belong to both of these paths. */
export function pathsOverlap(one: string, other: string): boolean {
  const parts = one.split('/');
  const others = other.split('/');
  return (
    parts.length === others.length &&
    parts.every((part, place) => {
      const beside = others[place] ?? '';
      if (part.startsWith(':')) return beside.startsWith(':') || isIdentifier.test(beside);
      return beside.startsWith(':') ? isIdentifier.test(part) : part === beside;
    })
  );
}

/** As in `identifier`, without the cost of a schema in every page's first script. */
const isIdentifier = /^[A-Za-z0-9_-]{1,64}$/;
