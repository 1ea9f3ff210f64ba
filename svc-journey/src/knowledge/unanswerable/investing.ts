import type { Rule } from './rule.js';

const named =
  'nvidia nvda tesla tsla bitcoin btc crypto cryptocurrency cryptos ethereum eth dogecoin doge solana xrp coin coins voo spy vti qqq nasdaq forex ' +
  'cripto criptomoneda criptomonedas';
const kinds = 'stock stocks shares etf etfs index reit reits s trading acciones bolsa gold';
const houseMoney = 'down downpayment payment savings fund funds house money deposit enganche ahorros dinero';
const putting =
  'put putting buy invest investing invertir invierto meto meter poner pongo smart double grow hold best good which pick until till while mientras or should';
/** Whoever sells or shows what they hold asks about papers. */
const papers =
  'sell selling sold vendo vender use using usar count counts reserves proof prove document statement statements lender mortgage fha va cash ' +
  'loan borrow against margin gift tax taxes closing ok okay allowed accept scam asked';

const companies =
  'apple aapl amazon amzn google googl microsoft msft meta amd intel gamestop gme palantir pltr spacex disney netflix';
const derived = 'calls call puts options option leaps contracts stock stocks shares';
const holding =
  'sell selling sold vendo vender using used count counts reserves proof prove document statement borrow against margin gift tax taxes scam asked';

/** What to put the money for the home into. */
export const investingRules: readonly Rule[] = [
  { groups: [named, houseMoney, putting], without: papers },
  { groups: [kinds, houseMoney, putting], without: `${papers} keep keeping leave or` },
  // "Put it in Tesla calls" is no appointment.
  { groups: [`${named} ${companies}`, derived], within: 1, without: `${holding} have` },
  { groups: ['calls puts options leaps', 'on for', `${named} ${companies}`], within: 1, without: `${holding} have` },
  {
    groups: [
      'put putting invest investing park throw dump stick move',
      `${houseMoney} cash it`,
      'in into on',
      `${named} calls puts options leaps stocks stock shares market etf etfs gold`,
    ],
    within: 3,
    without: holding,
  },
];
