import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import type { Language } from '../plan/plan.js';

/** What a shop may ask for, and no part of the records has yet: what it is called in an answer, and its words. */
export interface Unrecorded {
  name: Record<Language, string>;
  words: Phrases;
  /** Where nothing likely is near. */
  isAlways?: true;
  /** Whatever is near. */
  isWhatever?: true;
}

/** Where somebody else has a shop. */
const NEARBY =
  'down the street|up the street|across the street|down the road|up the road|across town|next door|around the corner';

const ON_THE_SHELF =
  'soap|wax|towels|microfiber|microfibers|microfiber towels|coating|chemicals|supplies|product|products|polish|compound|pads|apc|degreaser|shampoo|clay|gloves';

export const UNRECORDED: readonly Unrecorded[] = [
  {
    name: { en: 'calls', es: 'llamadas' },
    isAlways: true,
    isWhatever: true,
    words: new Phrases(
      'a call back|a callback|callbacks|call backs|missed call|missed calls|voicemail|voicemails',
      'llamadas perdidas|buzon de voz|devolver la llamada',
    ),
  },
  {
    name: { en: 'bank accounts', es: 'cuentas de banco' },
    isWhatever: true,
    words: new Phrases(
      everyOf('bank|checking|savings|credit card', 'account|accounts|balance|statement|statements'),
      'cuenta de banco|cuenta del banco|cuenta bancaria|estado de cuenta',
    ),
  },
  // Before what was paid at all.
  {
    name: { en: 'how somebody paid', es: 'cómo pagó cada cliente' },
    isAlways: true,
    words: new Phrases(
      everyOf(
        'pay|pays|paid|paying',
        'by|with|in|',
        'cash|card|cards|check|checks|credit|credit card|cash app|apple pay',
      ),
      'paid by|paid with|paid cash|pays cash|pay by|pay with|pays with|by card|by cash|in cash|by check|venmo|zelle|paypal',
      everyOf('cash|card|cards|checks', 'only|payments|payment|jobs|sales|customers|payers|tips'),
      'pagaron con|pagaron en|pago con|en efectivo|con tarjeta',
    ),
  },
  // What somebody spent is what their jobs came to, whether they paid for them or not.
  {
    name: { en: 'what customers have paid or owe', es: 'pagos ni deudas' },
    isAlways: true,
    words: new Phrases(
      everyOf(
        'already|prepaid|paid',
        'paid|paid for|already|yet|up front|upfront|in full|in advance|ahead',
      ),
      'prepaid|pre paid|fully paid|unpaid|not paid|hasnt paid|havent paid|has not paid|have not paid|didnt pay|did not pay|not yet paid|yet to pay',
      everyOf('ya', 'pago|pagaron|pagado|pagados|pagada|pagadas|han pagado|ha pagado|esta pagado'),
      everyOf('no|sin', 'han|ha|', 'pagado|pagaron|pagar|pagados'),
    ),
  },
  {
    name: { en: 'which customers are businesses', es: 'qué clientes son empresas' },
    isAlways: true,
    words: new Phrases(
      everyOf(
        'business|commercial|corporate|company',
        'customer|customers|client|clients|accounts',
      ),
      'clientes comerciales|clientes de negocios|clientes empresa',
    ),
  },
  {
    name: { en: 'who is a man or a woman', es: 'quién es hombre o mujer' },
    isAlways: true,
    words: new Phrases(
      'men|women|ladies|gals|gentlemen|males|females|male|female|lady customers|women customers|men or women',
      'hombres|mujeres|damas|caballeros|senoras|senores|chicas',
    ),
  },
  // What is owed may be no money.
  {
    name: { en: 'calls and messages', es: 'llamadas ni mensajes' },
    words: new Phrases(
      everyOf('owe|owes|owing', 'me|us|', 'a|an', 'reply|response|answer|text|email|call'),
      everyOf('debe|deben', 'una', 'respuesta|llamada'),
    ),
  },
  {
    name: { en: 'what customers have paid or owe', es: 'pagos ni deudas' },
    words: new Phrases(
      'pays late|pay late|paid late|pays on time|late payers|slow payers|owe|owes|owed|owing|paid|paid up|settled up|unpaid|overdue on|overdue invoice|overdue invoices|overdue payment|overdue payments|overdue balance|overdue balances|overdue bills|invoice|invoices|receipt|receipts|deposit|deposits|outstanding balance',
      everyOf(
        'who|who still|who all|anybody|anyone|customers who|clients who|people who|still',
        'has to|have to|needs to|need to|got to|has yet to|have yet to|yet to',
        'pay',
      ),
      everyOf(
        'me|nos|quien|quienes|que clientes|cuanto|cuanto me|todavia|aun|alguien|nadie',
        'debe|deben',
      ),
      // What is to be done is owed by nobody: 'cada cuánto se debe lavar'.
      everyOf('debe|deben', 'dinero|algo|pagos|pagar|todavia|aun|mas'),
      'factura|facturas|sin pagar|ya pagado|ya pagados|ya pagadas|pagados|pagadas|sin cobrar|por cobrar|adeudan|anticipo|anticipos',
    ),
  },
  {
    name: { en: 'costs and profit', es: 'gastos ni utilidad' },
    words: new Phrases(
      'profit|profits|profitable|expense|expenses|costs|gas|gas money|fuel|mileage|margin|margins|payroll|supplies|rent|overhead|cost us|cost me|costs us|costs me|costing us|costing me',
      'ganancia neta|utilidad|gastos|egresos|nomina|renta|margen',
    ),
  },
  {
    // What the shop spent is nothing that a customer did.
    name: { en: 'costs and profit', es: 'gastos ni utilidad' },
    isAlways: true,
    isWhatever: true,
    words: new Phrases(
      everyOf(
        'how much|how much money|what',
        'did|have',
        'i|we',
        'spend|spent|pay|paid|shell out|drop',
      ),
      'are we spending|am i spending|are we paying|am i paying|did we spend on|did i spend on',
      'cuanto gaste|cuanto gastamos|cuanto pague|cuanto pagamos|cuanto he gastado|cuanto hemos gastado',
    ),
  },
  {
    name: { en: 'tips', es: 'propinas' },
    words: new Phrases('tip|tips|tipped', 'propina|propinas'),
  },
  {
    name: { en: 'reviews', es: 'reseñas' },
    words: new Phrases(
      'review|reviews|stars|rating|ratings|google says|yelp',
      'resena|resenas|estrellas',
    ),
  },
  // Before those who work here: 'the tech down the street'.
  {
    name: { en: 'what other shops charge', es: 'lo que cobran otros' },
    isAlways: true,
    isWhatever: true,
    words: new Phrases(
      everyOf('most|all|other', 'shops|detailers|guys|places', 'charge|get|ask'),
      everyOf('guy|guys|shop|shops|place|places|detailer|detailers|tech|techs|dude|kid', NEARBY),
      everyOf(NEARBY, 'charge|charges|charging|get|gets|getting|ask|asks|asking'),
      everyOf(
        'other shop|other shops|other detailers|competition|competitor|competitors',
        'charge|charges|charging|get|gets|getting|prices',
      ),
      'cobra la competencia|cobran los demas|cobran otros',
      everyOf(
        'cobra|cobran',
        'el|la|los|las',
        '|taller|negocio|lavado|tipo',
        'de enfrente|de al lado|de la esquina',
      ),
    ),
  },
  {
    name: {
      en: 'figures for each person (jobs are counted by van or bay)',
      es: 'cifras por persona (los trabajos se cuentan por equipo)',
    },
    words: new Phrases(
      'who did the job|who did the work|who worked on|who cleaned|who washed|who detailed|who handled|who was on the job|who did the detail|clocked|overtime|tech|techs|employee|employees|worker|workers|technician|technicians|my guys|my guy|my helper',
      'empleado|empleados|trabajador|trabajadores|ayudante',
    ),
  },
  {
    name: { en: 'who works full or part time', es: 'quién trabaja tiempo completo' },
    isAlways: true,
    words: new Phrases(
      'full time|fulltime|full timer|full timers|part time|parttime|part timer|part timers',
      'tiempo completo|medio tiempo',
    ),
  },
  {
    name: { en: 'stock of products', es: 'existencias de productos' },
    isAlways: true,
    isWhatever: true,
    words: new Phrases(
      everyOf(
        'low on|short on|almost out of|are we out of|do we have enough|have enough',
        ON_THE_SHELF,
      ),
      everyOf('how much|how many', ON_THE_SHELF, 'do we|do i', 'have|got|', 'left'),
      everyOf(
        'cuanto|cuanta|cuantos|cuantas',
        'jabon|cera|toallas|shampoo',
        'queda|quedan|nos queda|tenemos|hay',
      ),
      'left in the van|left in the truck|left in the bay|left at the shop|left on the shelf|we got left in|do we have left in|do i have left in|bottles of|gallons of|jugs of|in stock|inventory|restock|running low on|running out of|run out of',
      'inventario|existencias|botellas de|galones de',
    ),
  },
  {
    name: { en: 'birthdays', es: 'cumpleaños' },
    words: new Phrases('birthday|birthdays|bday|bdays', 'cumpleanos'),
  },
  {
    name: { en: 'the weather of a day', es: 'el clima de cada día' },
    isAlways: true,
    words: new Phrases(
      'is it gonna rain|is it going to rain|will it rain|raining|weather doing|weather on|weather for|weather like|weather this|weather tomorrow|weather today|forecast for|snowed|rained|snow day|rain day|rainy days|snow days',
      'llovio|nevo',
    ),
  },
  {
    name: { en: 'calls and messages', es: 'llamadas ni mensajes' },
    isAlways: true,
    words: new Phrases(
      everyOf(
        'have to|need to|supposed to|forgot to|promised to',
        'call back|text back|write back|get back to',
      ),
      'texted back|wrote back|write back|replied|answered|missed calls|voicemail|voicemails|opened my text|read my text|did she open it|did he open it|did they open it|did she read it|did he read it|did they read it|did she see it|did he see it|did they see it',
      'contesto|respondio|llamadas perdidas',
    ),
  },
  {
    name: {
      en: 'how often jobs were moved (each job has its own history)',
      es: 'cuántas veces se movieron los trabajos (cada uno tiene su historial)',
    },
    words: new Phrases(
      'moved|got moved|rescheduled|reschedule|reschedules|pushed back',
      'movieron|reprogramaron|reprogramados',
    ),
  },
  {
    name: { en: 'taxes', es: 'impuestos' },
    isWhatever: true,
    words: new Phrases(
      'how much sales tax|sales tax for|sales tax in|sales tax this|sales tax last|tax collected|taxes collected|tax i collected|tax we collected|tax did i collect|tax did we collect|tax have i collected|tax have we collected|owe in taxes|owe in tax|owe for taxes|owe the irs|pay the irs|tax bill|tax do i owe|taxes do i owe|tax do we owe|taxes did i pay|tax did i pay|paid in taxes|pay in taxes last year',
      everyOf('impuestos', 'debo|pague|pago|pagamos|cobrados'),
      everyOf('debo|pague|pago|pagamos|pagar', 'de|en', 'impuestos|impuesto'),
      'iva cobrado',
    ),
  },
  {
    name: { en: 'quotes', es: 'cotizaciones' },
    words: new Phrases('quote|quotes|quoted|estimates', 'cotizacion|cotizaciones'),
  },
  {
    name: { en: 'how customers found you', es: 'cómo lo encontraron los clientes' },
    isAlways: true,
    words: new Phrases(
      everyOf(
        'came|come|comes|coming|found us|found me|heard about us|heard of us|booked',
        'from|on|through|via',
        'google|yelp|facebook|instagram|insta|tiktok|nextdoor|ads|a referral|referrals|word of mouth|the website|our website|a flyer|flyers',
      ),
      'how did they hear about us|how did they find us|where did they hear about us|where do my customers come from|where do our customers come from|where did my customers come from|referred by|who referred|from referrals',
      'vinieron de google|vienen de google|vinieron por facebook|vinieron recomendados|quien recomendo',
    ),
  },
  {
    name: { en: 'ads and visits to a website', es: 'anuncios ni visitas a la página' },
    words: new Phrases(
      'clicks|clicked|ad|ads|website|site visits|followers|facebook|instagram|insta|tiktok',
      'anuncio|anuncios|clics|seguidores|pagina web',
    ),
  },
  {
    name: { en: 'distances', es: 'distancias' },
    words: new Phrases(
      'how far away|farthest|miles away|distance|distances|how many miles did|miles did we|miles did i|miles on the van|miles on the truck|how far did we drive|how far did i drive',
      'que tan lejos|distancia',
    ),
  },
  {
    name: {
      en: 'why something was so (days can be put beside others)',
      es: 'por qué algo fue así (los días se pueden comparar con otros)',
    },
    words: new Phrases(
      'why did|why was|why were|why is|why are|why do|why does|how come',
      'por que fue|por que estuvo|por que hay|por que no|por que bajo|por que subio',
    ),
  },
  {
    name: { en: 'what prices were before', es: 'los precios de antes' },
    words: new Phrases(
      'price gone up|prices gone up|price go up|prices go up|raised prices|raised our prices|raise prices|price increase|price bump|old price|old prices',
      'subieron los precios|subio el precio',
    ),
  },
];
