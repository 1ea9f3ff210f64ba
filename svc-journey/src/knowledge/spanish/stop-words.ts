/** Spanish words that say nothing about what a question is about. None is an English word, too. Without accents. */
export const spanishStopWords: readonly string[] = (
  'que como cuanto cuanta cuantos cuantas cual cuales cuando donde quien quienes porque para por pero pues tambien ' +
  'entonces aunque mientras tengo tienes tiene tenemos tienen tener tenia tuve tendria puedo puedes puede podemos ' +
  'pueden poder podria quiero quieres quiere queremos quieren querer quisiera necesito necesitas necesita ' +
  'necesitamos necesitan debo debes debe debemos deben deberia deberiamos hay haya habia haber hemos soy eres somos ' +
  'estoy estas esta estamos estan estaba seria fue sido siendo esto este estos ese esa esos esas eso aquel mi mis tu ' +
  'tus sus nuestro nuestra nuestros nuestras yo ella ellos ellas nosotros ustedes usted conmigo contigo te nos muy ' +
  'mucho mucha muchos muchas poco poca algo alguien alguna alguno algun ningun ninguna nada otro otra otros otras ' +
  'sirve sirven funciona funcionan significa decir dijo dijeron dicen diga pasa pasaria hago hace hacen hacemos ' +
  'hacer haga hizo hacerlo hacerle sabe sepa veo ver vea voy vamos ir viene llevo lleva llevan llevar trae traer ' +
  'mejor peor cierto verdad dia dias mes meses ano anos semana semanas hora horas mil vez veces ahorita hoy manana ' +
  'ayer luego cada entre durante segun hacia sino aun todavia aqui alla asi bien mal gracias hola buenas buenos ' +
  'porfa oye disculpe guardo guardar guarda sacar saco saca sacan dar doy dame darle daria dieron llego llegar llega ' +
  'quedar queda quedo manejo trabaja salio salir salieron mando mande mandaron mandar mandan llegaron recuerdame ' +
  'recuerda avisame agenda llamar escribe ayudame explicame cuentame creo pienso parece posible recomiendas ' +
  'recomienda recomiendan siguiente sigue pendiente faltan falta dolar dolares rapido facil dificil demasiado ' +
  'bastante casi tanto tanta tan igual solamente dentro fuera estar dejo dejaron pasado pasada hice hicieron cita ' +
  'lunes martes miercoles jueves viernes sabado domingo da ahi directo opcion opciones momento ultimo ultima ultimos ' +
  'senor senora ocupo ocupa ocupamos pidiendo trabajando dejar deja sirva entiendo entender llama llamo dio hablo ' +
  'hablas nadie manera pone poner pongo ponen ponga esten sean tengan tenga hagan vengan quede queden salga salgo ' +
  'buscando vimos ' +
  'primero apenas recien acaso ojala hacerme decirme explicar'
).split(' ');
