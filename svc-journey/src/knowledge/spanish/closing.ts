import type { SpanishWords } from './spanish-words.js';

/** The weeks before the closing, the day itself, and moving in. */
export const closingWords: SpanishWords = {
  closing: 'cerrar, cierran, cerramos, cierro, cierre, cerramos la casa, cerrar la casa, cerre, cerraron',
  rent: 'renta, rentar, alquiler, alquilar, rentando',
  scam: 'estafa, estafas, enganar, estafen, fraude, estafador, estafadores, estafarme, estafaron, fraudes, engano, enganan, enganado, robar, me roban',
  wire: 'transferencia, transferir',
  keys: 'llaves, llave, entregan la casa, me entregan la casa, entrega de llaves, entrega de la casa',
  sign: 'firmar, firmo, firma, firmamos, firmado, firmando, firmaron, firmarlo, firmaron los, firmas',
  'closing disclosure': 'divulgacion de cierre, declaracion de cierre, divulgacion final',
  'closing step':
    'el dia que cierro, dia del cierre, dia de cierre, dia que cierro, dia de la firma, el dia del cierre, ' +
    'dia que firmo',
  'what to bring to closing':
    'llevar al cierre, llevar a la firma, llevar el dia del cierre, llevo al cierre, llevo a la firma, llevar a cerrar',
  'closing date': 'fecha de cierre, fecha del cierre',
  'closing delay':
    'se retrasa el cierre, retraso el cierre, se atraso el cierre, atrasa el cierre, retraso del cierre, ' +
    'se tarda el cierre, no cerramos a tiempo, no cierra a tiempo, pospusieron el cierre, aplazaron el cierre',
  'before closing do nots':
    'comprar muebles, muebles a credito, comprar carro antes de cerrar, comprar un carro antes, ' +
    'no debo hacer antes de cerrar, que no hacer antes de cerrar, sacar un carro antes, ' +
    'abrir una tarjeta antes',
  'getting keys': 'me dan las llaves, dan las llaves, recibo las llaves, entregan las llaves, cuando tengo las llaves',
  'wire fraud':
    'cambiar la cuenta, cambio de cuenta, cuenta de la transferencia, otra cuenta para la transferencia, ' +
    'correo falso, fraude de transferencia, mandar la transferencia, correo con instrucciones',
  'changed wire instructions':
    'correo para cambiar la cuenta, cambiaron la cuenta, cambio la cuenta, nuevas instrucciones, ' +
    'correo diciendo que cambio, cambiaron las instrucciones, nueva cuenta para transferir',
  'who closes': 'notario, notaria',
  'sign remotely': 'firmar desde, firmar en linea, firmar a distancia, firmar por internet',
  lease: 'contrato de renta, contrato de alquiler, romper mi contrato de renta',
  landlord: 'casero, arrendador, el dueno del apartamento',
  move: 'mudarme, mudar, mudanza, mudarse, mudarnos',
  'power of attorney':
    'carta poder, poder notarial, firmar por mi, firmar mi esposa por mi, poder legal, firmar mi esposo por mi',
  'wire money safely':
    'mando el dinero, mandar el dinero, envio el dinero, enviar el dinero, transferir el dinero, ' +
    'hago la transferencia, hacer la transferencia, mandar dinero del cierre',
  'rent out a room':
    'rentar un cuarto, rentar cuartos, rentar una habitacion, rentar el cuarto, renta de un cuarto, rento un cuarto',
  'closing disclosure wait': 'tres dias antes, 3 dias antes',
  'seller stays after closing':
    'vendedor no se sale, vendedor no se quiere salir, no desocupa, vendedor se queda, no se quieren salir, desocupar',
  'moving in': 'mudarme el dia, cuando me puedo mudar, puedo mudarme',
  'change locks': 'cambiar las chapas, chapas, cerraduras',
};
