import * as z from 'zod/mini';
import { propose } from './action-tools.js';
import { defineTool, type ToolResult } from './tool.js';
import { beginningOf } from '../../text/index.js';
import { capitalized } from './words.js';

const recipients = { agent: 'your agent', lender: 'your lender', seller: 'the seller' } as const;

export const draftMessageTool = defineTool({
  name: 'draft-message',
  description:
    'Proposes the draft of a short message to an agent, a lender, or the seller. Nothing is ever sent. No legal clauses.',
  input: z.object({
    to: z.enum(['agent', 'lender', 'seller']),
    about: z.string().check(z.maxLength(400)),
  }),
  proposes: true,
  activity: 'Writing a draft',
  run({ to, about }, { newId }): ToolResult {
    const topic = topicOf(about);
    if (topic === '') return { text: 'What should the message be about?', asksForMore: true };
    const { subject, sentence } = opening(topic);
    return propose(
      newId(),
      { kind: 'draft-message' },
      {
        title: `Use this draft to ${recipients[to]}?`,
        fields: [{ label: 'To', value: recipients[to] }],
        draft: { to, subject: beginningOf(subject, 80).trim(), body: bodyOf(to, sentence) },
        text: 'Here is a draft. I send nothing: copy it, change it, and send it yourself.',
      },
    );
  },
});

/** Removes the instruction to write it: "text my agent that I’m late" is about "that I’m late". */
const topicOf = (about: string): string =>
  about
    .replace(
      /^\W*(?:(?:please|can you|could you|mia),? )*(?:write|draft|text|email|message|reply)\b[^.:]{0,40}?\b(?:agent|realtor|lender|bank|loan officer|sellers?)\b[,:]?/i,
      '',
    )
    .trim()
    .replace(/[.,;:?!]{1,3}$/, '')
    .replace(/\bi\b/g, 'I');

interface Opening {
  readonly subject: string;
  readonly sentence: string;
}

/** Depends on the form of the buyer's words; if none fits, they are quoted as is. */
function opening(topic: string): Opening {
  for (const [form, made] of forms) {
    const words = form.exec(topic)?.[1];
    if (words !== undefined) return made(words);
  }
  return { subject: capitalized(topic), sentence: `I’m writing about this: “${topic}”.` };
}

const said = (words: string): Opening => ({ subject: capitalized(words), sentence: `${capitalized(words)}.` });
const asked = (words: string): Opening => ({ subject: `Please ${words}`, sentence: `Could you please ${words}?` });

const forms: readonly (readonly [form: RegExp, made: (words: string) => Opening])[] = [
  // What the others should do: "them to fix the roof", "to send me the survey".
  [/^(?:them|him|her) to (.+)$/is, asked],
  [
    /^to ((?:send|give|tell|explain|call|email|text|show|forward|share|lower|reduce|fix|repair|replace|leave|waive|let|help|confirm|answer)\b.+)$/is,
    asked,
  ],
  [/^to (.+)$/is, (words) => ({ subject: capitalized(gerundOf(words)), sentence: `I’d like to ${words}.` })],
  [
    /^for (.+)$/is,
    (words) => ({ subject: capitalized(withoutArticle(words)), sentence: `I’d like to ask for ${words}.` }),
  ],
  [
    /^(?:if|whether) (.+)$/is,
    (words) => ({ subject: `Whether ${words}`, sentence: `Could you tell me whether ${words}?` }),
  ],
  [
    /^((?:when|what|why|how|who|where|which)\b(?! (?:is|are|was|were|do|does|did|can|could|will|would|should)\b).+)$/is,
    (words) => ({ subject: capitalized(words), sentence: `Could you tell me ${words}?` }),
  ],
  [
    /^((?:when|what|why|how|who|where|which|is|are|can|could|will|would|does|do|did|has|have)\b.+)$/is,
    (words) => ({ subject: capitalized(words), sentence: `I have a question: ${capitalized(words)}?` }),
  ],
  [/^that ((?:I|we|my|our|the|it|there|you)\b.+)$/is, said],
  [/^((?:I|we|I['’]m|I['’]ll|we['’]re|we['’]ll|it['’]s|thanks|thank you)\b.+)$/is, said],
  [
    /^((?:the|an?|my|our|your|this|these|those|that|its?|\w+ing)\b.*|\w+)$/is,
    (words) => ({ subject: capitalized(withoutArticle(words)), sentence: `I’m writing about ${words}.` }),
  ],
];

const withoutArticle = (words: string): string => words.replace(/^(?:the|an?) /i, '');

/** Turns "see the house" into "seeing the house". */
function gerundOf(words: string): string {
  const [verb = '', ...others] = words.split(' ');
  return [ofVerb(verb.toLowerCase()), ...others].join(' ');
}

function ofVerb(verb: string): string {
  if (/(?:ee|oe|ye)$|^be$/.test(verb)) return `${verb}ing`;
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`;
  // A single short syllable doubles its last letter: get, put, plan.
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}

const bodyOf = (to: keyof typeof recipients, sentence: string): string =>
  [
    'Hello,',
    `${sentence} ${
      to === 'lender'
        ? 'Please answer in writing, so that I can keep it with my papers.'
        : 'Please let me know when you can.'
    }`,
    'Thank you',
  ].join('\n\n');
