import { spanishStopWords } from '../../../knowledge/index.js';

/** Words that Spanish sentences are full of and English ones lack, without accents. */
const small = new Set([
  ...spanishStopWords,
  ...(
    'me se y de ya en con sin su un una unos unas el los las del al es son si limite gano ganamos antes despues ' +
    'casa hipoteca prestamo enganche comprar pagar vivienda seguro impuestos cierre credito vendedor banco dinero trabajo ' +
    'aseguranza deuda oferta contrato carta inspeccion esposo esposa papeles pagan piden pago tasa deposito escritura titulo ' +
    'pena puntos aprueban avaluo tasacion bancos transferencia correo ofertas prestamistas compradores vendedores'
  ).split(' '),
]);

/** Words that also occur in English questions: "remind me", "Las Vegas", "El Paso". On their own, they prove nothing. */
const shared = new Set('me mi se si es son al un el los las del con sin y de ya en su una mil'.split(' '));

/** Whether a question is Spanish: it has two of the small words, or one if up to three words long, or Spanish marks. */
export function isSpanish(question: string): boolean {
  if (/[¿¡]/.test(question)) return true;
  const words = question
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  const hits = words.filter((word) => small.has(word));
  if (hits.every((word) => shared.has(word))) return false;
  return hits.length >= 2 ? hits.length / words.length >= 0.25 : words.length <= 3;
}

/** Comes before the answer to a Spanish question. The answer is in English, like its sources. */
export const spanishIntroduction =
  'Puedes preguntarme en español; por ahora respondo en inglés. En español, gratis y oficial: [CFPB en español](https://www.consumerfinance.gov/es/) y [un consejero de vivienda aprobado por HUD](https://www.consumerfinance.gov/find-a-housing-counselor/).\n\n';
