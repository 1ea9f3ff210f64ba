import * as z from 'zod/mini';
import { isConfident } from '../../knowledge/index.js';
import { citeEntry } from './cite.js';
import { defineTool, type ToolResult } from './tool.js';

export const knowledgeTool = defineTool({
  name: 'search-knowledge',
  description:
    'Our knowledge base about buying a home: steps, programs, states, documents, terms. Use it for anything that is not a calculation.',
  input: z.object({ question: z.string().check(z.maxLength(400)) }),
  proposes: false,
  activity: 'Looking in our knowledge base',
  run({ question }, { knowledge, rows }): ToolResult {
    const found = knowledge.search(question, 3);
    if (found.length === 0) return { text: 'Our knowledge base says nothing about this.' };
    return {
      text: found.map(({ entry }) => `**${entry.title}**\n\n${entry.text}`).join('\n\n'),
      citations: found.flatMap(({ entry }) => citeEntry(entry, rows)),
    };
  },
});

export const glossaryTool = defineTool({
  name: 'glossary',
  description: 'What a term or abbreviation means: DTI, PITI, escrow, earnest money.',
  input: z.object({ term: z.string().check(z.maxLength(60)) }),
  proposes: false,
  activity: 'Looking up the term',
  run({ term }, { knowledge, rows }): ToolResult {
    const question = `what is ${term}`;
    const results = knowledge.search(question, 1);
    const [found] = results;
    if (!found || !isConfident(question, results)) return { text: 'I don’t know that term.' };
    const { entry } = found;
    return {
      text: `**${entry.title}**\n\n${entry.text}`,
      citations: citeEntry(entry, rows),
    };
  },
});

const official = [
  {
    id: 'housing-counselor',
    words: /counsel|hud|consejer|free help/i,
    title: 'Find a HUD-approved housing counselor',
    url: 'https://www.consumerfinance.gov/find-a-housing-counselor/',
    about: 'The CFPB’s search by ZIP code. Counselors help for little or nothing.',
  },
  {
    id: 'nmls',
    words: /nmls|licen|loan officer/i,
    title: 'NMLS Consumer Access',
    url: 'https://www.nmlsconsumeraccess.org/',
    about: 'The public register of mortgage lenders and loan officers.',
  },
  {
    id: 'flood-map',
    words: /flood|fema/i,
    title: 'FEMA Flood Map Service Center',
    url: 'https://msc.fema.gov/portal/search',
    about: 'The official flood map of an address.',
  },
  {
    id: 'complaint',
    words: /complain|report|cfpb|scam|fraud/i,
    title: 'Submit a complaint to the CFPB',
    url: 'https://www.consumerfinance.gov/complaint/',
    about: 'About a lender, servicer, or credit bureau.',
  },
  {
    id: 'credit-report',
    words: /credit report|free report|annual/i,
    title: 'Free credit reports',
    url: 'https://www.annualcreditreport.com/',
    about: 'The official site for your reports of all three bureaus.',
  },
  {
    id: 'opt-out',
    words: /opt ?out|prescreen|calls|trigger/i,
    title: 'OptOutPrescreen',
    url: 'https://www.optoutprescreen.com/',
    about: 'Stops lenders from buying your name after a credit check.',
  },
  {
    id: 'fair-housing',
    words: /fair housing|discriminat/i,
    title: 'Report housing discrimination to HUD',
    url: 'https://www.hud.gov/fairhousing',
    about: 'HUD’s office of fair housing takes complaints.',
  },
  {
    id: 'usda',
    words: /usda|rural/i,
    title: 'USDA eligibility map',
    url: 'https://eligibility.sc.egov.usda.gov/',
    about: 'Whether an address and an income are eligible.',
  },
  {
    id: 'va',
    words: /\bva\b|certificate of eligib|coe|veteran/i,
    title: 'VA home loan eligibility',
    url: 'https://www.va.gov/housing-assistance/home-loans/',
    about: 'How to get a Certificate of Eligibility.',
  },
  {
    id: 'loan-estimate',
    words: /loan estimate/i,
    title: 'Loan Estimate explainer',
    url: 'https://www.consumerfinance.gov/owning-a-home/loan-estimate/',
    about: 'The CFPB’s page-by-page explainer.',
  },
] as const;

export const linksTool = defineTool({
  name: 'links',
  description:
    'Official and nonprofit pages: housing counselors, the lender register, flood maps, complaints, credit reports, program eligibility.',
  input: z.object({ to: z.string().check(z.maxLength(120)) }),
  proposes: false,
  activity: 'Finding official pages',
  run({ to }): ToolResult {
    const found = official.filter(({ id, words }) => id === to || words.test(to));
    const shown = found.length > 0 ? found.slice(0, 3) : official.slice(0, 1);
    const [first] = shown;
    return {
      text: first ? `[${first.title}](${first.url}) is the official page to start with.` : '',
      cards: [{ kind: 'links', links: shown.map(({ title, url, about }) => ({ title, url, about })) }],
    };
  },
});
