import * as z from 'zod/mini';
import { credentialLimits } from './constants.js';
import { credentialTexts, validationTexts } from './texts.js';

/** An address as a person types it: surrounding space is not part of it. One that mail cannot be sent to is refused. */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(credentialLimits.emailMaximum, credentialTexts.emailTooLong),
    z.email(validationTexts.email),
  );
