import type { DisclosureClock } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';

/** Where a rule is written, for the page to open. */
export const ruleSource = ({
  id,
  sourceName,
  sourceUrl,
  checkedOn,
}: PolicyRow): Pick<DisclosureClock, 'rowId' | 'sourceName' | 'sourceUrl' | 'sourceDate'> => ({
  rowId: id,
  sourceName,
  sourceUrl,
  sourceDate: checkedOn,
});
