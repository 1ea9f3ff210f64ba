export const queryTexts = {
  unauthorized: 'Unauthorized',
  noDetails: 'No error details available',
  failed: (status: number, details: string) => `Request failed with status ${status}: ${details}`,
} as const;

export const notFoundTexts = {
  heading: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
} as const;
