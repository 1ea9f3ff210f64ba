/** Small talk, or questions about Mia herself, with nothing about buying. */
export type SmallTalk = 'greeting' | 'thanks' | 'memories' | 'deleting' | 'no-listings';

export function smallTalk(text: string): { readonly kind: SmallTalk } | undefined {
  const found = shapes.find(([, shape]) => shape.test(text));
  return found && { kind: found[0] };
}

const shapes: readonly (readonly [SmallTalk, RegExp])[] = [
  ['greeting', /^(?:hi|hello|hey|hola|good (?:morning|evening|afternoon))(?:,? mia)?[ !.]{0,3}$/],
  [
    'greeting',
    /^(?:what (?:else )?can (?:you|mia) (?:do|help(?: me)? with)|what can i ask(?: you| mia)?|how can you help(?: me)?|¿?qu[eé] puedes hacer)[ ?!.]{0,3}$/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?,? |great,? |perfect,? )?(?:many thanks|thanks?(?: you)?|thx|ty|gracias)(?: so much| a lot| very much)?(?:,? mia)?[ !.]{0,3}$/,
  ],
  [
    'memories',
    /\bwhat (?:do|did) you (?:remember|know|note|save) about me\b|\bwhat (?:do you remember|have you remembered)\b|\b(?:show|list) (?:me )?(?:your|my) memories\b/,
  ],
  [
    'deleting',
    /^(?:please |can you |could you |mia,? )*(?:delete|remove|cancel|clear|erase|forget|undo|borra|elimina|cancela|olvida)\b.{0,20}\b(?:reminders?|events?|memor(?:y|ies)|that|this|it|everything|appointments?|tours?|recordatorio|cita|evento|eso|todo)\b(?:,? (?:please|mia|por favor))?[ !.?]{0,3}$/,
  ],
  [
    'no-listings',
    /^(?:please |can you |could you |mia,? )*(?:find|show|search|look)(?: for)?(?: me| us)? (?:an? |some |any )?(?:\w+[ -]){0,5}(?:homes?|houses?|condos?|townhouses?|apartments?|listings?)\b(?! inspectors?)/,
  ],
];
