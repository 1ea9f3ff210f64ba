/** Whether a text shows anything besides spaces, control characters, joiners, direction marks, and fillers. */
export function isVisible(text: string): boolean {
  return /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
