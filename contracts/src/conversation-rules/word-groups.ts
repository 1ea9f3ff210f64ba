const words = (text: string) => text.split(' ');

/** Words that a phrase of the rules can name as a group: `{paper} … mean for me`. */
export const conversationWordGroups = {
  area: words(
    'neighborhood neighborhoods neighbourhood hood area areas community communities suburb suburbs subdivision town towns ' +
      'district zip part place spot side city cities street streets block county',
  ),
  nice: words(
    'good nice nicest great best better decent desirable classy upscale respectable bad worst rough sketchy shady ghetto safe safest unsafe dangerous',
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
  /** Parts of a house, which may be in bad shape. */
  part: words(
    'pipe pipes plumbing wiring panel mold radon asbestos lead paint tank furnace heater gas stairs deck balcony chimney stove well septic water insulation',
  ),
  /** People a buyer deals with, besides the seller. */
  helper: words(
    'agent agents realtor realtors broker lender bank inspector appraiser builder contractor landlord neighbor',
  ),
  about: words(
    'about regarding describing describe telling tell saying say says explaining explain mentioning mention introducing introduce sharing share showing why how sobre',
  ),
  /** What a seller may not base a choice on. */
  kin: words(
    'family families kids children child baby babies son sons daughter daughters pregnant pregnancy wife husband marriage married newlyweds ' +
      'religion religious faith church christian christians catholic jewish muslim hindu mormon race heritage ethnicity nationality culture ' +
      'immigrant immigrants gay lesbian disabled disability familia hijos hijas ninos esposa esposo religion fe iglesia',
  ),
  pick: words('pick choose select accept prefer favor'),
  /** How the number of an interest rate begins. */
  find: words('find get look apply shop'),
  financing: words(
    'loan loans mortgage lender lenders rate rates assistance payment insurance quote quotes estimate agent inspector grant grants',
  ),
  learns: words('ask see notice know find'),
  doc: words('w2 w2s stub stubs paystub paystubs statement statements 1099 returns'),
  learn: words('noticing knowing seeing finding learning'),
  percent: words('2 3 4 5 6 7 8 9'),
  i: words('i we me us you id im'),
  my: words('my our his her their this your mi mis nuestro nuestra'),
  deposit: words('deposit earnest emd money deposito arras'),
  savings: words('savings fund funds cash money payment enganche ahorros dinero'),
  spot: words('place places spot spots'),
  seems: words('seems seem looks look feels feel sounds sound kinda acting acts'),
  keep: words('park keep put stash store hold save leave stick'),
  /** People and things a buyer deals with that may be in bad faith. A seller’s street isn't one of them. */
  dealing: words(
    'agent agents realtor realtors broker lender lenders loan bank inspector appraiser builder contractor landlord company ' +
      'email text message call caller link website site wire zelle venmo deposit fee contract clause offer deal ad listing login foundation roof addition repair repairs work',
  ),
  /** Ethnic groups whose names have no other meaning for buyers. */
  people: words(
    'italian italians irish greek greeks russian russians korean koreans chinese japanese vietnamese filipino filipinos indians ' +
      'pakistani pakistanis arab arabs persian persians mexican mexicans cuban cubans dominican dominicans haitian haitians nigerian ' +
      'nigerians somali somalis ethiopian ethiopians brazilian brazilians salvadoran salvadorans hispanic hispanics latino latinos ' +
      'asian asians armenian armenians',
  ),
  /** What a contract may depend on. */
  condition: words('inspection appraisal financing loan mortgage sale title insurance'),
  /** What buyers enter and keep here. */
  answer: words('debt debts income salary job savings score employment'),
  kept: words('homes houses favorites scenario scenarios shortlist roadmap profile hearthway'),
  cambiar: words('cambiar cambias cambie cambio modificar alterar editar retocar subir'),
  talon: words('talon talones recibo recibos colilla colillas nomina comprobante'),
  relatives: words(
    'kids childs sons daughters babys brothers sisters cousins friends uncles aunts buddys nephews nieces elses',
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;
