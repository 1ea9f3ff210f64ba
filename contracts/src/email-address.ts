import * as z from 'zod/mini';
import { credentialLimits } from './constants.js';
import { credentialTexts, validationTexts } from './texts/index.js';

/** An address that mail can be sent to. Surrounding space is dropped. */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(credentialLimits.emailMaximum, credentialTexts.emailTooLong),
    z.email(validationTexts.email),
  );
