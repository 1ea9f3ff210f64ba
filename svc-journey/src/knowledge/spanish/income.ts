import type { SpanishWords } from './spanish-words.js';

/** Work, income, and its papers. */
export const incomeWords: SpanishWords = {
  income: 'ingreso, ingresos, sueldo, salario',
  job: 'trabajo, empleo',
  'self employed':
    'trabajo por mi cuenta, trabaja por su cuenta, trabajan por su cuenta, trabaja por cuenta propia, ' +
    'trabajador independiente, por cuenta propia, negocio propio, independiente, tengo mi negocio, ' +
    'mi propio negocio, por mi cuenta, mi negocio, autonomo, contratista',
  documents: 'documento, documentos, papeleo, papeles',
  'tax returns':
    'declaracion de impuestos, declaraciones de impuestos, declaro impuestos, declarar impuestos, ' +
    'hago mis taxes, reporte de taxes, declaracion de taxes, taxes de los ultimos',
  'cash income': 'pago en efectivo, pagan en cash',
  company: 'compania, empresa',
  taxes: 'impuesto, los taxes, mis taxes, hacer taxes',
  'paid in cash':
    'me pagan en cash, me pagan en efectivo, pagan en efectivo, pagan cash, pagado en efectivo, ' +
    'gano en efectivo, cobro en efectivo, cobro en cash',
  uber: 'manejo uber',
  'form 1099': 'me dan 1099, recibo 1099, trabajo con 1099',
  'time at job':
    'meses en mi trabajo, tiempo en mi trabajo, meses trabajando, trabajo nuevo, nuevo trabajo, ' +
    'empleo nuevo, antiguedad en el trabajo, anos de trabajo, llevo poco en mi trabajo, tiempo trabajando',
  'job change':
    'cambie de trabajo, cambiar de trabajo, cambio de trabajo, cambio mi trabajo, cambie de empleo, ' +
    'cambiar de empleo, cambiarme de trabajo',
  'lost my job':
    'perdi mi trabajo, perdi el trabajo, me despidieron, me corrieron, me quede sin trabajo, ' +
    'pierdo mi trabajo, pierdo el trabajo',
  overtime: 'horas extra, horas extras, tiempo extra',
  tips: 'propinas',
  'two jobs': 'dos trabajos, segundo trabajo, doble trabajo',
  'pay stubs':
    'talones de pago, talones de cheque, talon de cheque, talones, recibos de pago, recibos de nomina, ' +
    'colillas, colillas de pago, comprobantes de pago',
  'proof of income': 'comprobante de ingresos, comprobar ingresos, comprobar mis ingresos, demostrar ingresos',
  disability: 'discapacidad, incapacidad, seguro social por incapacidad, ssi',
  prove: 'comprobar, comprobante, demostrar, pruebas',
  temporary: 'temporal',
  'repeated requests':
    'los mismos papeles, mas papeles otra vez, pide mas papeles, piden mas papeles, otra vez los papeles, ' +
    'papeles otra vez, siguen pidiendo, mismos documentos',
  'two years tax returns': 'anos de taxes, cuantos taxes, taxes piden, anos de impuestos',
  'unfiled tax returns':
    'no hice taxes, no he hecho taxes, no hago taxes, no declare, no he declarado, sin hacer taxes, no declaro',
  'maternity leave': 'embarazada, embarazo, maternidad, licencia de maternidad',
  'seasonal work': 'temporada, trabajo de temporada, por temporada, construccion',
  'commission income': 'comisiones, bonos, bono',
  unemployment: 'desempleo, desempleado, desempleada',
  'government benefits': 'estampillas, ayuda publica, seccion 8',
  'cash income pay stubs': 'parte en cash, parte en efectivo, mitad en cash, mitad en efectivo',
  'self employed income': 'chofer, camionero, trokero, truquero',
  boss: 'patron, jefe, jefa',
  'boss pays me cash':
    'paga en efectivo, paga en cash, patron me paga en efectivo, me paga en efectivo, me paga en cash',
};
