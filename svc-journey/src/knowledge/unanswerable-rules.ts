/**
 * What no entry can answer, however well its words fit: what will happen, what only the buyer or somebody else knows, what the
 * law says in one case, how to deceive, who lives where, and subjects next to ours.
 */
export type Unanswerable = 'prediction' | 'personal' | 'legal' | 'dishonest' | 'steering' | 'elsewhere';

/** A question is of a kind if it has a word of every group and none of `without`. */
export interface Rule {
  readonly kind: Unanswerable;
  readonly groups: readonly string[];
  readonly without?: string;
  /** The words of the groups follow each other, with at most so many others between two of them. */
  readonly within?: number;
}

const willBe = 'will gonna going would predict forecast expect expected wait when';
const years = '2027 2028 2029 2030 year years month months decade';
const others =
  'lender lenders bank agent agents realtor realtors inspector inspectors appraiser seller sellers underwriter';
const places = 'neighborhood neighborhoods area areas street streets town city part block suburb place';
/** Who decides, or acts, in the buyer’s own case. */
const deciders =
  'lender bank underwriter underwriters appraiser inspector seller sellers builder agent realtor title they he she';
const proofs = 'w stub stubs paystub paystubs statement statements w2 w2s return returns 1099 1099s';
const defects =
  'stain stains crack cracks mold leak leaks leaking damage flooding rot termite termites foundation odor smell asbestos';
const papers =
  'stub stubs statement statements w2 letter gift income debt debts job deposit application appraisal insurance loan';

