import type { DeploymentCheck, Verification } from '@hearthway/contracts/releases';
import type { GatedRelease } from '../published/index.js';
import { idOf, type VerificationKey } from './verification-store.js';

/** A pact that a version of a provider is to keep. */
export interface PactToKeep extends VerificationKey {
  readonly consumer: Pick<GatedRelease, 'slice' | 'version'>;
}

type Participant = Pick<GatedRelease, 'slice' | 'version' | 'process' | 'pacts'>;

/** The pacts between a release and what it would be live beside. */
export function pactsToKeep(candidate: Participant, others: readonly Participant[]): PactToKeep[] {
  return others.flatMap((other) => [...pactsWith(candidate, other), ...pactsWith(other, candidate)]);
}

function pactsWith(consumer: Participant, provider: Participant): PactToKeep[] {
  if (!provider.process) return [];
  return consumer.pacts
    .filter((pact) => pact.provider === provider.slice)
    .map(({ content }) => ({ provider: provider.slice, version: provider.version, pact: content, consumer }));
}

interface Place {
  readonly environment: string;
  /** Whether what wasn't verified is a problem here, and no note. */
  readonly isRequired: boolean;
}

/** Whether each pact was verified, and kept. */
export function checkVerifications(
  pacts: readonly PactToKeep[],
  recorded: readonly Verification[],
  { environment, isRequired }: Place,
): DeploymentCheck {
  const known = new Map(recorded.map((one) => [idOf(one), one]));
  const found = pacts.map((pact) => ({ pact, result: known.get(idOf(pact)) }));
  const failed = found.flatMap(({ pact, result }) => (result?.passed === false ? [failedText(pact, result)] : []));
  const missing = found.flatMap(({ pact, result }) => (result ? [] : [missingText(pact, environment)]));
  return {
    name: 'verifications',
    problems: [...failed, ...(isRequired ? missing : [])],
    ...(!isRequired && missing.length > 0 && { notes: missing }),
  };
}

function failedText({ provider, version, consumer }: PactToKeep, { failures }: Verification): string {
  const [first = 'see what its tests say'] = failures;
  return `${provider} ${version} doesn’t keep the pact of ${consumer.slice} ${consumer.version}: ${first}`;
}

function missingText({ provider, version, consumer }: PactToKeep, environment: string): string {
  const advice = `Verify it: npm run release -- verify ${provider} --environment ${environment}`;
  return `${provider} ${version} wasn’t verified with the pact of ${consumer.slice} ${consumer.version}. ${advice}`;
}
