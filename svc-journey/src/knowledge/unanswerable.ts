import { wordsOf } from './words.js';

/**
 * What no entry can answer, however well its words fit: what will happen, what only the buyer or somebody else knows, what the
 * law says in one case, how to deceive, who lives where, and subjects next to ours.
 */
export type Unanswerable = 'prediction' | 'personal' | 'legal' | 'dishonest' | 'steering' | 'elsewhere';

/** A question is of a kind if it has a word of every group and none of `without`. */
interface Rule {
  readonly kind: Unanswerable;
  readonly groups: readonly string[];
  readonly without?: string;
}

const willBe = 'will gonna going would predict forecast expect expected wait when';
const years = '2027 2028 2029 2030 year years month months decade';
const others =
  'lender lenders bank agent agents realtor realtors inspector inspectors appraiser seller sellers underwriter';
const places = 'neighborhood neighborhoods area areas street streets town city part block suburb place';
const papers =
  'stub stubs statement statements w2 letter gift income debt debts job deposit application appraisal insurance loan';

const rules: readonly Rule[] = [
  {
    kind: 'prediction',
    groups: [
      willBe,
      'rates',
      `down up back drop fall rise lower higher increase decrease soon future improve be ${years}`,
    ],
    without: 'if my our lock locked arm adjustable tax score credit points',
  },
  {
    kind: 'prediction',
    groups: ['will gonna going would predict forecast expect', 'prices market values economy'],
    without: 'my our tax taxes insurance hoa',
  },
  {
    kind: 'prediction',
    groups: ['wait waiting when', 'prices market', 'down drop fall lower crash cheaper'],
    without: 'my',
  },
  { kind: 'prediction', groups: ['will gonna going', '2028 2029 2030 2031 2032 2033 2034 2035 2040'] },
  { kind: 'prediction', groups: ['market prices housing', 'crash bubble collapse bottom peak'] },
  {
    kind: 'prediction',
    groups: ['will going would', 'worth value appreciate appreciation', `more less up increase double down ${years}`],
    without: 'tax taxes appraisal appraised assessed pmi if',
  },
  { kind: 'prediction', groups: ['will', 'be', 'worth'], without: 'if' },
  {
    kind: 'prediction',
    groups: ['will', 'years decade', 'ten twenty five 5 10 20 next'],
    without: 'arm adjustable pmi',
  },
  { kind: 'prediction', groups: ['investment', 'good great best bad safe', years] },
  { kind: 'legal', groups: ['sue suing lawsuit enforceable unenforceable prosecute liable liability'] },
  { kind: 'legal', groups: ['legally illegal lawful unlawful'] },
  { kind: 'legal', groups: ['case', 'against'] },
  {
    kind: 'legal',
    groups: ['paragraph clause section provision addendum', 'this my our paragraph', 'mean means valid binding void'],
  },
  { kind: 'legal', groups: ['hold take', 'title', 'joint tenants trust llc survivorship should we'] },
  { kind: 'legal', groups: ['lease', 'break breaking', 'penalty early landlord my'] },
  { kind: 'legal', groups: ['creditors divorce', 'protect hide name title who half gets keeps'] },
  {
    kind: 'legal',
    groups: ['landlord tenant tenants squatter squatters', 'allowed evict eviction keep law legal rights'],
  },
  {
    kind: 'dishonest',
    groups: ['hide hiding lie lying fake faking forge pretend conceal cheat', `${others} ${papers}`, 'i we my'],
    without: 'is know think',
  },
  {
    kind: 'dishonest',
    groups: ['elses cousins friends brothers sisters', 'social ssn identity name', 'with use using get'],
  },
  { kind: 'dishonest', groups: ['leave omit', 'off out', 'application', 'i we'] },
  { kind: 'dishonest', groups: ['look', 'bigger larger higher', 'balance income account'] },
  { kind: 'dishonest', groups: ['fake forge photoshop', `paystub paystubs ${papers}`] },
  { kind: 'dishonest', groups: ['say claim tell pretend', 'primary live living occupy', 'rent renting airbnb'] },
  {
    kind: 'dishonest',
    groups: ['around bypass evade trick', 'limit limits rule rules requirement requirements', 'get how'],
  },
  {
    kind: 'elsewhere',
    groups: ['file filing', 'taxes 1040', 'income federal return refund irs my'],
    without: 'property homestead exemption',
  },
  { kind: 'elsewhere', groups: ['do prepare', 'taxes', 'you me'], without: 'property pay' },
  { kind: 'steering', groups: ['school schools', 'best good great rated better bad near'] },
  { kind: 'steering', groups: ['crime crimes safe dangerous violent', places] },
  {
    kind: 'steering',
    groups: [
      'black white hispanic latino latinos asian muslim christian christians jewish gay religious immigrants families kids people',
      `${places} live lives`,
    ],
    without: 'lender discrimination denied many',
  },
  {
    kind: 'elsewhere',
    groups: ['car auto truck motorcycle boat rv', 'loan loans rate rates lease', 'best cheapest which'],
    without: 'home house mortgage',
  },
  {
    kind: 'elsewhere',
    groups: ['girlfriend boyfriend', 'move moving break marry dating propose'],
    without: 'loan mortgage house home buy title',
  },
  { kind: 'elsewhere', groups: ['ask', 'boss', 'raise promotion'] },
  { kind: 'elsewhere', groups: ['become', 'realtor agent inspector appraiser notary'] },
  { kind: 'elsewhere', groups: ['many', 'people', 'live lives'] },
  { kind: 'elsewhere', groups: ['flip flipping'] },
  { kind: 'elsewhere', groups: ['write', 'off', 'truck car phone mileage'] },
  { kind: 'elsewhere', groups: ['car auto health life pet travel', 'insurance'] },
  {
    kind: 'elsewhere',
    groups: [
      'passport passports flight flights hotel vacation restaurant restaurants recipe recipes weather movie movies song lyrics homework essay python javascript football basketball president election horoscope dating diet workout',
    ],
    without: 'id identification photo gift mortgage homeowners lender home',
  },
  { kind: 'elsewhere', groups: ['what when', 'time hours', 'open opens close closes', 'bank store office shop post'] },
  { kind: 'elsewhere', groups: ['visa', 'for to', 'canada mexico europe china india travel tourist'] },
  { kind: 'elsewhere', groups: ['stocks stock etf reit reits', 'which pick invest trade recommend'] },
  { kind: 'elsewhere', groups: ['bitcoin crypto cryptocurrency forex', 'buy trade invest should'], without: 'sell' },
];

