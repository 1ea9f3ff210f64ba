import type { TermFormat } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import { formatShortDay, formatTime, startOf } from '../../../features/local-time/index.js';

/** In the buyer’s time zone. */
export const termFormat: TermFormat = {
  amount: formatCents,
  day: (day) => formatShortDay(startOf(day)),
  moment(text) {
    const moment = new Date(text);
    return `${formatShortDay(moment)}, ${formatTime(moment)}`;
  },
};
