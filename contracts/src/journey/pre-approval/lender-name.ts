import * as z from 'zod/mini';
import { lineOfText } from '../line-of-text.js';

const unnamed = 'Please enter the lender’s name';

export const lenderName = lineOfText(80, unnamed).check(z.minLength(1, unnamed));