/** How questions begin that ask for what only the buyer, or somebody else, knows. */
const personal: readonly Omit<Rule, 'kind'>[] = [
  { groups: ['did has', 'i my our we'] },
  { groups: ['did has', 'the', others] },
  { groups: ['what whats why', 'did has', 'my the our i', `${others} i`], without: 'if' },
  { groups: ['whats whos', 'my our'], without: 'first next best options rights' },
  { groups: ['what who', 'is was', 'my our'], without: 'first next best options rights' },
  { groups: ['what', 'time', 'is', 'my our the'] },
  { groups: ['when', 'does is did', 'my our', 'lease job flight paycheck'] },
  { groups: ['how', 'much', 'do did', 'i we', 'have owe make earn'] },
  {
    groups: [
      'how',
      'much',
      'does did do',
      'my the our',
      'neighbor neighbors friend friends coworker boss agent realtor',
    ],
  },
  { groups: ['who', 'lives owns'] },
  { groups: ['does has is', 'the my', 'seller sellers', 'have has another other'], without: 'to' },
  { groups: ['why', 'is did does', 'the my our', 'seller sellers neighbor neighbors friend friends'] },
  { groups: ['is', 'the my this', 'seller sellers', 'desperate motivated willing lying honest bluffing'] },
  {
    groups: ['will', 'i my we our', 'get be offer loan application', 'approved accepted denied be get'],
    without: 'if with score',
  },
  {
    groups: ['will', 'the my', 'seller sellers lender appraisal house home', 'accept approve counter come pass agree'],
  },
];

/** `undefined` if the words of a question don't rule out an answer. */
export function unanswerable(question: string): Unanswerable | undefined {
  const words = wordsOf(question);
  const isPersonal = personal.some(
    ({ groups, without = '' }) =>
      groups.every((group, at) => has(group, words.slice(at, at + 1))) && !has(without, words),
  );
  if (isPersonal) return 'personal';
  return rules.find(({ groups, without = '' }) => groups.every((group) => has(group, words)) && !has(without, words))
    ?.kind;
}

const has = (group: string, words: readonly string[]): boolean => group.split(' ').some((word) => words.includes(word));
