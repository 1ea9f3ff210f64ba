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
