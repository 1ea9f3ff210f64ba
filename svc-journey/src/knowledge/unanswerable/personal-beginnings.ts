import { counterparties, type Rule } from './rule.js';

/** How questions begin that ask for what only the buyer, or somebody else, knows. */
export const personalBeginnings: readonly Rule[] = [
  { groups: ['did has', 'i my our we'] },
  { groups: ['did has', 'the', counterparties] },
  { groups: ['what whats why', 'did has', 'my the our i', `${counterparties} i`], without: 'if' },
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
  { groups: ['does do', 'my our the', counterparties, 'like think trust hate care'] },
  { groups: ['how', 'much many', 'did', 'the my our'], without: 'average limit limits rate rates' },
  {
    groups: [
      'why',
      'is are did does',
      'the my our these',
      'seller sellers owner owners neighbor neighbors friend friends',
    ],
  },
  { groups: ['is', 'the my this', 'seller sellers', 'desperate motivated willing lying honest bluffing'] },
  {
    groups: ['will', 'i my we our', 'get be offer loan application', 'approved accepted denied be get'],
    without: 'if with score',
  },
  {
    groups: ['will', 'the my', 'seller sellers lender appraisal house home', 'accept approve counter come pass agree'],
  },
];
