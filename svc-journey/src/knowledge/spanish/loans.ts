import type { SpanishWords } from './spanish-words.js';

/** Loans, their rates, and who makes them. */
export const loansWords: SpanishWords = {
  'private mortgage insurance': 'seguro hipotecario, seguro de hipoteca',
  lender: 'prestamista, prestamistas, banco, bancos',
  loan: 'prestamo, prestamos, prestan',
  'interest rate': 'intereses, tasas, tasa, tasa de interes, rate de interes, la tasa',
  'fixed rate': 'tasa fija, interes fijo, tasa de interes fija',
  'adjustable rate': 'tasa variable, tasa ajustable, interes variable',
  'pre approval':
    'preaprobacion, pre aprobacion, preaprobado, pre aprobado, preaprobada, carta de preaprobacion, ' +
    'pre aprobada, preaprueban, pre aprueban, aprobacion previa, preaprobarme, pre aprobarme, preaproben',
  'when no program fits':
    'sin papeles, indocumentado, indocumentada, sin estatus, ilegal, sin documentos, no tengo papeles, ' +
    'sin seguro social, sin social',
  'trouble paying':
    'no puedo pagar, no poder pagar, atrasado, me atraso, no puedo con el pago, no pueda pagar, ' +
    'dejo de pagar, no alcanzo a pagar, atrasarme, atraso en los pagos, me atraso en el pago, ' +
    'no pago la hipoteca, no puedo pagar la hipoteca',
  qualify: 'calificar, califico, califica, calificamos, calificaria',
  denied:
    'negaron, rechazaron, niegan, rechazan, negar, rechazar, rechazado, nieguen, rechazaron el prestamo, ' +
    'rechazo el banco, me rechazo, denegado, denegaron, me dijeron que no, no me aprobaron, no califique',
  refinance: 'refinanciar, refinanciamiento, bajar mi tasa, bajar el interes, refinanciamos',
  'ending pmi': 'quitar el pmi, quito el pmi, cancelar el pmi, eliminar el pmi',
  points: 'puntos de descuento',
  limit: 'limites, maximo',
  program: 'programa, programas',
  'rate lock':
    'congelar la tasa, fijar la tasa, bloquear la tasa, congelar mi tasa, asegurar la tasa, amarrar la tasa, ' +
    'congelar el interes, fijar el interes, bloquear mi tasa, lock de la tasa',
  cosigner:
    'fiador, aval, codeudor, cosignatario, consignatario, co firmante, cofirmante, firmar conmigo, ' +
    'firme conmigo, firma conmigo, cosignee, firmar con mi, ser mi aval',
  veteran: 'veteranos, militar',
  mortgage: 'hipotecas, hipotecario',
  'co borrower': 'co prestatario, coprestatario, co solicitante, entre los dos',
  prequalified: 'precalificado, precalificada, precalificacion, pre calificado, pre calificacion, precalificar',
  apply: 'aplicar, aplico, aplique, aplicamos, solicitar, solicito, aplicando',
  'loan application':
    'aplicacion, la aplicacion, solicitud, solicitud de prestamo, solicitud de hipoteca, aplicacion del prestamo',
  'rate shopping':
    'varios bancos, varios prestamistas, diferentes bancos, muchos bancos, comparar bancos, ' +
    'comparar prestamistas, cotizar con varios, aplicar con varios',
  approved: 'aprobaron, aprobada, apruebe, me aprobaron, aprueba, aprobacion',
  'fixed or adjustable': 'fijo o variable, fija o variable, fija o ajustable',
  adjustable: 'variable, ajustable',
  'discount points': 'puntos en el prestamo, puntos del prestamo, comprar puntos, pagar puntos, los puntos',
  'loan term': 'plazo, a 15 o 30, plazo del prestamo',
  'origination fee': 'cargo de originacion, cuota de originacion, comision del banco',
  'loan estimate': 'estimado de prestamo, estimacion de prestamo, estimado del prestamo, estimacion del prestamo',
  underwriting: 'analisis del prestamo, evaluacion del prestamo, suscripcion del prestamo, que es el underwriting',
  conditions: 'condiciones',
  'mortgage insurance': 'seguro de la hipoteca',
  'payment rises':
    'subio mi pago, subio el pago, subir mi pago, subio mi mensualidad, aumento mi pago, pago subio, ' +
    'mi pago va a subir, subio la mensualidad, subio mi hipoteca, me subieron el pago, puede subir mi pago',
  'extra payments':
    'pagos extra, pagos extras, pagar extra, pagar mas rapido, abonar a capital, abonos a capital, ' +
    'pagar antes, abonar mas',
  refinancing: 'refinanciarla, refinancio',
  'first payment':
    'primer pago, primera mensualidad, primeros pagos, empiezo a pagar, empezar a pagar, ' +
    'cuando pago la primera, empezamos a pagar, comienzo a pagar, pago por primera vez',
  'loan officer': 'oficial de prestamos, oficial de prestamo, oficial',
  'mortgage broker': 'corredor hipotecario, broker de hipotecas',
  'broker or lender': 'broker o banco, banco o broker, broker o prestamista, banco o un broker',
  'choosing a lender':
    'escoger banco, escoger prestamista, elegir banco, mejor banco, que banco, escojo un banco, ' +
    'elegir prestamista, escoger un banco',
  requirements: 'requisito, requisitos',
  minimum: 'minimo, minima',
  interest: 'interes',
  'loan denied before closing':
    'cancelar mi prestamo, negar a ultimo momento, ultimo momento, a ultima hora, negar antes de cerrar, ' +
    'cancelen el prestamo, quitar el prestamo, negarme el prestamo',
  'pay off mortgage early':
    'antes de los 30, pagar mi casa antes, pagarla antes, terminar de pagar antes, pagar la casa mas rapido, ' +
    'pagar la hipoteca antes, liquidar la casa, liquidar la hipoteca, pagar la casa antes, adelantar pagos',
  required: 'obligatorio, obligatoria, obligan, obligado, obligada, forzoso, forzosa, exigen, exige, exigir',
  'points worth it': 'vale la pena comprar puntos, conviene comprar puntos, convienen los puntos',
  'seller financing':
    'directo al dueno, pagos directo, vendedor financia, financia el dueno, financiado por el dueno, ' +
    'dueno financia, dueno a dueno, financiamiento del dueno, pagarle al dueno, trato directo',
  approval: 'preaprobaron, me preaprobaron, preaprueba',
  'pre approval letter': 'carta de pre aprobacion, carta de aprobacion, carta del banco',
  'servicer transfer':
    'vendieron mi prestamo, vendieron mi hipoteca, cambio de banco mi prestamo, ' +
    'otra compania tiene mi prestamo, cambiaron de compania, transfirieron mi hipoteca',
  'interest only': 'solo interes',
  'prepayment penalty': 'penalidad, multa por pagar antes, multa, castigo por pagar',
  'cash out': 'sacar dinero de la casa, sacar equity, plusvalia',
  'application fee':
    'cobrar por la aplicacion, cobra por la aplicacion, cobrar el banco por la aplicacion, costo de la aplicacion',
};
