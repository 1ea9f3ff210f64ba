import type { SpanishWords } from './spanish-words.js';

/** Finding a home, agents, offers, and contracts. */
export const offersWords: SpanishWords = {
  offer: 'oferta, ofrecer, ofertar, ofrecen, ofrecio, ofrecieron, ofertado, ofertamos',
  contract: 'contrato',
  realtor: 'agente, agentes, corredor, agente de bienes raices, agente del comprador',
  seller: 'vendedor, vendedores',
  buy: 'comprar, compro, compra, comprando, compramos, compre, comprarla, comprarme, comprarse, compren, compraria, compra de casa, comprado, compran',
  sell: 'vender, vende, venta, vendo, vendiendo, venderla, vendi, vendieron, vendemos, venden, vendio',
  'earnest money':
    'deposito de garantia, arras, senal, dinero de buena fe, deposito de buena fe, earnest, ' +
    'deposito de seriedad, deposito inicial, deposito con la oferta, apartar la casa',
  lose: 'perder, pierdo, perderia, perdi, pierde, perdemos',
  'back out':
    'cancelar, echarme para atras, arrepentirme, me arrepiento, salirme, echarme atras, me echo para atras, ' +
    'arrepentirse, arrepiento, ya no quiero la casa, ya no quiero comprar, cancelo, cancelar el contrato, ' +
    'salirme del contrato, salir del contrato',
  'first time buyer':
    'primera casa, por primera vez, primerizo, primera vivienda, primeros compradores, primer comprador, ' +
    'primerizos, compradores por primera vez, comprador por primera vez, compradores primerizos, ' +
    'primera vez, compradora por primera vez',
  neighborhood: 'vecindario, barrio, zona, vecinos',
  steps: 'pasos',
  buyer: 'comprador, compradora',
  process: 'proceso',
  'buying with family':
    'comprar juntos, comprar entre, comprar con mi hermano, comprar con mi hermana, comprar con mis padres, ' +
    'comprar con un amigo, comprar con mi primo, comprar con mi familia, comprar casa juntos',
  'buyer agreement':
    'firmar un contrato antes de, firme un contrato, contrato con el realtor, contrato con mi realtor, ' +
    'contrato con el agente, contrato con un agente, acuerdo con el agente, contrato de exclusividad, ' +
    'firmar con el realtor, contrato de comprador, firme un acuerdo, firmar un contrato con',
  'show homes':
    'ensenarme casas, mostrarme casas, ver casas, ensenar casas, mostrar casas, visitar casas, ensenarme la casa',
  'buyer agent fee':
    'pagarle al realtor, paga al realtor, le paga al agente, comision del realtor, comision del agente, ' +
    'comision, cobra el realtor, cobra un realtor, le pago al realtor, paga el realtor, pagar al agente, ' +
    'cobra el agente, cobra un agente',
  'dual agency':
    'trabaja para el vendedor, mismo agente, el mismo realtor, agente del vendedor, realtor del vendedor, ' +
    'representa a los dos, agente doble, trabaja para los dos, ambos lados',
  'choosing an agent':
    'escoger realtor, escoger un realtor, elegir un agente, buscar realtor, encontrar un realtor, ' +
    'escojo un realtor, escoger agente, buen realtor, buen agente, encuentro un realtor, ' +
    'encontrar un agente, realtor es bueno, agente es bueno, saber si mi realtor, preguntar al realtor, ' +
    'preguntarle al realtor, elijo realtor, escojo realtor',
  'without a realtor':
    'sin realtor, sin agente, necesito un realtor, necesito realtor, necesito un agente, necesito agente',
  'fire my agent': 'cambiar de agente, dejar a mi realtor, despedir a mi agente',
  'offer price':
    'cuanto ofrezco, cuanto ofrecer, cuanto debo ofrecer, ofrecer menos, ofrezco menos, precio de la oferta, ' +
    'cuanto deberia ofrecer, cuanto puedo ofrecer, ofrecer por la casa',
  'make an offer':
    'hago una oferta, hacer una oferta, hacer oferta, poner una oferta, pongo una oferta, meter una oferta, ' +
    'meto una oferta',
  'offer rejected':
    'rechazo mi oferta, rechazaron mi oferta, no aceptaron mi oferta, rechazo la oferta, ' +
    'no acepto mi oferta, no aceptan mi oferta',
  'offer accepted':
    'aceptaron mi oferta, acepto mi oferta, oferta aceptada, me aceptaron la oferta, aceptaron la oferta',
  counteroffer: 'contraoferta, contra oferta, contraofertas, contraoferto',
  'multiple offers':
    'muchas ofertas, varias ofertas, multiples ofertas, otras ofertas, otra oferta, guerra de ofertas, ' +
    'ofertas multiples',
  'standing out':
    'oferta mas fuerte, destacar mi oferta, gano la casa, ganar la casa, hacer mi oferta mas, que mi oferta gane',
  'offer expires': 'cuanto tiempo tiene el vendedor, vence mi oferta, expira la oferta, vence la oferta',
  'seller backs out':
    'el vendedor se arrepiente, vendedor se echo para atras, vendedor ya no quiere vender, ' +
    'el vendedor ya no quiere, vendedor se arrepintio, vendedor cancelo, vendedor cancela, ' +
    'vendedor puede cancelar',
  'losing earnest money':
    'pierdo el deposito, pierdo mi deposito, perder el deposito, perder mi deposito, ' +
    'me regresan el deposito, regresan mi deposito, devuelven el deposito, me devuelven el deposito, ' +
    'recupero mi deposito, recuperar mi deposito, recuperar el deposito, regresar el deposito, ' +
    'quedarse con mi deposito, se queda con mi deposito, no me quiere regresar el deposito, ' +
    'pierdo el earnest money, pierdo mi earnest, pierdo el earnest, regresan el earnest, devuelven el earnest',
  contingencies: 'contingencia, contingencias',
  'as is': 'como esta, tal como esta, en el estado',
  build: 'construir',
  'rent or buy':
    'rentar o comprar, comprar o rentar, seguir rentando, rento o compro, compro o rento, ' +
    'alquilar o comprar, comprar o seguir',
  'rent to own':
    'renta con opcion, renta con opcion a compra, rentar con opcion, alquiler con opcion a compra, ' +
    'renta a compra, opcion a compra',
  'buying alone': 'comprar sola, comprar solo, comprar yo sola, comprar yo solo, soltera, soltero',
  find: 'encontrar, buscar, busco, encuentro',
  negotiate: 'negociar, negocio el, negociable, regatear, negocian',
  win: 'ganarle',
  wait: 'esperar, espero, esperamos',
  start: 'empezar, empiezo, comenzar, comienzo',
  'ready to buy':
    'listo para comprar, lista para comprar, listos para comprar, estoy lista, estoy listo, buen momento para comprar',
  school: 'escuela, escuelas',
  'seller credits':
    'vendedor pague los gastos, vendedor puede pagar mis gastos, vendedor pague mis gastos, ' +
    'pague los gastos de cierre, vendedor pague el cierre, credito del vendedor, vendedor paga los gastos, ' +
    'vendedor pague mis',
  'offer contract': 'contrato de compra, contrato de compraventa, compraventa',
  'steps of buying a home':
    'pasos para comprar, proceso de comprar, proceso para comprar, como es el proceso, ' +
    'como funciona el proceso, pasos de comprar',
  'end of the month': 'fin de mes, fines de mes, final del mes',
  'buy for parents':
    'comprar para mis papas, casa para mis papas, casa para mis padres, comprar para mis padres, ' +
    'comprar para mi mama, casa para mi mama',
  cancel: 'cancelan, cancelado, cancelaron',
  listing: 'anuncio, listado, en venta',
  'open house': 'casa abierta',
  'visit homes': 'ver una casa, ver la casa, recorrer',
  'how many homes': 'cuantas casas',
  'search for a home': 'buscar casa, buscando casa, busco casa, encontrar casa, encontrar una casa',
  'mls zillow': 'en internet',
  market: 'mercado',
  'wait or buy now':
    'esperar o comprar, esperar para comprar, esperar a que bajen, mejor esperar, compro ahora o espero, ' +
    'comprar ahora o esperar',
  'already hired realtor': 'ya tengo agente, ya tengo realtor',
  'switch realtor': 'cambiar de realtor, no me gusta mi realtor, no me gusta mi agente',
  'seller not answering offer':
    'no me han contestado, no contestan mi oferta, no contesta mi oferta, no responden la oferta, ' +
    'contestar la oferta, contestado la oferta',
  'offer price below asking': 'oferta por menos, ofrecer por debajo, menos del precio, debajo del precio, oferta baja',
};
