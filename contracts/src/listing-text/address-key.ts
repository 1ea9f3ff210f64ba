import { directions, streetSuffixes } from './street-words.js';

interface Place {
  readonly address: string;
  readonly city: string;
  readonly zipCode: string;
}

/**
 * The same for two spellings of one address: `12 Oak Street, Apt 4` and `12 OAK ST. #4`. Without a ZIP code the city decides,
 * so that a home doesn't count as a duplicate of one in another town.
 */
export function addressKey({ address, city, zipCode }: Place): string {
  const words = address
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/#/g, ' # ')
    .replace(/[^\p{L}\p{N}#]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !unitWords.has(word))
    .map((word) => streetSuffixes.get(word) ?? directions.get(word) ?? word);
  return [words.join(' '), zipCode ? zipCode.slice(0, 5) : city.trim().toLowerCase()].join('|');
}

const unitWords = new Set(['#', 'apt', 'apartment', 'unit', 'suite', 'ste', 'no']);
