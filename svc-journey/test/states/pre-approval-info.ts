import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { savePreApprovalInfo } from '@hearthway/contracts/journey';
import { expect } from '@jest/globals';
import type { JourneyUnderTest } from '../../src/testing/index.js';

interface Provider {
  readonly journey: () => JourneyUnderTest;
  readonly buyer: () => Awaited<ReturnType<JourneyUnderTest['buyer']>>;
}

export function preApprovalInfoStates({ journey, buyer }: Provider) {
  const answersNothing = async () => {
    const answers = journey().database.collection<{ _id: string }>('pre-approval-infos');
    await answers.deleteOne({ _id: buyer().userId });
  };
  const answersAll = async () => {
    const form = { method: 'POST', body: JSON.stringify(examplePreApprovalInfo) };
    expect((await buyer().call(savePreApprovalInfo.path, form)).status).toBe(200);
  };
  return {
    'a buyer is signed in and has answered nothing of the wizard': answersNothing,
    'a buyer is signed in and has answered the whole wizard': answersAll,
  };
}
