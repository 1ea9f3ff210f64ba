/**
 * `November 25, 2025` of `2025-11-25`; a year stays a year. By hand, for the reason that `formatInteger` of the money part gives,
 * and because a day has no time zone to lose it in.
 */
export function formatDay(date: string): string {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  const name = months[Number(month) - 1];
  return name === undefined ? year : `${name} ${Number(dayOfMonth)}, ${year}`;
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
