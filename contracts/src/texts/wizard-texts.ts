/** Word for word from the specification. */
export const wizardTexts = {
  loading: 'Loading your information...',
  saved: { title: 'Information saved', description: 'Thanks for sharing your information with us!' },
  authenticationRequired: { title: 'Authentication required', description: 'Please log in to continue' },
  saveFailed: { title: 'Error saving information', description: 'Failed to save form data' },
  validationTitle: 'Validation Error',
  validation: {
    propertyType: 'Please select a property type',
    propertyUse: "Please select how you'll use the property",
    propertyState: 'Please select a state',
    timeframe: 'Please select a timeframe',
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    phone: 'Please enter a valid phone number (at least 10 digits)',
    email: 'Please enter a valid email address',
    citizenship: 'Please select your citizenship status',
    maritalStatus: 'Please select your marital status',
  },
} as const;
