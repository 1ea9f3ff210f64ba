import * as z from 'zod/mini';
import { publicLine } from '../private-numbers.js';

export const lenderName = publicLine(80).check(z.minLength(1, 'Please enter the lender’s name'));
