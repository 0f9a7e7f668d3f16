import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';

export const EVERYBODY = new Phrases(
  'everyone|everybody|people|folks|the guys|the folks|the people|the ones|all the people|my customers|the customers|my clients|all customers|all my customers|all the customers|every customer|each customer|all clients|all my clients|everyone who is|everybody who is|whoever|whoever is|anyone who is|anybody who is',
  'todos|todas|todos los clientes|todos mis clientes|cada cliente|los|las|los clientes|los que vienen|la gente',
);
export const PRONOUN = new Phrases(
  'him|her|them|that one|this one|that guy|that lady|that customer|the new one|the new guy|the new lady|the new customer|ella|ellos|ellas|ese|esa|ese cliente',
);
export const THEM_ALL = new Phrases(
  'all those|all of those|those|these|those guys|those people|those customers|the rest of them|them all|all of them|each of them|every one of them|all those|them each|them',
  'a todos ellos|todos ellos|ellos|ellas',
);
/** So many of those whom the last answer named. */
export const SO_MANY: readonly [Phrases, number][] = [
  [
    new Phrases(
      'both|both of them|both of those|them both|the two of them',
      'ambos|los dos|a los dos|las dos|a las dos',
    ),
    2,
  ],
  [
    new Phrases('all three|all three of them|all 3|all 3 of them', 'los tres|a los tres|las tres'),
    3,
  ],
];
export const SOMEBODY = new Phrases(
  'the guy|the man|the lady|the woman|the person|the owner|the customer|the client|the one|the dude|the girl|guy|whoever|the people',
  'el cliente|la clienta|el dueno|la duena|el senor|la senora|el muchacho|la muchacha|el|la|al',
);
/** One of those the last answer named, by where they stood; of the last one -1. */
export const PLACES: readonly [Phrases, number][] = [
  [
    new Phrases(
      'next one|first one|first customer|1st one|top one|first on the list|number one|number 1',
      'primero|primera',
    ),
    0,
  ],
  [
    new Phrases(
      'second one|second customer|2nd one|second on the list|number two|number 2',
      'segundo|segunda',
    ),
    1,
  ],
  [
    new Phrases(
      'third one|third customer|3rd one|third on the list|number three|number 3',
      'tercero|tercera',
    ),
    2,
  ],
  [new Phrases('last one|bottom one|last on the list', 'ultimo|ultima'), -1],
];
/** Between somebody and the day on which they were here. */
export const CAME_ON = new Phrases(
  'from|we had|we had on|i had|i had on|we did|we did on|i did|who came|who came in|that came in|who was here',
  'de|del|que vino el|que vino',
);
/** The same, of a day to come. */
export const COMES_ON = new Phrases('on|for|coming|coming in|coming in on');
export const OWNER = new Phrases('guy|gal|lady|owner|customer|client|dude|man|woman|person|girl');
export const HAVING = new Phrases(
  'with the|with a|with|who has the|who has a|who has|who drives the|who drives a|who drives|in the|of the|driving the|that has the|that has a|that drives the|who owns the',
  'del|de la|con el|con la|con un|con una|que tiene el|que tiene la|que tiene un|que tiene una|que maneja el|que maneja la|que maneja un',
);
/** What stands between a group and the days it has something booked. */
export const BOOKED = new Phrases(
  'on|for|in|from|about|about their appointment|about their appointments|of|who is|who are|booked|coming|coming in|scheduled|with an appointment|with appointments|i have|we have|that is|thats|that are|who has|who have|showing up',
  'de|del|el|la|para|con cita|que tienen cita|que vienen|los|las',
);
/** What we did with them then: those who were here. */
export const WE_HAD = new Phrases(
  everyOf('we|i', 'had|did|saw|washed|cleaned|detailed|serviced|worked on|had in'),
  'que tuvimos|que vimos|que lavamos|que atendimos',
);
/** 'On Friday's schedule' */
export const SCHEDULE = new Phrases('schedule|calendar|list|books|jobs|agenda|calendario');
/** Whose days come before them. */
export const BOOKED_PEOPLE = new Phrases(
  'customers|clients|people|folks|ppl|jobs|appointments|appointment|cars',
  'clientes|citas|gente',
);
export const OF_ALL = new Phrases(
  'all|all of|each of|every|my|the|our',
  'todos|todas|los|las|mis|de',
);
export const DUE = new Phrases(
  'due|is due|is due for a visit|who is due|who are due|due for a visit|who is due for a visit|who are due for a visit|that are due',
  'que ya deberian volver|que deberian volver|que toca',
);

const HAVE_NOT =
  'hasnt|havent|isnt|arent|has not|have not|is not|are not|didnt|did not|has yet|have yet';
/** What tells some of them apart from the others; 'that we …' is said to all. */
export const CONDITION = new Phrases(
  'who|whos|whose|which',
  everyOf('that|thats', `${HAVE_NOT}|still have|still has|still need|still needs|need to|needs to`),
  everyOf('que', 'no han|no ha|aun no han|aun no ha|todavia no han|todavia no ha|faltan de'),
);
/** Of whoever was told before, where a condition stands behind it. */
export const THOSE = new Phrases(
  'those|these|the ones|ones|the people|those people|those customers|those guys|the customers|the rest',
  'los|las|esos|esas|aquellos|aquellas|a los|a las',
);
