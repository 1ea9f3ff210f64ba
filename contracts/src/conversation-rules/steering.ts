/** Why Mia doesn’t describe places by people, and what she offers instead. */
export const steering = {
  topic: 'fair-housing',
  explanation:
    'I can’t describe a place by who lives there, or call it good or safe: fair housing law keeps that choice with you.',
  alternative:
    'Tell me what you can measure: price, commute, lot, noise, flood zone, sidewalks. For facts, look at the city’s own crime map, the school district’s site, FEMA’s flood map, and visit at the hours that matter to you.',
} as const;
