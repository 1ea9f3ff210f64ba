import { credentialLimits } from '../constants.js';

/** Word for word from the specification. */
export const validationTexts = {
  username: 'Username must be at least 3 characters',
  password: 'Password must be at least 6 characters',
  email: 'Please enter a valid email address',
} as const;

/** Problems with credentials that the specification has no text for. */
export const credentialTexts = {
  usernameTooLong: `Username must be at most ${credentialLimits.usernameMaximum} characters`,
  usernameUnusable: 'Username contains characters that can’t be used',
  usernameLikeEmail: 'Username can’t contain @. You can also log in with your email address.',
  loginNameTooLong: `Username or email must be at most ${credentialLimits.emailMaximum} characters`,
  emailTooLong: `Email must be at most ${credentialLimits.emailMaximum} characters`,
  passwordTooLong: `Password must be at most ${credentialLimits.passwordMaximum} characters`,
  passwordTooCommon: 'This password is too common. Please choose another.',
  passwordPersonal: 'Your password can’t be your username or email. Please choose another.',
  adminUsernameMissing: 'Enter your admin username.',
  adminPasswordMissing: 'Enter your admin password.',
} as const;
