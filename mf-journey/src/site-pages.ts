import { brand } from '@hearthway/contracts/brand';

const titled = (name: string): string => `${name} · ${brand.name}`;

/** A buyer's own page. `folder` is that of its module, which browsers fetch early; the dashboard is loaded with the slice. */
const own = (path: string, name: string, folder?: string) => ({
  path,
  title: titled(name),
  access: 'buyer' as const,
  ...(folder && { module: `src/pages/${folder}/${folder}.tsx` }),
});

/** The pages that this slice brings to the site. They go live with its release. */
export const sitePages = [
  own('/dashboard', 'Dashboard'),
  own('/get-to-know-you', "Let's Get to Know You", 'get-to-know-you'),
  own('/pre-approval-form', 'Pre-approval information', 'pre-approval-form'),
  own('/buying-power', 'Buying Power', 'buying-power'),
  // Public. The link's token is after the #, so that no server log or other site sees it.
  {
    path: '/shared-scenario',
    title: titled('A shared budget'),
    indexed: false,
    module: 'src/pages/shared-scenario/shared-scenario.tsx',
  },
  own('/get-pre-approved', 'Get Pre-Approved', 'get-pre-approved'),
  own('/home-goals', 'Home Goals', 'home-goals'),
  own('/home-search', 'Home Search', 'home-search'),
  own('/home-search/:homeId', 'Your home', 'home-detail'),
  own('/make-offer', 'Make Offer', 'make-offer'),
  own('/mortgage-application', 'Mortgage Application', 'mortgage-application'),
  own('/home-inspection', 'Home Inspection', 'home-inspection'),
  own('/underwriting', 'Underwriting', 'underwriting'),
  own('/closing', 'Closing', 'closing'),
  own('/chat', `Ask ${brand.assistant}`, 'chat'),
  own('/documents', 'Documents', 'documents'),
  // Public, as above.
  {
    path: '/shared-document',
    title: titled('A shared document'),
    indexed: false,
    module: 'src/pages/shared-document/shared-document.tsx',
  },
  own('/settings', 'Settings', 'settings'),
];
