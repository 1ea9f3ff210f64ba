/** The address of a conversation's page. */
export const chatAddress = (threadId: string): string => `/chat?thread=${encodeURIComponent(threadId)}`;

/** The disclaimer shown with every conversation. */
export const claim = 'AI, not a person, lawyer, agent, or lender';
