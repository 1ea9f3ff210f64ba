import { acceptedFiles, type BuyerDocument } from '@hearthway/contracts/journey';

/** For the file’s name on the buyer’s device, without its ending: photos may have come in another format. */
export function nameWithoutEnding({ name }: Pick<BuyerDocument, 'name'>): string {
  const ending = acceptedFiles.split(',').find((accepted) => name.toLowerCase().endsWith(accepted));
  return ending && name.length > ending.length ? name.slice(0, -ending.length) : name;
}
