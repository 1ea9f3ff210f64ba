/** Small words that Spanish sentences are full of and English ones lack, without accents. */
const small = new Set(
  (
    'que como cuanto cuanta cuantos cuantas cual cuales cuando donde quien por para con sin mi mis tu su una unos unas el los las ' +
    'del al es son esta esto hay tengo tiene puedo puede necesito necesita quiero debo gano ganamos soy somos me se si pero ' +
    'casa hipoteca prestamo enganche comprar pagar vivienda seguro impuestos cierre credito'
  ).split(' '),
);

/** Whether a question is Spanish: two of its small words, or one in a question of up to three words, or Spanish marks. */
export function isSpanish(question: string): boolean {
  if (/[¿¡]/.test(question)) return true;
  const words = question
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const hits = words.filter((word) => small.has(word)).length;
  return hits >= 2
    ? hits / words.length >= 0.25
    : hits === 1 && words.length <= 3 && !/^(?:me|al|es|son)\b/.test(words.join(' '));
}

/** What goes before and after an answer to a Spanish question. The answer itself is in English, as its sources are. */
export const inSpanish = {
  before: 'Entiendo tu pregunta. Por ahora respondo en inglés, con los mismos números y fuentes:',
  after:
    'En español, gratis y oficial: [CFPB en español](https://www.consumerfinance.gov/es/) y [un consejero de vivienda aprobado por HUD](https://www.consumerfinance.gov/find-a-housing-counselor/).',
} as const;
