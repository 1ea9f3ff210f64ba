import { signingLimits } from '@hearthway/contracts/journey';
import { createHash, randomInt } from 'node:crypto';
import type { Sha256 } from './audit-chain.js';

export const sha256: Sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** For an email: six random digits. */
export const newCode = (): string =>
  String(randomInt(10 ** signingLimits.codeDigits)).padStart(signingLimits.codeDigits, '0');
