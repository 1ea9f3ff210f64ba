import type { SpanishWords } from './spanish-words.js';

/** Insurance, taxes, associations, and title. */
export const ownershipWords: SpanishWords = {
  'flood insurance':
    'seguro de inundacion, seguro de inundaciones, seguro contra inundacion, aseguranza de inundacion, ' +
    'aseguranza contra inundacion, zona de inundacion',
  flood: 'inundacion, inundaciones',
  'home insurance':
    'seguro de la casa, seguro de vivienda, seguro del hogar, seguro para la casa, aseguranza, aseguranzas, ' +
    'la aseguranza, aseguranza de la casa, aseguranza de casa, seguro de propietario, ' +
    'seguro de propietarios, seguro para mi casa, seguro de dueno',
  'property tax':
    'impuesto a la propiedad, impuestos a la propiedad, impuestos de la casa, impuesto predial, ' +
    'taxes de la casa, taxes de la propiedad, los taxes de la casa, taxes de propiedad, ' +
    'impuestos de propiedad, impuesto de la casa, impuestos prediales, predial, impuesto de propiedad',
  'title insurance':
    'seguro de titulo, seguro del titulo, poliza de titulo, aseguranza de titulo, seguro de la escritura',
  trust: 'fideicomiso, fideicomisos',
  title: 'titulo de propiedad, titulo',
  deed: 'escritura, escrituras, escrituras de la casa, quien tiene la escritura, a nombre de, la escritura',
  'homeowners association':
    'asociacion de propietarios, asociacion de vecinos, asociacion de duenos, asociacion de propietario, ' +
    'el hoa, la hoa',
  'title company': 'compania de titulos, compania de titulo, empresa de titulos',
  'escrow account': 'cuenta de escrow, cuenta de deposito, cuenta de reserva',
  'homestead exemption': 'exencion, exencion de impuestos, exencion de vivienda, exencion del homestead',
  'property tax bill': 'cobro de taxes, factura de impuestos',
  'tax benefits': 'deducir, deducciones, deduccion, beneficios de impuestos, deducir de mis taxes, deduzco',
  gain: 'ganancia, ganancias, la ganancia',
  'name on title': 'en el titulo, en la escritura, a mi nombre, poner a mi, agregar a mi',
  owner: 'propietario, duena, duenos',
  lien: 'gravamen, gravamenes',
  'lower property tax appeal':
    'bajo los taxes, bajar los taxes, bajar mis taxes, apelar los taxes, pagar menos taxes, ' +
    'pelear los taxes, bajar los impuestos, reducir los taxes, protestar los taxes, apelar los impuestos, ' +
    'apelar',
  'who chooses title company': 'escoge la compania, elige la compania',
  'hoa dues': 'cuota de hoa, cuotas del hoa, cuota del hoa, pago del hoa, cuota de la asociacion',
  'hoa rules': 'reglas del hoa, reglas de la asociacion',
  deductible: 'deducible',
  'insurance quote': 'cotizacion, cotizar, cotizaciones, estimado de aseguranza',
  'cancel insurance':
    'cancelan la aseguranza, me cancelaron la aseguranza, no me quieren asegurar, cancelaron el seguro',
  earthquake: 'terremoto, temblor',
  hurricane: 'huracan, tormenta',
  'life insurance mortgage protection': 'seguro de vida, seguro de proteccion',
  'escrow shortage': 'falta en escrow, faltante',
};
