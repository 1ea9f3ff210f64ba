import type { SpanishWords } from './spanish-words.js';

/** What the purchase costs, and where the money for it comes from. */
export const moneyWords: SpanishWords = {
  'down payment':
    'pago inicial, el inicial, la entrada, pie, cuota inicial, entrada, pronto, anticipo, el down, ' +
    'para el down, mi down',
  'closing costs':
    'gastos del cierre, costos del cierre, costo de cierre, gastos de cerrar, gastos de cierre, ' +
    'costos de cerrar, gastos al cerrar, costos al cierre',
  'down payment assistance':
    'ayuda para el pago inicial, ayuda con el enganche, ayuda con el pago inicial, subsidio, subsidios, ' +
    'programas de ayuda, ayuda para el down, ayuda para enganche, ayuda del gobierno, ayuda con el down, ' +
    'programas para primeros compradores, programa de ayuda, programas para comprar casa, ' +
    'ayudas para comprar, ayuda para comprar casa, ayuda para comprar, asistencia para el enganche, ' +
    'asistencia de enganche, asistencia, programas del gobierno',
  deposit: 'deposito',
  'gift money':
    'dinero regalado, regalan, regalar, regalo, me regala, regala, me da dinero, dinero de mis padres, ' +
    'dinero prestado de mi familia, me van a regalar, me regalen, regale, regalo de dinero, quiere regalar, ' +
    'donacion, donar',
  'bank statements': 'estados de cuenta, estado de cuenta',
  pay: 'pagan, pagamos, pagas, pague, pagado, pagando, pagarle, pagara, pagarlo, pagaron',
  cost: 'costo, cuestan, vale, costar, cobran, cobra, gasto, gastos, cuestion de dinero',
  account: 'cuenta, cuentas, datos bancarios',
  savings:
    'ahorros, ahorrar, ahorro, ahorrado, ahorrados, ahorrando, ahorre, ahorramos, juntar, juntado, juntando, juntamos',
  price: 'precios',
  'monthly payment':
    'pagos mensuales, pago al mes, letra mensual, cuota mensual, mensualidad, mensualidades, pago mensual, ' +
    'pago de la casa, pago de casa, pago de la hipoteca',
  cash: 'dinero, efectivo, plata, feria, en efectivo, debajo del colchon, dinero en efectivo',
  'how to save': 'ahorrar para, ahorrar mas, ahorrar rapido, como ahorrar',
  'cash deposit': 'depositar efectivo, deposito en efectivo, depositar cash, depositar dinero en efectivo',
  'send money abroad': 'mando dinero, mandar dinero, envio dinero, enviar dinero, remesas, remesa',
  'foreign country': 'mexico, el salvador, guatemala, honduras, colombia, otro pais, mi pais, extranjero',
  prepaids: 'prepagos, gastos prepagados',
  refund: 'regresan, devuelven, reembolso, reembolsan, devolucion, me regresen, regresar',
  'home value': 'valor de la casa, cuanto vale la casa',
  grant: 'beca, becas, subvencion, dinero gratis',
  'no money down':
    'sin down, sin dinero, cero enganche, cero down, sin dar enganche, sin pago inicial, nada de enganche',
  'gift letter': 'carta de regalo, carta de donacion',
  'borrow down payment':
    'pedir prestado para el enganche, prestado para el down, prestamo para el enganche, ' +
    'pedir prestado el enganche, prestado para el enganche',
  'large deposits': 'depositos grandes, deposito grande, deposite mucho, deposito de dinero',
  'bank account': 'cuenta de banco, cuenta bancaria, cuenta de ahorros, en el banco',
  'retirement account': 'cuenta de retiro, jubilacion, fondo de retiro, mi 401k',
  reserves: 'reservas, fondo de emergencia, emergencias, emergencia, colchon',
  'debt or down payment': 'pagar deudas o ahorrar, pagar mis deudas o ahorrar, pagar el carro o',
  'buying power': 'poder de compra, cuanto me prestan, cuanto nos prestan, cuanto me presta, cuanto me puede prestar',
  'raising buying power': 'calificar para mas, que me presten mas, subir mi poder de compra',
  comfortable: 'comodo, comodamente',
  check: 'revisar, reviso, revisan, cheque, cheques',
  expensive: 'cara, caros, carisimo, muy caro, costoso',
  'down payment and closing': 'para cerrar',
  inherit: 'herencia, herede',
  'extra costs': 'gastos ademas, ademas del enganche, otros gastos, gastos aparte, gastos extra, ademas del down',
  'tax refund down payment':
    'income tax para el, reembolso de taxes, reembolso de impuestos, devolucion de impuestos, mi reembolso, ' +
    'mis taxes para el',
  'foreign money':
    'dinero de mexico, dinero de mi pais, dinero de otro pais, dinero en mexico, dinero desde mexico, ' +
    'cuenta en mexico, dinero del extranjero, mandan de mexico',
  'seasoned money in account':
    'tiempo en el banco, el dinero en el banco, tiempo en la cuenta, estar en el banco, tener el dinero en',
  'worth it': 'vale la pena, vale la, conviene',
  'living expenses': 'gastos del mes, gastos mensuales, presupuesto',
  budget: 'presupuesto mensual',
  afford: 'alcanza, alcanzar, me alcanza, nos alcanza, alcance',
  equity: 'valor ganado, patrimonio',
  'emergency fund': 'ahorro de emergencia',
  'gift from grandparents': 'abuelo, abuela, abuelos',
  'comfortable or maximum':
    'mucho mas de lo que quiero, aprobo por mas, aprobaron por mas, aprobaron por mucho, ' +
    'prestan mas de lo que, aprobo por mucho',
  'not enough money closing':
    'me falta dinero, falta dinero, no me alcanza para el cierre, no completo para el cierre, ' +
    'no tengo suficiente para cerrar, no completo',
};
