import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';

/** What is to be said to somebody is not to be done. */
export const SAYING = new Phrases(
  'let|tell|text|txt|message|msg|email|e mail|ask|write|say|send|remind|call|dile|digale|manda|mandale|escribe|avisa',
);
export const POLITE = new Phrases('please|pls|can you|could you|and|so');

/** None of these begins somebody's name. */
export const NO_NAME = new Set(
  'who whos whens whats hows isnt arent which how what when did does do is are has have can i we job jobs customer customers client clients people ppl folks folk peeps those ones any all no not show list everyone everybody everything nobody somebody someone guy lady man woman dude girl person caller client customer new a an another one senora senor cancel move book shoot drop hit the quien quienes cuando que cual como cuantos si por el la'.split(
    ' ',
  ),
);
export const LONGEST_NAME = 5;

/** Why somebody is not there, or that they are: what is to be done about it stands behind. */
const NOT_COMING_WORDS =
  [
    everyOf(
      'not|aint|isnt|is not',
      'gonna|going to',
      'make it|come|come in|be here|be there|be able to make it|be able to come',
    ),
    everyOf('wont|cant|will not', 'be able to', 'make it|come|come in|be here'),
    'not coming|not coming in|no longer coming|cant come in|is a no for|are a no for',
  ].join('|') +
  '|bailed|backed out|dropped out|isnt coming|is not coming|cant come|cannot come|can not come|cant make it|cannot make it|can not make it|wont make it|wont be coming|wont come';
export const NOT_COMING = new Phrases(NOT_COMING_WORDS);
export const OFF = new Phrases(
  NOT_COMING_WORDS,
  'canceled for|cancelled for|canceled on me|cancelled on me|canceled on us|cancelled on us|bailed on me|bailed on us|flaked|flaked on me|flaked on us|flaked out',
  'hes out|shes out|theyre out|he is out|she is out|is out|isnt gonna make it|aint gonna make it|aint coming|is not going to make it|wont be in|wont be here|cant do|cannot do|cant be here',
);
/** It is off already, as they say. */
export const CALLED_OFF = new Phrases(
  'cancelled|canceled|called off|bailed|backed out|cancelled on us|canceled on us|cancelled on me|canceled on me',
  'cancelo',
);
export const REASONS = new Phrases(
  NOT_COMING_WORDS,
  'cant make|cannot make|can not make|wont make|theyre sick|hes sick|shes sick|he is sick|she is sick|they are sick|cancelled|canceled|called off|is running late|running late|is late|will be late|has to work|got called in|is stuck at work|has a conflict|is out|is sick|got sick|is out sick|has an emergency|had an emergency|cant be here|cant do|cannot do|can not do|wont do|isnt able to come|is not able to come|isnt able to make it|is not able to make it',
  'showed up|is done|is finished|is ready|is here|just got here|got here|arrived|came in|came|never showed|never showed up|didnt show|didnt show up',
);
/** Who did not come is written to about it. */
export const NOT_HERE = new Phrases(
  'never showed|never showed up|didnt show|didnt show up|did not show|did not show up|didnt come|did not come|never came|no showed|noshowed|was a no show|is a no show|no show|missed his appointment|missed her appointment|missed their appointment|ghosted us|ghosted me|ghosted|stood us up|stood me up|flaked|flaked on us|flaked on me|cancelled|canceled',
);
export const TO_WRITE = new Phrases('send|text|txt|write|shoot|email|message');
/** What is sent is named, and no words of theirs. */
export const NAMED = wordSet('a|an|the|our|my');
/** 'Ana ya no viene el viernes' */
export const NOT_COMING_ES = new Phrases(
  'ya no viene|no viene|ya no puede venir|no puede venir|ya no va a venir|no va a poder venir|no va a poder|ya no puede|no podra venir',
);
export const SAID_YES = new Phrases(
  'are confirmed|confirmed by text|confirmed by phone|confirmed over the phone|texted yes|confirmed|said yes|texted back yes|is confirmed',
);
export const DONE = new Phrases(
  'are done|are both done|both done|are finished|is done|is all done|is finished|is complete|is all set|is wrapped up',
  'ya esta listo|ya esta lista|ya quedo',
);
export const JUST = new Phrases('just|has|on me|on us');

