import type { SpanishWords } from './spanish-words.js';

/** Homes, their state, and who looks at it. */
export const homesWords: SpanishWords = {
  appraisal: 'tasacion, tasador, valuacion, avaluo, tasar, valorar, avaluar',
  'low appraisal':
    'tasacion baja, tasacion sale baja, avaluo sale bajo, avaluo sale mas bajo, tasacion salio baja, ' +
    'avaluo salio bajo, tasacion mas baja, salio mas baja que el precio, avaluo mas bajo, avaluo bajo, ' +
    'appraisal bajo, appraisal salio bajo, appraisal salio mas bajo, avaluo salio mas bajo, ' +
    'valuacion salio baja, tasaron en menos, valuaron en menos, el avaluo no llego, appraisal no llego',
  'bad inspection': 'no pasa la inspeccion, no paso la inspeccion, salio mal la inspeccion',
  inspection: 'inspeccion, inspeccionar, inspecciones, inspeccionarla, inspeccionarlo',
  repairs:
    'reparaciones, arreglos, reparar, arreglar, arregle, arreglarlo, arreglen, arreglo, reparacion, componer, reparen',
  roof: 'techo, tejado, techo viejo, techos',
  land: 'terreno, lote',
  'mobile home': 'casa prefabricada, casa movil',
  'walk through':
    'recorrido final, visita final, ultima visita, visita antes de cerrar, recorrido antes, revision final, ' +
    'recorrido, ultima revision, inspeccion final',
  'inspection checks':
    'que revisa el inspector, que revisan en la inspeccion, sirve la inspeccion, que incluye la inspeccion, ' +
    'revisa la inspeccion, que ve el inspector',
  'inspection cost': 'cobra el inspector, cobra un inspector, cuesta un inspector, vale la inspeccion',
  'waiving inspection':
    'sin inspeccion, saltar la inspeccion, saltarme la inspeccion, renunciar a la inspeccion, ' +
    'brincar la inspeccion, no hacer inspeccion, obligatoria la inspeccion, inspeccion obligatoria',
  'choosing an inspector':
    'escoger inspector, encontrar un inspector, buscar un inspector, escojo un inspector, buen inspector',
  mold: 'moho, hongo, hongos',
  foundation: 'cimientos, cimiento, fundacion, grietas, grieta',
  termites: 'termitas, comejen, polilla, plaga',
  plumbing: 'plomeria, tuberia, tuberias',
  electrical: 'electrico, electrica, electricidad, cableado',
  'lead paint': 'pintura con plomo, plomo',
  septic: 'fosa septica, tanque septico',
  well: 'pozo de agua',
  sewer: 'drenaje, alcantarillado',
  'air conditioning': 'aire acondicionado, calefaccion, el aire',
  pool: 'alberca, piscina',
  'solar panels': 'paneles solares, placas solares',
  'repair request':
    'pedir al vendedor que arregle, pedirle al vendedor que arregle, vendedor que lo arregle, ' +
    'pedir reparaciones, pida reparaciones, que el vendedor arregle, vendedor arregle, pedir arreglos, ' +
    'vendedor no quiere arreglar, no quiere arreglar, vendedor tiene que arreglar, pedir que arreglen, ' +
    'arregle algo',
  problems: 'problema, fallas, defectos, danos',
  'appraisal fee':
    'paga el avaluo, paga la tasacion, cuesta el avaluo, cuesta la tasacion, paga el appraisal, ' +
    'cuesta el appraisal, cobran por el avaluo',
  condo: 'condominio, apartamento, departamento',
  'town house': 'casa adosada',
  'manufactured home': 'movil, traila, trailas, casa rodante, casa manufacturada, mobil home',
  'new construction': 'casa nueva, nueva construccion, casas nuevas, constructora',
  'fixer upper': 'casa para arreglar, casa vieja para arreglar, necesita arreglos, remodelar',
  utilities: 'servicios, luz, agua y luz',
  'property survey': 'medicion del terreno, planos',
  duplex: 'dos familias, dos unidades, multifamiliar, la otra mitad',
  'investment home': 'casa para rentar, segunda casa para rentar, invertir, inversion, propiedad para rentar',
  'second home': 'segunda casa, casa de vacaciones',
  'appraisal or inspection':
    'avaluo e inspeccion, avaluo y la inspeccion, tasacion y la inspeccion, inspeccion y el avaluo, ' +
    'inspeccion o avaluo, appraisal y la inspeccion',
  'appraisal gap': 'pagar la diferencia, cubrir la diferencia, poner la diferencia, diferencia del avaluo',
  fence: 'cerca, barda, linde',
  permits: 'permiso, permisos, sin permiso, sin permisos',
  'water damage': 'dano de agua, humedad, gotera, goteras, filtracion',
  asbestos: 'asbesto',
  pest: 'cucarachas, ratones, ratas',
  'home warranty': 'garantia de la casa, garantia de casa, garantia',
  upkeep: 'mantenimiento',
  'unpermitted work':
    'cuarto agregado, agregado sin permiso, adicion, construido sin permiso, ampliacion, sin permiso de la ciudad',
  'attend inspection':
    'llevar a mi familia a la inspeccion, ir a la inspeccion, estar en la inspeccion, voy a la inspeccion, ' +
    'presente en la inspeccion',
  'second appraisal': 'otra tasacion, otro avaluo, segundo avaluo, segunda tasacion, otro appraisal',
  'what stays appliances':
    'electrodomesticos, refrigerador, estufa, lavadora, secadora, se queda con los, se quedan con la casa',
  'agreed repairs not done':
    'no arregla lo que prometio, no arreglo lo que prometio, no hizo las reparaciones, no hizo los arreglos, ' +
    'no arreglo lo acordado',
};
