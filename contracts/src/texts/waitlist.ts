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
