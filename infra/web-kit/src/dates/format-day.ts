/**
 * Formats `2025-11-25` as `November 25, 2025`, and `2026` as `2026`. No Intl: it's slow to load (see `formatInteger`), and
 * a `Date` could shift the day to another time zone.
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
