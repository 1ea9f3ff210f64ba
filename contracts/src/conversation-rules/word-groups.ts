const words = (text: string) => text.split(' ');

/** Words that a phrase of the rules can name as a group: `{paper} … mean for me`. */
export const conversationWordGroups = {
  area: words(
    'neighborhood neighborhoods neighbourhood hood area areas community communities suburb suburbs subdivision town towns ' +
      'district zip part place spot side city cities street streets block county',
  ),
  nice: words(
    'good nice great best better decent desirable classy upscale respectable bad worst rough sketchy shady ghetto safe safest unsafe dangerous',
  ),
  barrio: words(
    'barrio barrios vecindario vecindarios zona zonas area areas colonia colonias comunidad calle calles ciudad parte lugar',
  ),
  seguro: words(
    'seguro segura seguros seguras peligroso peligrosa peligrosos peligrosas tranquilo tranquila bueno buena buenos buenas malo mala mejor mejores decente',
  ),
  gente: words('gente personas vecinos vecinas familias familia residentes poblacion hombres mujeres'),
  grupo: words(
    'blanco blanca blancos blancas negro negra negros negras latino latina latinos latinas hispano hispana hispanos hispanas ' +
      'mexicano mexicanos asiatico asiaticos chinos judio judios judia judias musulman musulmanes catolico catolicos catolica ' +
      'cristiano cristianos cristiana inmigrantes extranjeros americanos gringos homosexuales gays cubanos',
  ),
  sin: words('sin no menos lejos evitar solo solamente mayoria mayormente puro pura puros todos casi'),
  escuela: words('escuela escuelas colegio colegios'),
  paper: words(
    'contract clause agreement addendum paragraph contingency deed will trust lease title easement covenant form document letter offer disclosure',
  ),
  write: words('write draft prepare create compose redraft rewrite word'),
  income: words('income salary pay paycheck job employment earnings bonus'),
  lie: words(
    'lie hide fake forge inflate exaggerate falsify conceal misstate overstate invent fudge alter edit photoshop doctor misrepresent',
  ),
  proof: words(
    'stub stubs paystub paystubs statement statements w2 return returns letter income job employment debt debts loan loans deposit deposits gift down application address occupancy divorce alimony',
  ),
  letter: words('letter letters note email message text carta'),
  seller: words('seller sellers owner owners homeowner homeowners vendedor vendedora vendedores'),
  /** Of a house, which may be in bad shape. */
  part: words(
    'pipe pipes plumbing wiring panel mold radon asbestos lead paint tank furnace heater gas stairs deck balcony chimney stove well septic water insulation',
  ),
  /** Whom a buyer deals with, beside the seller. */
  helper: words(
    'agent agents realtor realtors broker lender bank inspector appraiser builder contractor landlord neighbor',
  ),
  about: words(
    'about regarding describing describe telling tell saying say says explaining explain mentioning mention introducing introduce sharing share showing why how sobre',
  ),
  /** What a seller may not choose by. */
  kin: words(
    'family families kids children child baby babies son sons daughter daughters pregnant pregnancy wife husband marriage married newlyweds ' +
      'religion religious faith church christian christians catholic jewish muslim hindu mormon race heritage ethnicity nationality culture ' +
      'immigrant immigrants gay lesbian disabled disability familia hijos hijas ninos esposa esposo religion fe iglesia',
  ),
  pick: words('pick choose select accept prefer favor'),
  /** How the number of an interest rate begins. */
  percent: words('2 3 4 5 6 7 8 9'),
  i: words('i we me us you id im'),
} as const satisfies Readonly<Record<string, readonly string[]>>;
