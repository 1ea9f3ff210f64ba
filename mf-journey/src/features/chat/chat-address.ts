/** Where a conversation is opened as a page. */
export const chatAddress = (threadId: string): string => `/chat?thread=${encodeURIComponent(threadId)}`;

/** What the assistant is, on everything that shows a conversation. */
export const claim = 'AI, not a person, lawyer, agent, or lender';
