/** What one buyer may write and keep. Characters are UTF-16 code units, as in JavaScript. */
export const chatLimits = {
  /** Of one question. */
  questionCharacters: 4_000,
  /** For text pasted along with a question: a listing, an email, a page of a contract. */
  pastedCharacters: 12_000,
  messagesPerMinute: 30,
  threads: 200,
  /** Questions and answers in one thread, across all branches. */
  messagesPerThread: 400,
  titleCharacters: 80,
  memories: 50,
  memoryCharacters: 200,
} as const;
