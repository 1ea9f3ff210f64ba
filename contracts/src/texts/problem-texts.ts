/** Error messages that several parts use and the specification has no text for. */
export const problemTexts = {
  invalid: 'Some of the information is not valid',
  tooLong: (maximum: number) => `Please use ${maximum} characters or fewer`,
  notJson: 'The request body is not valid JSON',
  mediaType: 'Send the request body as application/json',
  formMediaType: 'Send the request body as application/x-www-form-urlencoded',
  tooLarge: 'The request is too large',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  forbidden: 'You are not allowed to do this',
  notFound: 'There is nothing at this address',
  unknownCounty: 'Please choose a county in this state',
  server: 'Something went wrong on our end. Please try again.',
  unavailable: 'This part of Hearthway is unavailable right now. Please try again soon.',
  timeout: 'This took too long. Please try again.',
} as const;
