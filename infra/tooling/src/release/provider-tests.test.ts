import { expect, it } from '@jest/globals';
import { failuresIn } from './provider-tests.js';

const result = (name: string, status: string, ...failureMessages: string[]) => ({
  ancestorTitles: [`the pact of ${name}`],
  title: 'is kept',
  status,
  failureMessages,
});
const reported = (...assertionResults: object[]) => JSON.stringify({ testResults: [{ assertionResults }] });
const pacts = [{ name: 'a1' }, { name: 'b2' }];

it('says what a provider didn’t keep of each pact', () => {
  const mismatches = 'Error: a call: expected 201 but was 200\nanother: \u001B[31mgone\u001B[0m\n    at verify.ts:1:1';
  const written = reported(result('a1', 'passed'), result('b2', 'passed'), result('b2', 'failed', mismatches));
  expect(failuresIn(written, 'svc-journey', pacts)).toEqual(
    new Map([
      ['a1', []],
      ['b2', ['a call: expected 201 but was 200', 'another: gone']],
    ]),
  );
});

it('takes no pact for kept that wasn’t verified', () => {
  expect(() => failuresIn(reported(result('a1', 'passed')), 'svc-journey', pacts)).toThrow('didn’t run');
  const skipped = reported(result('a1', 'passed'), result('b2', 'passed'), result('b2', 'pending'));
  expect(failuresIn(skipped, 'svc-journey', pacts).get('b2')).toEqual(['is kept: pending']);
});
