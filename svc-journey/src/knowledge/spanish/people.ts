import type { SpanishWords } from './spanish-words.js';

/** Who buys, where they are from, and whom they can turn to. */
export const peopleWords: SpanishWords = {
  'individual taxpayer number': 'itin',
  letter: 'carta, cartas',
  email: 'correo, correo electronico',
  attorney: 'abogado, abogada, licenciado, necesito abogado, un abogado',
  family: 'familia',
  spouse: 'pareja, marido, mujer, conyuge, casado, casada, casados, casarnos, matrimonio',
  help: 'ayudar, ayuda',
  sibling: 'hermanos, primo, prima, tio, tia, suegra, suegro, cunado',
  children: 'hijo, hija, hijos, hijas, ninos, nino',
  divorce:
    'divorcio, divorciada, divorciado, divorciando, separada, separado, mi ex, exesposo, exesposa, ' +
    'ex esposo, ex esposa, me divorcie, nos divorciamos',
  citizen: 'ciudadano, ciudadana, ciudadania, residencia',
  'permanent resident': 'residente permanente, residentes permanentes, residencia permanente, tarjeta verde, mica',
  'immigration status': 'estatus migratorio, inmigrante, inmigrantes, estatus legal, migratorio, inmigracion',
  'social security number': 'seguro social, numero de seguro, numero social, ssn',
  'housing counselor': 'consejero, consejera, consejero de vivienda, asesor, asesoria',
  trusted: 'confiable, confiar, confianza, legitimo, es verdad',
  'notario scam': 'adelantado, por adelantado, pagar por adelantado, dinero por adelantado',
  'phone calls': 'llamadas, me llaman, llaman, llamando',
  discrimination: 'discriminacion, discriminar, discriminan, discriminado, racista',
  interpreter: 'traductor, interprete, en espanol, traducir, traducirme, traduzca, traducido',
  'family member': 'familiar, pariente, parientes',
  'work visa': 'permiso de trabajo, permiso para trabajar, tps, asilo',
  'photo id': 'matricula consular, pasaporte, licencia de manejar, matricula',
  age: 'edad, mayor de edad, muy joven, muy viejo',
  kids: 'mis hijos',
  'discriminated against': 'por mi acento, por mi raza, por mi nacionalidad, me tratan mal',
  complaint: 'queja, quejarme, denunciar, reportar, demanda, demandar',
  counselor: 'clase para compradores, curso para compradores, clases para compradores, curso de compradores',
  'translated documents':
    'documentos en espanol, papeles en espanol, contrato en espanol, no hablo ingles, no entiendo ingles, no se ingles',
  'fair housing discrimination':
    'por ser mexicano, por ser latino, por ser latina, por ser hispano, por ser inmigrante, ' +
    'no me rentan ni venden, no me quieren vender por',
};
