import type { SpanishWords } from './spanish-words.js';

/** What can be said of many things. */
export const plainWords: SpanishWords = {
  'how long':
    'cuanto tarda, cuanto se tarda, cuanto dura, cuanto tiempo, cuanto demora, cuanto tardan, ' +
    'cuanto se tardan, cuanto se demora, cuanto toma, cuantos dias, cuantas semanas, cuantos meses, ' +
    'que tan rapido, cuanto dura el proceso, duracion, cuanto demoran, cuanto tardo, tarda',
  new: 'nueva, nuevo',
  optional: 'opcional',
  explain: 'explicando, explicar, explique',
  change: 'cambio, cambiaron, cambiar, cambia, cambian',
  avoid: 'evitar, evito',
  lower: 'baja, bajan, bajo, bajarlo, bajarla, bajar mi, disminuir',
  affect: 'afecta, afectan, afectaria, perjudica, influye, dana',
  compare: 'comparo, comparacion',
  difference: 'diferencia',
  old: 'viejo, vieja, viejos, antigua',
  expire: 'vence, caduca, expira, vencen, vencio',
  choose: 'escoger, escojo, elijo',
  'ask for': 'pedir, pedirle, pido, pidieron',
  read: 'leer',
  accept: 'aceptar, acepta, aceptan, aceptaron, aceptado, aceptara, aceptaria',
  risk: 'riesgo, riesgos, arriesgado, peligro',
  rules: 'reglas, regla, leyes, ley',
  right: 'derecho, derechos',
  copy: 'copia',
  same: 'mismo, misma',
  live: 'vivir, viva, vivo, vivimos, vivan, viviendo',
  send: 'mandarle, mandarles, enviar, envio, envian',
  receive: 'recibir, recibo, recibe, recibi',
  delete: 'borrar, borro, borren, eliminar, elimino',
  remove: 'quitar, quito, quitan, quite, sacar del',
  add: 'agregar, agrego, anadir, incluir, incluye, incluyen',
  raise: 'sube, suben, subio, subieron, subir mi, aumenta, aumento',
  delay: 'retraso, retrasa, retrasar, atraso, atrasa, demora',
  'not responding': 'no contesta, no me contesta, no contestan, no responde, no me responde',
  use: 'usar, uso, usamos',
};