export const unanswerableRules: readonly Rule[] = [
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
  {
    kind: 'prediction',
    groups: ['going gonna', 'be get go', 'more less', 'expensive cheaper affordable'],
    within: 2,
    without: 'my our if',
  },
  {
    kind: 'prediction',
    groups: ['will gonna going', 'become get be', 'cheaper unaffordable affordable'],
    within: 2,
    without: 'my our if',
  },
  { kind: 'prediction', groups: ['will', 'be', 'worth'], without: 'if' },
  { kind: 'prediction', groups: ['rates prices', '2027 2028 2029 2030 2031 2032'], without: 'tax limit limits' },
  { kind: 'prediction', groups: ['what', 'will', 'rates rate year treasury bonds market prices', 'do'], within: 3 },
  {
    kind: 'prediction',
    groups: ['house home condo value', 'go goes going', 'up down', 'year years'],
    within: 3,
    without: 'tax taxes insurance payment',
  },
  {
    kind: 'prediction',
    groups: [
      'rates rate interest year',
      'will gonna going',
      'go be hit reach get come stay',
      'below under above over back',
    ],
    within: 2,
    without: 'if my our lock locked arm adjustable score credit points',
  },
  {
    kind: 'prediction',
    groups: ['will gonna going', 'rates rate interest', 'go be hit reach get come stay', 'below under above over back'],
    within: 3,
    without: 'if my our lock locked arm adjustable score credit points',
  },
  {
    kind: 'prediction',
    groups: ['how where what', 'low high', 'will', 'rates rate 30 15 fed prices'],
    without: 'my our',
  },
  { kind: 'prediction', groups: ['where what', 'will', 'rates prices', 'be go'], within: 3, without: 'my our if' },
  {
    kind: 'prediction',
    groups: ['is are will', 'fed', 'cut cutting raise raising hike hiking lower lowering pause'],
    within: 3,
  },
  {
    kind: 'prediction',
    groups: ['van va bajaran subiran caeran', 'precios tasas intereses mercado'],
    without: 'si mi mis',
  },
  {
    kind: 'prediction',
    groups: ['will', 'years decade', 'ten twenty five 5 10 20 next'],
    without: 'arm adjustable pmi',
  },
  { kind: 'prediction', groups: ['investment', 'good great best bad safe', years] },
  {
    kind: 'prediction',
    groups: ['how', 'high low', 'could can might', 'rates prices'],
    within: 1,
    without: 'my our arm adjustable if',
  },
  {
    kind: 'prediction',
    groups: ['what whats', 'fed', 'will going gonna', 'do say announce decide'],
    without: 'if',
  },
  {
    kind: 'prediction',
    groups: [
      'will would going gonna',
      'election elections president tariffs war recession',
      'rates rate prices market',
    ],
  },
  // What somebody does, thinks, or decides in the buyer’s own case.
  {
    kind: 'personal',
    groups: ['is are will does', 'underwriter appraiser lender bank', 'approve deny decline reject hit going'],
    within: 3,
    without: 'if check look looking verify pull call ask see need require required',
  },
  {
    kind: 'personal',
    groups: ['what how', 'will', 'appraisal inspection', 'come appraise be say show find'],
    within: 2,
    without: 'if look',
  },
  {
    kind: 'personal',
    groups: ['what which how', 'day days date hour week', deciders],
    within: 4,
    without: 'if wire business count average rate rates',
  },
  {
    kind: 'personal',
    groups: ['how what which', 'other others another', 'offers offer bids bid buyers buyer bidders'],
    within: 3,
    without: 'if usually can types kinds',
  },
  {
    kind: 'personal',
    groups: ['did has', 'anyone anybody somebody someone', 'else offer offered bid tour toured'],
    within: 3,
  },
  {
    kind: 'personal',
    groups: [
      'what whats',
      'are is did does',
      deciders,
      'thinking think doing planning hiding pull pulled offer offered bid decide decided say said',
    ],
    within: 2,
    without: 'if mean',
  },
  { kind: 'personal', groups: ['what which how', 'did', deciders], within: 2, without: 'if' },
  { kind: 'personal', groups: ['what how', 'did', 'other others another anyone'], within: 3 },
  {
    kind: 'personal',
    groups: ['will', 'appraiser appraisal', 'say come hit value appraise'],
    within: 1,
    without: 'if',
  },
  {
    kind: 'personal',
    groups: ['what which', 'number price amount offer', 'will would', 'seller they'],
    within: 3,
    without: 'if',
  },
  {
    kind: 'personal',
    groups: ['when', 'will', deciders, 'respond answer reply call decide sign accept'],
    within: 2,
    without: 'if papers',
  },
  {
    kind: 'personal',
    groups: ['what how', 'other', 'guy guys couple buyer buyers bidder bidders', 'pay offer bid put'],
    within: 4,
    without: 'usually',
  },
  {
    kind: 'personal',
    groups: [
      'what',
      'inspector inspectors appraiser appraisers lender lenders',
      'notes report email letter',
      'say says',
    ],
    within: 2,
  },
  { kind: 'personal', groups: ['what whats', 'balance', 'my our'], within: 2 },
  { kind: 'personal', groups: ['how', 'soon', 'my the', deciders], within: 2, without: 'if' },
  {
    kind: 'personal',
    groups: [
      'whats what',
      'underwriter appraiser inspector seller sellers',
      'gonna going',
      'write say think do put find offer',
    ],
    within: 1,
  },
  { kind: 'personal', groups: ['whens', 'the my our', deciders], within: 0 },
  {
    kind: 'personal',
    groups: ['whats what', 'seller sellers', 'balance bottom lowest reason phone number'],
    within: 2,
  },
  {
    kind: 'personal',
    groups: ['is are', 'agent seller sellers lender officer realtor', 'hiding lying'],
    within: 2,
    without: 'if',
  },
  { kind: 'personal', groups: ['why', 'did', 'deny reject decline refuse'], within: 3, without: 'can should' },
  { kind: 'personal', groups: ['why', 'did', 'turn', 'down'], within: 3, without: 'can should' },
  {
    kind: 'personal',
    groups: ['is', 'my our', 'file application loan', 'done finished complete approved ready cleared'],
    within: 1,
    without: 'if not once when means clear conditionally free',
  },
  { kind: 'personal', groups: ['are am', 'gonna going', 'approved accepted denied outbid'], within: 3, without: 'if' },
  { kind: 'personal', groups: ['what', 'will', 'they seller sellers', 'counter accept'], within: 1, without: 'if' },
  { kind: 'personal', groups: ['what', 'made', 'seller sellers lender bank they'], within: 1, without: 'can should' },
  { kind: 'personal', groups: ['why', 'hasnt havent', 'called texted emailed answered replied responded'], within: 4 },
  {
    kind: 'personal',
    groups: ['how', 'low high far', 'will would', 'seller sellers owner builder'],
    within: 1,
    without: 'if',
  },
  {
    kind: 'personal',
    groups: [
      'chance chances odds likelihood',
      'say says accept accepts approve approves agree agrees',
      'yes me us my our',
    ],
    without: 'if improve increase better raise boost',
  },
  { kind: 'legal', groups: ['file filing my our i win start', 'lawsuit'], within: 2 },
  {
    kind: 'legal',
    groups: ['sue suing enforceable unenforceable prosecute liable liability'],
    without: 'insurance coverage policy',
  },
  {
    kind: 'legal',
    groups: ['legally illegal lawful unlawful'],
    without: 'need require required lawyer attorney detectors appliances earnest letter',
  },
  { kind: 'legal', groups: ['case', 'against'] },
  { kind: 'legal', groups: ['legal', 'in', 'my our', 'case situation'], within: 0 },
  { kind: 'legal', groups: ['will would could', 'judge court jury arbitrator', 'side rule decide agree award'] },
  {
    kind: 'legal',
    groups: ['paragraph clause section provision addendum', 'this my our paragraph', 'mean means valid binding void'],
  },
  {
    kind: 'legal',
    groups: ['hold take', 'title', 'joint tenants trust llc survivorship should we'],
    without: 'married unmarried girlfriend boyfriend fiance partner wife husband brother sister friend ways difference',
  },
  { kind: 'elsewhere', groups: ['tip tipping', 'mover movers'] },
  { kind: 'elsewhere', groups: ['card cards', 'travel airline miles rewards cashback'] },
  { kind: 'legal', groups: ['lease', 'break breaking', 'penalty early landlord my'] },
  {
    kind: 'legal',
    groups: ['creditors divorce', 'protect hide name title who half gets keeps'],
    without: 'count counts counted dti ratio qualify buy buying lender deposit',
  },
  {
    kind: 'legal',
    groups: ['landlord tenant tenants squatter squatters', 'allowed evict eviction keep law legal rights'],
    without: 'buy buying',
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
  {
    kind: 'dishonest',
    groups: [
      'make get have',
      proofs,
      'look show say read appear',
      'more like higher bigger older better different less',
    ],
    within: 3,
  },
  {
    kind: 'dishonest',
    groups: [
      'change edit alter adjust tweak doctor modify backdate',
      'date dates number numbers amount balance figures',
      proofs,
    ],
    within: 4,
  },
  {
    kind: 'dishonest',
    groups: ['change edit alter tweak doctor modify', proofs],
    within: 3,
    without: 'address error wrong mistake',
  },
  {
    kind: 'dishonest',
    groups: ['gift', 'really actually secretly technically', 'loan lent loaned borrowed repay'],
    without: 'not isnt',
  },
  {
    kind: 'dishonest',
    groups: ['i we', 'say call claim pretend tell', 'gift', 'back repay loan lent'],
    within: 8,
    without: 'not isnt dont never',
  },
  { kind: 'dishonest', groups: ['income salary job pay money', 'as', 'mine my', 'own'], within: 1 },
  {
    kind: 'dishonest',
    groups: ['i we', 'say call claim pretend tell', 'lent loaned lend borrowed loan', 'gift'],
    within: 5,
    without: 'not isnt',
  },
  {
    kind: 'dishonest',
    groups: ['i we to', 'cover hide disguise mask conceal', defects],
    within: 3,
    without: 'seller flipper know tell allowed',
  },
  {
    kind: 'dishonest',
    groups: ['cover hide disguise mask conceal paint', defects, 'nobody misses notice notices sees see before'],
  },
  {
    kind: 'dishonest',
    groups: [
      'get have ask',
      'friend cousin brother sister uncle boss buddy mom dad',
      'say lie vouch pretend',
      'i work job employed live rent',
    ],
  },
  { kind: 'dishonest', groups: ['off from', 'radar knowing'], within: 5, without: 'seller agent' },
  {
    kind: 'dishonest',
    groups: [
      'add remove delete erase',
      'zero zeros transaction transactions deposit deposits overdraft overdrafts line number numbers',
      proofs,
    ],
    within: 4,
  },
  { kind: 'dishonest', groups: ['get make', 'stub stubs paystub paystubs', 'dont without no', 'job'], within: 3 },
  { kind: 'dishonest', groups: ['say claim pretend', 'its it', 'mine'], within: 0 },
  { kind: 'dishonest', groups: ['gift', 'give pay', 'back'], within: 7, without: 'have need does must never not dont' },
  {
    kind: 'dishonest',
    groups: [
      'keep stop prevent',
      'lender bank underwriter wife husband buyer buyers seller',
      'from',
      'seeing knowing learning finding noticing',
    ],
    within: 2,
  },
  {
    kind: 'dishonest',
    groups: ['not', 'tell', 'buyer buyers lender bank underwriter insurance insurer appraiser'],
    within: 2,
  },
  { kind: 'dishonest', groups: ['pay', 'off', 'appraiser inspector underwriter'], within: 1 },
  { kind: 'dishonest', groups: ['make', 'it them', 'look seem appear sound', 'like'], within: 0 },
  {
    kind: 'dishonest',
    groups: ['so', 'it', 'looks look seems', 'like', 'savings income payroll salary mine rent'],
    within: 2,
  },
  { kind: 'dishonest', groups: ['so', 'nobody noone', 'notices notice sees see knows know finds find'], within: 2 },
  {
    kind: 'dishonest',
    groups: [
      'so',
      'buyer buyers inspector appraiser lender bank underwriter',
      'misses doesnt dont wont cant never',
      'notice see know find it',
    ],
    within: 1,
  },
  { kind: 'dishonest', groups: ['i we', 'not', 'mention disclose'], within: 1 },
  { kind: 'dishonest', groups: ['get', 'away', 'with', 'it this lying'], within: 0 },
  { kind: 'dishonest', groups: ['fix change', proofs, 'so', 'it'], within: 2 },
  { kind: 'dishonest', groups: ['change', 'name', proofs, 'mine'], within: 3 },
  { kind: 'dishonest', groups: ['leave omit', 'off out', 'application', 'i we'] },
  { kind: 'dishonest', groups: ['without', 'bank banks lender lenders seller sellers', 'knowing noticing'] },
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
    without: 'property homestead exemption apply applying application loan mortgage lender preapproved',
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
    without: 'lender loan mortgage discrimination denied many',
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
  { kind: 'elsewhere', groups: ['flip flipping'], without: 'bad looking bought saw inspect inspection' },
  { kind: 'elsewhere', groups: ['write', 'off', 'truck car phone mileage'] },
  {
    kind: 'elsewhere',
    groups: ['car auto health life pet travel', 'insurance'],
    without: 'dti debt count counts mortgage loan home house homeowners bundle',
  },
  {
    kind: 'elsewhere',
    groups: [
      'passport passports flight flights hotel vacation restaurant restaurants recipe recipes weather movie movies song lyrics homework essay python javascript football basketball baseball soccer nfl nba mlb lakers playoffs election ukraine congress algebra equation biology calculus chicken pasta soup marinade bake headache fever rash vitamin vitamins workout horoscope horoscope dating diet workout',
    ],
    without: 'id identification photo gift mortgage homeowners lender home income job count',
  },
  { kind: 'elsewhere', groups: ['what when', 'time hours', 'open opens close closes', 'bank store office shop post'] },
  { kind: 'elsewhere', groups: ['visa', 'for to', 'canada mexico europe china india travel tourist'] },
  { kind: 'elsewhere', groups: ['stocks stock etf reit reits', 'which pick invest trade recommend'] },
  {
    kind: 'elsewhere',
    groups: [
      'bitcoin crypto cryptocurrency forex ethereum dogecoin nft coin gold silver etf fund funds shares stock stocks',
      'buy trade invest should which what best recommend pick',
    ],
    without:
      'sell selling sold cash down downpayment use used using closing count lender mortgage fha va funding escrow reserve emergency hardest repair trust gift',
  },
  {
    kind: 'elsewhere',
    groups: ['hurt hurts ache aches sore pain', 'back knee head stomach tooth throat arm leg neck chest'],
    without: 'credit score',
  },
  { kind: 'elsewhere', groups: ['roth', 'traditional'] },
  {
    kind: 'elsewhere',
    groups: ['whats what', 'latest'],
    within: 1,
    without: 'rate rates loan date time lock close closing',
  },
  {
    kind: 'elsewhere',
    groups: ['news headlines', 'today todays latest any whats what'],
    without: 'rate rates mortgage commission settlement realtor loan loans fha va program housing lender',
  },
];

/** How questions begin that ask for what only the buyer, or somebody else, knows. */
export const personalBeginnings: readonly Omit<Rule, 'kind' | 'within'>[] = [
  { groups: ['did has', 'i my our we'] },
  { groups: ['did has', 'the', others] },
  { groups: ['what whats why', 'did has', 'my the our i', `${others} i`], without: 'if' },
  { groups: ['whats whos', 'my our'], without: 'first next best options rights supposed' },
  { groups: ['has did', 'underwriting processing'] },
  { groups: ['has', 'the my our', 'appraisal inspection loan file'], without: 'to' },
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
  {
    groups: [
      'is are',
      'my our the this',
      'loan file offer closing deal appraisal lender underwriter appraiser inspector seller',
      'going gonna',
    ],
    without: 'if check look verify pull call ask see need',
  },
  { groups: ['will', 'my our', 'offer bid counter file'], without: 'if stronger better help with' },
  {
    groups: ['will', 'my the', 'bank lender underwriter seller appraiser inspector agent', 'mind care like'],
    without: 'if',
  },
  { groups: ['will', 'my our', 'closing', 'get be happen'], without: 'if' },
  { groups: ['what', 'did', 'my our his her'] },
  { groups: ['are is', 'my our the', 'neighbor neighbors', 'going gonna'] },
  { groups: ['will', 'i we', 'hear win get', 'outbid back from it'] },
  { groups: ['who where', 'is are', 'the my our', 'seller sellers'], without: 'responsible' },
  {
    groups: ['is are will', 'somebody someone anybody anyone they', 'else going gonna take accept say'],
    without: 'if',
  },
  { groups: ['does do', 'my our the', others, 'like think trust hate care'] },
  { groups: ['how', 'much many', 'did', 'the my our'], without: 'average limit limits rate rates' },
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
