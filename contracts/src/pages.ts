/** The site's pages by path, with their names in reports. Visits of any other page count as `otherPages`. */
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
  '/get-pre-approved': 'Get Pre-Approved',
  '/home-goals': 'Home Goals',
  '/home-search': 'Home Search',
  '/make-offer': 'Make Offer',
  '/mortgage-application': 'Mortgage Application',
  '/home-inspection': 'Home Inspection',
  '/underwriting': 'Underwriting',
  '/closing': 'Closing',
  '/chat': 'Ask Mia',
  '/documents': 'Documents',
  '/settings': 'Settings',
  '/admin': 'Admin',
  '/email-test': 'Email test',
  'not-found': 'Page not found',
};

export const otherPages = { path: 'other', name: 'Other pages' } as const;

/** Paths that count as the landing page. */
export const landingPaths: readonly string[] = ['/', '/landing'];
