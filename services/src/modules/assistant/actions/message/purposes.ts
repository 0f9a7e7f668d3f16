import type { Said } from '../../plan/plan.js';
import type { Purpose } from '../../tools/message-texts.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';

/** What a message may be about, and how that is called; what is said instead of it is said in the person's own words. */
const WORDS: readonly { purpose: Purpose; words: Said }[] = [
  {
    purpose: 'reminder',
    words: {
      en: 'what time to expect us|when to expect us|what time to be here|when to be here|what time to come|when to come|what time we come|what time we are coming|when we are coming|what time|the time|her time|his time|the time of appointment|appointment time|when it is|appointment details|his appointment details|her appointment details|their appointment details|appointment info|the details|reminder|reminders|a reminder|reminder text|reminder texts|reminder message|reminder messages|appointment reminders|remind|reminding|about appointment|about her appointment|about his appointment|about their appointment|about the appointment|about visit|about his visit|about her visit|of appointment|of her appointment|of his appointment|of the appointment|appointment reminder|for his job|for her job|for their job|for the job|about his job|about her job|about the job|of his job|of her job|of the job|for his appointment|for her appointment|for their appointment|for the appointment|about|of|appointment',
      es: 'recordatorio|recordatorios|recuerda|recordar|recordandole|lo de|lo del|lo de su cita|de lo de|de lo del|de su cita|sobre su cita|de la cita|cita',
    },
  },
  {
    purpose: 'review',
    words: {
      en: 'review|review request|request for a review|google review|a google review|reviews|leave a review|for a review|leave us a review|leave us a google review|leave a google review|leave me a google review|leave me a review|feedback|rating|review link|google review link|link for a review|link to leave a review',
      es: 'resena|una resena|opinion|calificacion|que deje una resena|que nos deje una resena|resena en google',
    },
  },
  {
    purpose: 'thanks',
    words: {
      en: 'thank you|thank you note|check in|checking in|a check in|thanks|thank|thanking|for coming|for coming in|for visit|for his visit|for her visit|for the business|for business|for his business|for her business',
      es: 'gracias|las gracias|agradecimiento|dando las gracias|dandole las gracias|dandole gracias|dando gracias|para darle las gracias|darle las gracias|agradeciendole|para agradecerle su visita|para agradecerle por su visita|agradecerle su visita|por venir|por su visita|agradece|agradeciendo',
    },
  },
  {
    purpose: 'ready',
    words: {
      en: 'car being ready|about car being ready|about his car being ready|about her car being ready|about the car being ready|about his truck being ready|about her truck being ready|ready text|ready message|ready notice|pickup notice|pick up notice|car ready text|ready for pickup text',
      es: 'aviso de listo|aviso de que esta listo|mensaje de listo',
    },
  },
  {
    purpose: 'late',
    words: {
      en: 'late notice|late message|late text|running late|running late text|running late message|delay|delay notice',
      es: 'aviso de retraso|retraso|mensaje de retraso',
    },
  },
  {
    purpose: 'no_show',
    words: {
      en: 'no show|no shows|noshow|about no show|about the no show|about her no show|about his no show|about their no show|missed appointment|about the missed appointment|about missing appointment|no show message|no show fee|with the fee|the fee|fee|and the fee',
      es: 'no se presento|por no venir|por faltar|cita perdida|que no vino|ausencia|cargo|y el cargo',
    },
  },
  {
    purpose: 'reschedule',
    words: {
      en: 'reschedule|rescheduling|about rescheduling|to reschedule|reschedule message|another time|new time|to move appointment|about moving appointment|to find another time',
      es: 'reprogramar|para reprogramar|cambiar la cita|otra hora|para cambiar su cita',
    },
  },
  {
    purpose: 'confirm',
    words: {
      en: 'confirm|confirmation|to confirm|to confirm appointment|to confirm the appointment|to confirm her appointment|to confirm his appointment|confirm appointment|confirm her appointment|confirm his appointment|confirmation request|confirmation message',
      es: 'confirmar|que confirme|que confirme su cita|confirmacion|para confirmar|para confirmar su cita',
    },
  },
  {
    purpose: 'quote',
    words: {
      en: 'quote|estimate|about the quote|about her quote|about his quote|about the estimate|quote follow up|follow up on the quote|follow up on her quote|follow up on his quote|follow up on the estimate',
      es: 'cotizacion|presupuesto|sobre la cotizacion|sobre el presupuesto|de la cotizacion',
    },
  },
  {
    purpose: 'rebooking',
    words: {
      en: 'invite|invitation|invite back|come back|to come back|come back in|back in|back|rebook|rebooking|book again|to book again|another visit|another detail|next visit|follow up|nudge|in for another visit|in for another detail|we miss you|miss you|win back',
      es: 'que vuelva|volver|invitacion|invitar|otra cita|que regrese|seguimiento|de vuelta',
    },
  },
];

