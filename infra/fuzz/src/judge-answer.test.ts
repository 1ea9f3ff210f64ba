import { describe, expect, it } from '@jest/globals';
import { resumeDocumentUpload, sendDocumentUpload } from '@hearthway/contracts/journey';
import type { FuzzCase } from './fuzz-case.js';
import { isLate, judgeAnswer, type Answer } from './judge-answer.js';

const answer = (part: Partial<Answer>): Answer => ({ status: 200, headers: {}, body: '{}', milliseconds: 20, ...part });
const problem = (code: string) => JSON.stringify({ error: 'No', message: 'No', code, requestId: 'request-1' });

describe('an answer is late', () => {
  it.each([
    ['after three seconds', answer({ milliseconds: 3_001 })],
    ['if a service took too long', answer({ status: 504, body: problem('upstream.timeout') })],
    ['if a connection to a service was lost', answer({ status: 502, body: problem('upstream.unavailable') })],
    ['if a service is to be asked later', answer({ status: 503, body: problem('server.unavailable') })],
  ])('%s', (_when, late) => expect(isLate(late)).toBe(true));

  it.each([
    ['in time', answer({})],
    ['that failed', answer({ status: 500, body: problem('server.error') })],
    ['that only names the code', answer({ status: 400, body: problem('upstream.timeout') })],
  ])('but not one %s', (_which, inTime) => expect(isLate(inTime)).toBe(false));
});

describe('a refusal without a body', () => {
  const refused = answer({ status: 404, headers: { 'x-content-type-options': 'nosniff' }, body: '' });
  const caseOf = (operation: FuzzCase['operation']): FuzzCase => ({
    ...{ operation, caller: 'owner', params: [], query: [], headers: {} },
  });

  it('is right for HEAD, and for nothing else', () => {
    expect(judgeAnswer(caseOf(resumeDocumentUpload), refused)).toEqual([]);
    expect(judgeAnswer(caseOf(sendDocumentUpload), refused)).toEqual(['a refusal without a problem body']);
  });
});
