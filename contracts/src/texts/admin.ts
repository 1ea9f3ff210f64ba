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
