import type { Rule } from './rule.js';

/** Who decides, or acts, in the buyer’s own case. */
const deciders =
  'lender bank underwriter underwriters appraiser inspector seller sellers builder agent realtor title they he she';

/** How other lenders learn of an application is no secret. */
const marketing = 'calls calling letters texts texting mail emails mailers spam applied number info information';

/** Why somebody leaves a home. */
const leaves = 'selling moving leaving divorcing divorced divorce separating separated downsizing relocating';

/** What somebody does, thinks, or decides in the buyer’s own case. */
export const personalRules: readonly Rule[] = [
  {
    groups: ['is are will does', 'underwriter appraiser lender bank', 'approve deny decline reject hit going'],
    within: 3,
    without: 'if check look looking verify pull call ask see need require required',
  },
  {
    groups: ['what how', 'will', 'appraisal inspection', 'come appraise be say show find'],
    within: 2,
    without: 'if look',
  },
  {
    groups: ['what which how', 'day days date hour week', deciders],
    within: 4,
    without: 'if wire business count average rate rates',
  },
  {
    groups: ['how what which', 'other others another', 'offers offer bids bid buyers buyer bidders'],
    within: 3,
    without: 'if usually can types kinds',
  },
  {
    groups: ['did has', 'anyone anybody somebody someone', 'else offer offered bid tour toured'],
    within: 3,
  },
  {
    groups: [
      'what whats',
      'are is did does',
      deciders,
      'thinking think doing planning hiding pull pulled offer offered bid decide decided say said',
    ],
    within: 2,
    without: 'if mean',
  },
  { groups: ['what which how', 'did', deciders], within: 2, without: `if ${marketing}` },
  { groups: ['what how', 'did', 'other others another anyone'], within: 3, without: marketing },
  {
    groups: ['will', 'appraiser appraisal', 'say come hit value appraise'],
    within: 1,
    without: 'if',
  },
  {
    groups: ['what which', 'number price amount offer', 'will would', 'seller they'],
    within: 3,
    without: 'if',
  },
  {
    groups: ['when', 'will', deciders, 'respond answer reply call decide sign accept'],
    within: 2,
    without: 'if papers',
  },
  {
    groups: ['what how', 'other', 'guy guys couple buyer buyers bidder bidders', 'pay offer bid put'],
    within: 4,
    without: 'usually',
  },
  {
    groups: [
      'what',
      'inspector inspectors appraiser appraisers lender lenders',
      'notes report email letter',
      'say says',
    ],
    within: 2,
  },
  { groups: ['what whats', 'balance', 'my our'], within: 2 },
  { groups: ['how', 'soon', 'my the', deciders], within: 2, without: 'if' },
  {
    groups: [
      'whats what',
      'underwriter appraiser inspector seller sellers',
      'gonna going',
      'write say think do put find offer',
    ],
    within: 1,
  },
  { groups: ['whens', 'the my our', deciders], within: 0 },
  {
    groups: ['whats what', 'seller sellers', 'balance bottom lowest reason phone number'],
    within: 2,
  },
  {
    groups: ['is are', 'agent seller sellers lender officer realtor', 'hiding lying'],
    within: 2,
    without: 'if',
  },
  { groups: ['why', 'did', 'deny reject decline refuse'], within: 3, without: 'can should' },
  { groups: ['why', 'did', 'turn', 'down'], within: 3, without: 'can should' },
  {
    groups: ['is', 'my our', 'file application loan', 'done finished complete approved ready cleared'],
    within: 1,
    without: 'if not once when means clear conditionally free',
  },
  { groups: ['are am', 'gonna going', 'approved accepted denied outbid'], within: 3, without: 'if' },
  { groups: ['what', 'will', 'they seller sellers', 'counter accept'], within: 1, without: 'if' },
  { groups: ['what', 'made', 'seller sellers lender bank they'], within: 1, without: 'can should' },
  { groups: ['why', 'hasnt havent', 'called texted emailed answered replied responded'], within: 4 },
  {
    groups: ['how', 'low high far', 'will would', 'seller sellers owner builder'],
    within: 1,
    without: 'if',
  },
  {
    groups: ['why', 'they theyre he she owner owners seller sellers', leaves],
    within: 2,
    without: 'should ask matter',
  },
  {
    groups: ['reason why', 'they theyre owner owners seller sellers', `${leaves} sell move leave`],
    within: 3,
    without: 'should ask matter i we',
  },
  { groups: ['are is did', 'owner owners seller sellers', leaves], within: 3, without: 'if sign signs both' },
  { groups: ['why', 'is', 'house home place condo', 'sale sold'], within: 3, without: 'not' },
  { groups: ['what whats', 'made making', 'owner owners seller sellers them', 'sell move leave'], within: 2 },
  {
    groups: [
      'chance chances odds likelihood',
      'say says accept accepts approve approves agree agrees',
      'yes me us my our',
    ],
    without: 'if improve increase better raise boost',
  },
];
