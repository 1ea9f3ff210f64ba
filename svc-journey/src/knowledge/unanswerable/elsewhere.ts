import type { Rule } from './rule.js';

/** Subjects next to ours. */
export const elsewhereRules: readonly Rule[] = [
  { groups: ['tip tipping', 'mover movers'] },
  { groups: ['card cards', 'travel airline miles rewards cashback'] },
  {
    groups: ['file filing', 'taxes 1040', 'income federal return refund irs my'],
    without: 'property homestead exemption apply applying application loan mortgage lender preapproved',
  },
  { groups: ['do prepare', 'taxes', 'you me'], without: 'property pay' },
  {
    groups: ['car auto truck motorcycle boat rv', 'loan loans rate rates lease', 'best cheapest which'],
    without: 'home house mortgage',
  },
  {
    groups: ['girlfriend boyfriend', 'move moving break marry dating propose'],
    without: 'loan mortgage house home buy title',
  },
  { groups: ['ask', 'boss', 'raise promotion'] },
  { groups: ['become', 'realtor agent inspector appraiser notary'] },
  { groups: ['many', 'people', 'live lives'], without: 'usda income household count counts loan' },
  { groups: ['flip flipping'], without: 'bad looking bought saw inspect inspection' },
  { groups: ['write', 'off', 'truck car phone mileage'] },
  {
    groups: ['car auto health life pet travel', 'insurance'],
    without: 'dti debt count counts mortgage loan home house homeowners bundle',
  },
  {
    groups: [
      'passport passports flight flights hotel vacation restaurant restaurants recipe recipes weather movie movies song lyrics homework essay python javascript football basketball baseball soccer nfl nba mlb lakers playoffs election ukraine congress algebra equation biology calculus chicken pasta soup marinade bake headache fever rash vitamin vitamins workout horoscope horoscope dating diet workout',
    ],
    without: 'id identification photo gift mortgage homeowners lender home income job count',
  },
  { groups: ['what when', 'time hours', 'open opens close closes', 'bank store office shop post'] },
  { groups: ['visa', 'for to', 'canada mexico europe china india travel tourist'] },
  { groups: ['stocks stock etf reit reits', 'which pick invest trade recommend'] },
  {
    groups: [
      'bitcoin crypto cryptocurrency forex ethereum dogecoin nft coin gold silver etf fund funds shares stock stocks',
      'buy trade invest should which what best recommend pick',
    ],
    without:
      'sell selling sold cash down downpayment use used using closing count lender mortgage fha va funding escrow reserve emergency hardest repair trust gift',
  },
  {
    groups: ['hurt hurts ache aches sore pain', 'back knee head stomach tooth throat arm leg neck chest'],
    without: 'credit score',
  },
  { groups: ['roth', 'traditional'] },
  {
    groups: ['whats what', 'latest'],
    within: 1,
    without: 'rate rates loan date time lock close closing',
  },
  {
    groups: ['news headlines', 'today todays latest any whats what'],
    without: 'rate rates mortgage commission settlement realtor loan loans fha va program housing lender',
  },
];
