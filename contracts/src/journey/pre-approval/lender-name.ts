import * as z from 'zod/mini';
import { publicLine } from '../private-numbers.js';

const unnamed = 'Please enter the lender’s name';

/** Goes into papers and messages that the buyer sends. */
export const lenderName = publicLine(80, { invisible: unnamed }).check(z.minLength(1, unnamed));
