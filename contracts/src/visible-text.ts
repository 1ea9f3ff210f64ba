/** Whether a text shows anything: spaces, control characters, joiners, marks of direction, and fillers do not. */
export function isVisible(text: string): boolean {
  return /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
