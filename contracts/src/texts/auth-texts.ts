export const authTexts = {
  loginPending: 'Logging in...',
  registerPending: 'Creating account...',
  invalidCredentials: 'Invalid username or password',
  usernameTaken: 'Username already exists',
  emailTaken: 'Email already registered',
  invalidCode:
    'That code isn’t right, is too old, or was tried too often. Check the newest email, or ask for another code.',
  codeMissing: 'Enter the code from the email',
  unusableLink: 'This link doesn’t work anymore. It’s too old, was used already, or your account has changed since.',
} as const;
