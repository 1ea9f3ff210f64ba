/** `Founding Member #12`, as the emails say. Without the number if it isn't known. */
export function foundingMemberName(memberNumber: number | undefined): string {
  return memberNumber === undefined ? 'Founding Member' : `Founding Member #${memberNumber}`;
}
