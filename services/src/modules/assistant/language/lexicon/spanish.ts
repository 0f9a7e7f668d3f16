import type { Language } from '../../plan/plan.js';
import { isSpanishOfOurs } from './spanish-words.js';
import { table } from './table.js';
import { TRADE } from './spanish-trade.js';
import { lookUp } from '../../words/look-up.js';
import { wordSet } from '../../words/word-set.js';

/** Spanish words of time in English, so that one set of rules reads both languages. */
const TIME = table(
  'hoy=today | ayer=yesterday | anteayer=day before yesterday | antier=day before yesterday | ' +
    'pasado manana=day after tomorrow | esta manana=today morning | ' +
    'esta misma manana=today morning | esta tarde=today afternoon | ' +
    'esta misma tarde=today afternoon | esta noche=today evening | ' +
    'semana antepasada=week before last | mes antepasado=month before last | ' +
    'primera semana=first week | segunda semana=second week | tercera semana=third week | ' +
    'primera quincena=first half | segunda quincena=second half | ultima quincena=last half | ' +
    'primera mitad=first half | segunda mitad=second half | ultima mitad=last half | dia=day | ' +
    'dias=days | semana=week | semanas=weeks | mes=month | meses=months | trimestre=quarter | ' +
    'trimestres=quarters | ano=year | anos=years | fin de semana=weekend | ' +
    'fines de semana=weekends | este=this | esta=this | estos=this | estas=this | pasado=last | ' +
    'pasada=last | pasados=last | pasadas=last | ultimo=last | ultima=last | ultimos=last | ' +
    'ultimas=last | anterior=previous | proximo=next | proxima=next | proximos=next | ' +
    'proximas=next | que viene=next | que entra=next | desde=since | a partir de=since | ' +
    'hasta=until | entre=between | hace=ago | enero=january | febrero=february | marzo=march | ' +
    'abril=april | mayo=may | junio=june | julio=july | agosto=august | septiembre=september | ' +
    'setiembre=september | octubre=october | noviembre=november | diciembre=december | ' +
    'lunes=monday | martes=tuesday | miercoles=wednesday | jueves=thursday | viernes=friday | ' +
    'sabado=saturday | sabados=saturdays | domingo=sunday | domingos=sundays | primavera=spring | ' +
    'verano=summer | otono=fall | invierno=winter | navidad=christmas | ano nuevo=new year | ' +
    'accion de gracias=thanksgiving | uno=one | dos=two | tres=three | cuatro=four | cinco=five | ' +
    'seis=six | siete=seven | ocho=eight | nueve=nine | diez=ten | doce=twelve | ' +
    'en total=in total | de todos los tiempos=all time | siempre=ever | ' +
    'el mismo periodo=same time',
);
const WORDS: Record<string, string> = { ...TIME, ...TRADE };
const LONGEST = 4;

/** 'Manana' after these is morning, otherwise tomorrow. */
const OF_THE_MORNING = wordSet('la|las');

/** Words with Spanish words of time in English. */
export function withEnglishTimes(words: readonly string[]): { word: string; length: number }[] {
  const found: { word: string; length: number }[] = [];
  for (let at = 0; at < words.length;) {
    const { word, length } = timeAt(words, at);
    found.push({ word, length });
    at += length;
  }
  return found;
}

function timeAt(words: readonly string[], at: number): { word: string; length: number } {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const meant = lookUp(WORDS, phrase);
    if (meant !== undefined) return { word: meant, length };
  }
  const word = words[at] ?? '';
  const isTomorrow = word === 'manana' && !OF_THE_MORNING.has(words[at - 1] ?? '');
  return { word: isTomorrow ? 'tomorrow' : word, length: 1 };
}

const ONLY_SPANISH = new Set(
  (
    'el la los las un una unos unas de del al que y o en con sin por para mi mis tu su sus es son fue fueron ' +
    'cuanto cuanta cuantos cuantas cual cuales quien quienes cuando donde como tengo tiene tienen hay hice hicimos ' +
    'gane ganamos cita citas cliente clientes trabajo trabajos carro carros coche servicio servicios semana mes ano ' +
    'hoy ayer manana lunes martes miercoles jueves viernes sabado domingo pasado pasada este esta ultimo proxima ' +
    'dame muestra muestrame quiero necesito puedo hola gracias ingresos dinero mejor mejores mas menos ultima vez vino ' +
    'agenda escribe escribele manda mandale mensaje libre libres correo telefono hacer hago limpiar quitar ' +
    'confirma abrimos abren cerramos viene vienen llego llega marca marcala marcalo cancela mueve pasa borra quita apunta avisale dile mandale escribele recuerdale ' +
    'se puede pueden puedes quito limpio lavo pongo poner bloqueo manchas mancha encerar ' +
    'lave lavamos lavaron cobro cobramos importo importar exporto exportar agrego cambio curar tarda ' +
    'enero febrero marzo junio agosto septiembre octubre noviembre diciembre ' +
    'mandales avisales diles escribeles recuerdales recuerdale recordatorio recordatorios agradecele ' +
    'tarde tardes noche noches mano valen hizo hacemos hicieron trajo saque saco llevamos llevo tenemos vinieron gastaron pago pagaron ' +
    'estan todos todas confirmado confirmados confirmada confirmadas faltan ' +
    'cancelala cancelalo cancelale muevela muevelo muevele pasala pasalo pasale cambiala cambialo quitala quitalo borrala borralo ponme ponla ponlo ponle ' +
    'agendala agendalo agendale agendame apuntala apuntalo apuntame reservale confirmala confirmalo mandame ' +
    'llama llamale llamales olvide perdi dejo dejaron quedo quedaron sirve funciona atras dentro fuera ' +
    'agradece agradece confirmo confirmaron hazme necesitamos detallado detallados completos ceramicos lavados musica cancion cuentame llegamos ganas trabajamos ' +
    'contra camioneta camionetas promedio porcentaje autos cancelaciones canceladas pendientes gasto gasta sabados jueves'
  ).split(' '),
);
/** Spanish words that are also English. */
const BOTH = wordSet(
  'a|no|me|un|es|en|son|la|y|as|mi|o|agenda|al|metal|motor|interior|exterior|mate|disco|video|videos|extra|extras|invite|sol|sal|vino|arena|barra|popo|marco|rol|app|pages|lime',
);

const ONLY_ENGLISH = new Set(
  'the how many much what who is are my did do i on for this last next with have has of and to show list when which was were'.split(
    ' ',
  ),
);

/** Articles that are also in names of places and people. */
const ARTICLES = new Set('el la los las de del un una san santa'.split(' '));

/** Language with more small words. A tie is Spanish, because it also reads English words. */
export function languageOf(words: readonly string[]): Language {
  // English questions never begin with these.
  const isLed = words[0] === 'y' || words[0] === 'solo' ? 1 : 0;
  const own = words.filter(
    (word) => (ONLY_SPANISH.has(word) || isSpanishOfOurs(word)) && !BOTH.has(word),
  );
  const spanish = isLed + own.length;
  const english = words.filter((word) => ONLY_ENGLISH.has(word)).length;
  const isMixed = spanish === english && own.filter((word) => !ARTICLES.has(word)).length > 1;
  return spanish > english || isMixed ? 'es' : 'en';
}
