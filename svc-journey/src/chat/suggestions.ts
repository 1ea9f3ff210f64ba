import { milestoneRoute, type Milestone } from '@hearthway/contracts/journey';

/** Questions to begin with on a page. Each is one that is answered without a model. */
const byPage = new Map<string, readonly string[]>(
  Object.entries({
    '/pre-approval-form': [
      'What do I do first?',
      'What is a good debt-to-income ratio?',
      'What documents do I need?',
      'What counts as a first-time buyer?',
    ],
    '/buying-power': [
      'How much house can I afford?',
      'Do I really need 20% down?',
      'What is PMI?',
      'Compare FHA and conventional for me',
    ],
    '/get-pre-approved': [
      'Pre-qualified or pre-approved: what’s the difference?',
      'Which documents am I missing?',
      'How many lenders should I ask?',
      'Does rate shopping hurt my score?',
    ],
    '/home-goals': [
      'What should I look for at a showing?',
      'What does an HOA do?',
      'What is next?',
      'Remember that I want no HOA',
    ],
    '/home-search': [
      'What does contingent mean?',
      'What is an HOA?',
      'What should I ask at a showing?',
      'Add a home from a listing',
    ],
    '/make-offer': [
      'What is earnest money?',
      'What is an appraisal gap?',
      'How does the option period work in Texas?',
      'Draft a message to my agent about the offer',
    ],
    '/mortgage-application': [
      'What is a Loan Estimate?',
      'What is a rate lock?',
      'What are discount points?',
      'What documents does the lender need?',
    ],
    '/home-inspection': [
      'When does my inspection period end?',
      'What does an inspection cover?',
      'Is it safe to waive the inspection?',
      'Draft a message to the seller about repairs',
    ],
    '/underwriting': [
      'What happens in underwriting?',
      'What if the appraisal is low?',
      'Can I buy a car before closing?',
      'What does clear to close mean?',
    ],
    '/closing': [
      'When is my closing?',
      'How much are closing costs?',
      'What is a Closing Disclosure?',
      'Is there a safe way to wire the money?',
    ],
  }),
);

export function suggestionsFor(page: string | undefined, milestones: readonly Milestone[]): readonly string[] {
  const current = milestones.find(({ status }) => status !== 'completed');
  return (
    (page === undefined ? undefined : byPage.get(page)) ??
    byPage.get(milestoneRoute(current?.title ?? '')) ??
    byPage.get('/closing') ??
    []
  );
}
