import type { SpanishWords } from './spanish-words.js';

/** Credit and debts. */
export const creditWords: SpanishWords = {
  'credit score': 'puntaje, puntos de credito, puntaje crediticio, puntuacion, puntuacion crediticia',
  'bad credit': 'credito malo, mal puntaje',
  credit: 'credito, historial de credito',
  improve: 'subir, mejorar, aumentar',
  fix: 'arregla, arreglan',
  debt: 'deuda, deudas',
  foreclosure:
    'ejecucion hipotecaria, embargo, embargada, embargadas, casa embargada, casas del banco, remate, subasta',
  'student loan': 'prestamos estudiantiles, prestamo estudiantil, deuda estudiantil',
  'credit report': 'reporte de credito, informe de credito, buro de credito, historial crediticio',
  'no credit history':
    'sin historial de credito, no tengo historial de credito, no tengo credito, sin credito, ' +
    'nunca he tenido credito, no tengo historial, falta de credito, sin historial',
  'credit repair scam':
    'te arreglo el credito, arreglar el credito, arreglo de credito, reparar el credito, ' +
    'reparacion de credito, arreglan el credito, arregle el credito, arreglar mi credito, ' +
    'limpiar mi credito, limpiar el credito, borrar deudas',
  'improve credit score':
    'subo mi score, subir mi score, subir el score, subir mi credito, subo mi credito, mejorar mi credito, ' +
    'mejorar mi score, mejoro mi credito, levantar mi credito, subir mi puntaje, subo mi puntaje, ' +
    'aumentar mi puntaje, construir credito, hacer credito',
  collections: 'colecciones, coleccion, cobranza, cobranzas, cuentas en coleccion',
  'medical bills': 'biles medicos, bil medico, deudas medicas, deuda medica, cuentas medicas',
  bills: 'biles, facturas, cuentas por pagar',
  'late payments': 'pagos atrasados, pagos tardes, pago tarde, pague tarde',
  bankruptcy: 'bancarrota, quiebra, me declare en bancarrota',
  'credit card': 'tarjeta de credito, tarjetas de credito, tarjeta, tarjetas',
  'car loan':
    'troca, carro, coche, la troca, prestamo del carro, pago del carro, prestamo de carro, ' +
    'financiar un carro, camioneta',
  borrow: 'pedir prestado, prestado, prestada, prestar, prestar dinero, prestarme',
  'debt to income': 'relacion de deuda, deuda a ingreso, deuda ingreso, nivel de deuda',
  'pay off debt':
    'pagar mis deudas, pagar deudas, liquidar deudas, pagar las tarjetas, pagar mis tarjetas, ' +
    'pago mis deudas, liquidar',
  'student loans':
    'prestamos de la escuela, prestamo de escuela, prestamo de estudiante, prestamos de estudiante, ' +
    'prestamos de universidad',
  'child support': 'manutencion, pension alimenticia',
  lend: 'presta, presten, prestaria, prestarian, prestaron, presto',
  repossession: 'repo, me quitaron el carro, quitaron el carro, embargaron el carro',
  owe: 'debo dinero, debo impuestos, le debo',
  'owe back taxes': 'debo taxes, debo al irs, deuda con el irs, debo al gobierno',
  'free credit report':
    'reviso mi reporte, reporte de credito gratis, revisar mi credito, ver mi credito, checar mi credito, ' +
    'checar mi score, reporte gratis',
  'credit freeze identity': 'robaron la identidad, robo de identidad, robaron mi identidad, cuentas que no son mias',
  'car loan debt': 'paga mi primo, carro a mi nombre, esta a mi nombre',
};
