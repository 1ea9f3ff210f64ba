import { spelledAsFigures } from './figure-words.js';
import type { Intent } from './intent-text.js';
import { amountsOf, monthly } from './sum-words.js';

const hourlyPay =
  /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?(?:dollars |bucks )?(?:an hour|a hour|per hour|\/ ?h(?:ou)?r|hourly)/;
const weekHours = /(?<![\d.,$])(\d{1,2}(?:\.\d)?) ?(?:hours?|hrs?)(?! ago)\b/;

/** "What monthly income will the lender use": for hourly pay, with the hours given. */
export const monthlyIncomeIntent: Intent = {
  tool: 'monthly-income',
  when: /\b(?:(?:what|which|my|the|gross|qualifying|calculate|figure) (?:is |are )?(?:my |gross |the )?monthly income|income (?:is|will|does|do|would) (?:the |a |my )?(?:lenders?|banks?))\b/,
  unless: /\b(?:afford|overtime|bonus|commission|tips|self-?employed|1099|need)\b/,
  input: (about) => {
    const text = spelledAsFigures(about.text);
    const hourly = Number(hourlyPay.exec(text)?.[1]);
    const hours = Number(weekHours.exec(text.replace(hourlyPay, ''))?.[1]);
    const [other, more] = amountsOf(about).filter(({ value }) => value !== hourly);
    if (!(hourly > 0) || !(hours > 0) || more !== undefined || (other && !monthly.test(other.after))) return undefined;
    return { hourly, hoursPerWeek: hours, ...(other && { secondJobMonthly: other.value }) };
  },
};