export const THEM = wordSet('him|her|them|it|that');
export const TO_TAKE_OFF = new Phrases('take|pull|drop|remove|scratch|delete');
export const TO_PUT = new Phrases('put|book|schedule|find|get|give|slot|squeeze|fit|set');
export const ANOTHER = new Phrases(
  everyOf(
    'another|a different|some other|a new|a better',
    'time|slot|spot|day|date|opening|appointment',
  ),
);
export const TO_DO = new Phrases(
  'cancel|move|reschedule|push back|push|start|finish|complete|close out',
);
export const OFF_THE_LIST = new Phrases(
  'off|out|from|the|my|schedule|calendar|book|books|list|please',
);

export const WANTS = new Phrases(
  'want|wants|wanted|need|needs|would like|ask|asks|asked|is asking|has|had|prefers|would prefer|asked for|is asking for',
);
export const CALLED = new Phrases(
  'hes|shes|theyre|says|said|saying|just|called|texted|emailed|wrote|messaged|rang|calling|is calling|in|and|to say|he|she|they|has|on the phone|on the line|is on the phone|is on the line|is here|asks|asked|asking|is asking|if|wants to know|wife|husband',
);
export const GOT = new Phrases(
  'got a call from|got a text from|just got a call from|just talked to|talked to|just spoke to|spoke to|spoke with|just heard from|heard from|just got off the phone with|got off the phone with|theres|there is|got|i have|i got|ive got|we have|have',
);
export const TO_CHANGE = new Phrases(
  'to cancel|to move|to reschedule|to rebook|to push back|to push|to bump|to change|to switch',
);
export const ASKS_TO = new Phrases(
  everyOf('can|could', 'he|she|they|we|i', 'move|switch|change|push|bump|reschedule|cancel'),
);
export const ASKS_TO_COME = new Phrases(
  everyOf(
    'can he|can she|can they|can we|could he|could she|could they|could we|he can|she can|they can|he could|she could|they could',
    'do|come|come in|be here|make|have|get',
  ),
);
export const THEIRS = wordSet('his|her|their|the|it|him|them');
export const TO_BE_HERE = new Phrases('come in|come by|come|be here|drop off');
export const TO_BE_IN = new Phrases(
  'in on|in|to come in on|to come in|to get in on|to get in|to be squeezed in|to be fit in',
);
export const TO_COME = new Phrases('to come in at|to come in|to come at|to come|at|on');

export const CHANGES = new Phrases(
  'cancel|cxl|call off|switch|change|move|reschedule|push|clear|scratch|bump|take off',
);
export const THEY = wordSet('he~|she~|they|theyre|his|her|their');
/** And another day is offered. */
export const INSTEAD_ON = new Phrases(
  'do|lets do|can do|could do|wants|would like|asked for|prefers|what about|how about|can we do|can they do|can he do|can she do|could we do|try',
  'que tal',
);
/** Then what is behind it is more than why. */
export const INSTEAD = wordSet('instead|want~|need~|asked|said|and|text|tell');
export const BECAUSE = new Phrases('because|cause|cuz|since|bc');
export const OURS = new Phrases(
  'im|i am|were|we are|the van is|van 1 is|van 2 is|van 3 is',
  'its|it is|its gonna|its going to|it is going to|its supposed to|it is supposed to|theres|there is',
);
export const ILL = new Phrases(
  'sick|ill|not feeling well|hurt|out|down|broken down|in the shop|closed',
  'rain|raining|snow|snowing|storm|a storm|storming|pour|pouring|freeze|freezing|too hot|too cold|too windy|a holiday',
);
