// Kept separate from the others, since the dashboard would load those, too.
export { authTexts } from './texts/auth-texts.js';
export { credentialTexts, validationTexts } from './texts/credential-texts.js';
export { problemTexts } from './texts/problem-texts.js';
export { wizardTexts } from './texts/wizard-texts.js';

/** Error and toast texts, word for word from the specification (sections 2, 5, and 8) unless marked otherwise. */

export interface ToastText {
  readonly title: string;
  readonly description?: string;
}

export const queryTexts = {
  unauthorized: 'Unauthorized',
} as const;

export const sessionTexts = {
  sessionFailed: 'Failed to fetch user',
  loginSucceeded: { title: 'Login successful', description: 'Welcome back!' },
  loginFailed: 'Login failed',
  registrationSucceeded: { title: 'Registration successful', description: 'Your account has been created!' },
  registrationFailed: 'Registration failed',
  loggedOut: { title: 'Logged out', description: 'You have been successfully logged out.' },
  logoutFailed: 'Logout failed',
} as const;

export const notFoundTexts = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
} as const;

export const dashboardTexts = {
  nameless: 'Home Buyer',
  askAssistant: 'Ask Mia',
  schedule: 'Upcoming Schedule',
  upcomingEvents: 'Upcoming Events',
  details: 'Details',
  noEvents: 'No upcoming events',
  scheduleEvent: 'Schedule Event',
  documents: 'Document Center',
  viewAllDocuments: 'View all',
  manageDocuments: 'Manage Documents',
  mortgageRates: 'Current Mortgage Rates',
  updatedToday: 'Updated today',
} as const;

export const milestoneTexts = {
  updateFailed: 'Failed to update milestone',
  updateFailedToast: { title: 'Error', description: 'Failed to update milestone status.' },
  fetchFailed: 'Failed to fetch milestones',
  noToken: 'No authentication token found',
  progressUpdated: 'Progress updated',
  completed: 'Milestone completed! 🎉',
  navigating: 'Navigating to milestone',
  celebrationTitle: 'Milestone Completed!',
  continue: 'Continue',
  review: 'Review',
  markComplete: 'Mark Complete (Demo)',
  startStep: 'Start This Step',
  continueStep: 'Continue This Step',
  reviewStep: 'Review Completed Step',
  jumpToHomeSearch: 'Jump to Home Search',
  timelineView: 'Timeline View',
  simpleView: 'Simple View',
} as const;

export const lenderTexts = {
  loadFailed: 'Get matched with lenders that fit your financial profile.',
  empty: 'No lender matches found yet.',
  statusUpdated: 'Status updated',
  statusFailed: 'Failed to update status',
  found: 'Lender matches found',
  findFailed: 'Failed to find matches',
  financialInformationRequired: 'Please complete your financial information before finding lender matches',
  completeProfile: 'Complete your profile to see lender matches',
  /** The server's message. The page looks for the marker in it and shows the text above (specification, section 5). */
  financialInformationMissing: 'Your financial information is required to match lenders',
  financialInformationMarker: 'financial information is required',
  wrongStatus: 'This lender match can’t be changed to that status',
} as const;

export const waitlistTexts = {
  already: 'This email is already on our waitlist',
  alreadyToast: {
    title: 'Already on the list!',
    description: 'This email is already on our waitlist. Thank you for your interest!',
  },
  failed: 'Something went wrong. Please try again.',
  joining: 'Joining...',
  joined: "You're on the list!",
  email: 'Please enter a valid email',
  name: 'Please enter your name',
  state: "Please tell us which state you're buying your home in",
  terms: 'Please agree to Terms of Service',
} as const;

export const paymentTexts = {
  prepareFailed: 'Failed to process payment request',
  minimumAmount: 'Minimum contribution amount is $25',
  minimumAmountAlert: 'Please enter at least $25',
  wholeDollars: 'Please enter a whole dollar amount',
  maximumAmount: 'Maximum contribution amount is $5,000',
  fixedPrice: 'The Offer Toolkit has a fixed price',
  soldOut: 'All 100 Founding Member spots are taken. You have not been charged.',
  tooManyOpen:
    'Too many payment pages are open on this network. Finish or cancel the payment page you opened, or try again in 30 minutes. You have not been charged.',
  alreadyPaid:
    'Your earlier payment is already on its way, so we didn’t open another payment page. We’ll email you a receipt. You have not been charged again.',
  processing: 'Processing...',
  noSession: 'Invalid payment session. Please contact support.',
  notFound: 'Payment not found',
  unexplained: 'There was a problem with your payment. Please contact support.',
  unreachable: 'Unable to verify payment status. Please contact support.',
  errorTitle: 'Payment Verification Issue',
  verified: 'Your payment went through',
  pending: 'Your payment isn’t confirmed yet. If you paid, we’ll email your receipt.',
  notPaid: 'This payment was not completed. You have not been charged.',
  mismatched: 'Your payment didn’t match your order, so we’re refunding it. Please contact support.',
  tooLate: 'Your payment arrived after your order closed, so we’re refunding it. Please contact support.',
  noSeat:
    'All 100 Founding Member spots were taken before your payment arrived, so you did not get one. We are refunding your payment in full. It can take 5 to 10 business days to reach your card.',
  noSeatRefunded:
    'All 100 Founding Member spots were taken before your payment arrived, so you did not get one. We refunded your payment in full. It can take 5 to 10 business days to reach your card.',
  refunded: 'This payment was refunded.',
  unsigned: 'The message signature is not valid',
} as const;

export const adminTexts = {
  waitlistFailed: 'Failed to fetch waitlist data',
  paymentsFailed: 'Failed to fetch payments data',
  analyticsFailed: 'Failed to fetch analytics data',
  noWaitlist: 'No waitlist entries found',
  noFoundingMembers: 'No founding members found',
  noOfferToolkits: 'No offer toolkit purchases found',
  noUserJourney: 'No user journey data found',
  noPageVisits: 'No page visit data found',
  noClicks: 'No click tracking data found',
  noEvents: 'No recent events found',
  noAnalytics: 'No analytics data found',
} as const;

export const emailTestTexts = {
  required: {
    title: 'Email Required',
    description: 'Please enter an email address to send the test email to.',
  },
  sendFailedTitle: 'Failed to Send Email',
  sendFailed: 'An error occurred while sending the email.',
  sendUnreachable: { title: 'Error', description: 'Failed to send test email. Check console for details.' },
  previewFailedTitle: 'Failed to Generate Preview',
  previewUnreachable: { title: 'Error', description: 'Failed to generate preview. Check console for details.' },
  sentTitle: 'Email Sent',
  sent: (type: string, email: string) => `Test ${type} email has been sent to ${email}`,
} as const;