/** 'The date of his next appointment' */
const WHEN_IT_IS = everyOf(
  'the|',
  'date|time|day|date and time|dates|times',
  'of|for',
  'his|her|their|the|',
  'next|',
  'appointment|appointments|job|visit',
);

/** 'What time hes coming tomorrow', 'his times' */
const WHEN_THEY_COME = [
  everyOf(
    'what time|when|the time|which day|what day',
    'he is|she is|they are|hes|shes|theyre|is he|is she',
    'coming|coming in|booked|scheduled|due|due in|supposed to come|supposed to come in|supposed to be here|up|on',
  ),
  everyOf('what time|when', 'his|her|their|the', 'appointment|job|detail|wash|visit', 'is|is at'),
  everyOf('a que hora|cuando', 'viene|vienen|le toca|les toca|es su cita|tiene cita'),
];

export const PURPOSES = WORDS.map(({ purpose, words }) => ({
  purpose,
  phrases: new Phrases(
    words.en,
    words.es,
    ...(purpose === 'reminder' ? [WHEN_IT_IS, ...WHEN_THEY_COME] : []),
  ),
}));

/** What the text of an occasion says of others besides. */
const COVERED: Partial<Record<Purpose, readonly Purpose[]>> = {
  review: ['thanks'],
  confirm: ['reminder'],
  reschedule: ['reminder'],
  no_show: ['reminder', 'reschedule', 'rebooking'],
  quote: ['rebooking'],
};
/** 'About', 'the appointment': no reminder is asked for with these alone. */
export const isWeak = ({ purpose, said }: NamedPurpose) =>
  purpose === 'reminder' && !/remind|record|recuerd/i.test(said);

export interface NamedPurpose {
  purpose: Purpose;
  /** As it was typed. */
  said: string;
}

/** The occasion whose text says most of what is asked for, and what it leaves out. */
export function foremost(
  named: readonly NamedPurpose[],
): { purpose: Purpose; left: readonly string[] } | undefined {
  const strong = named.filter((each) => !isWeak(each));
  const meant = strong.length > 0 ? strong : named;
  const leftBy = ({ purpose }: NamedPurpose) =>
    meant.filter((each) => each.purpose !== purpose && !COVERED[purpose]?.includes(each.purpose));
  const [first] = meant;
  if (!first) return undefined;
  const best = meant.find((each) => leftBy(each).length === 0) ?? first;
  return { purpose: best.purpose, left: leftBy(best).map(({ said }) => said) };
}

/** What may stand around an occasion without saying anything more. */
export const FILLER = new Phrases(
  'know|something|something nice|something friendly|something short|a|an|the|to|for|of|my|our|customer|client|text|texts|message|email|e mail|mail|sms|note|line|short|quick|nice|friendly|polite|little|out|over|off|up|asking|ask|asking for|asking him for|asking her for|with|me|us|and|by|there|him|her|them|his|their|please|in|at|on|draft|send|is|about|saying|card|heads|letter|request|reminding|next|upcoming|mr|mrs|ms|miss',
  'un|una|el|la|los|las|de|del|para|por|a|con|mensaje|mensajito|texto|correo|nota|corto|corta|amable|pidiendo|pidiendole|y|su|mi|que|le|en|al',
);

/** Leads from whom to what: not a part of what is said. */
export const LEADS = new Phrases(
  everyOf(
    'a|an|a quick|a short|a friendly|a nice|a little|a polite',
    'note|message|text|text message|email|line|heads up|reminder|sms',
    'that|saying|saying that|to say|to say that',
  ),
  everyOf(
    '|a text message|a short message|text message|message',
    'letting|telling|informing|notifying|reminding',
    'him|her|them',
    '|know',
    '|that',
  ),
  'that|saying|saying that|to say|to say that|telling him|telling her|telling them|telling him that|telling her that|to tell him|to tell her|to tell them|to tell him that|to tell her that|a heads up|a quick heads up|and say|and tell him|and tell her|and say that|to let him know|to let her know|to let them know|to let him know that|to let her know that|know|know that|explaining|explaining that|a line|a line saying|a line that|a line to say|a message|a text|a message that|a message saying|a text that|a text saying|an email that|an email saying|a note saying|a note that|a reminder that|a reminder to|a heads up that|reading',
  'que|diciendo|diciendole|diciendo que|diciendole que|para decirle|para decirle que|y dile que|y dile|un mensaje que|un texto que|un mensaje de que|un mensaje que diga|un mensaje diciendo|un mensaje diciendo que|para avisarle que|para avisar que',
);
