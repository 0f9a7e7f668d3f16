import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';

const HOW_TO = new Phrases(
  everyOf('how', 'do|can|should|could', 'i|we'),
  everyOf(
    'where',
    'do|can',
    'i|we',
    'change|set|add|edit|turn|find|see|put|enter|delete|remove|import|export|invite|switch|make',
  ),
  everyOf('in|', 'what|which', 'order'),
  everyOf('what', 'do|should', 'i|we|you', 'do|say|tell', 'when|if|about|with|to'),
  everyOf('best|good', 'way|ways|thing|things|practice|practices'),
  'how to|what happens|tips',
  everyOf(
    'como',
    'se|',
    'lava|lavan|lavo|limpia|limpian|limpio|quita|quitan|quito|saca|sacan|saco|pule|pulen|pulo|encera|enceran|encero|aplica|aplican|aplico|seca|secan|seco|cuida|cuidan|cuido|protege|protejo|aspira|aspiro',
  ),
);
/** 'How do I look this month' asks for figures. */
const OF_FIGURES = new Phrases('look');

/** 'How do I set van hours' is not how many hours they have. */
export function isHowTo(message: string): boolean {
  const words = spelled(message);
  const length = HOW_TO.lengthAt(words, 0);
  return length > 0 && OF_FIGURES.lengthAt(words, length) === 0;
}

const SETTING = new Phrases(
  everyOf(
    'how',
    'do|can|to',
    'i|we|you|',
    'set|change|add|edit|make|put|turn|close|open|delete|remove|block|enter|update|create|move|mark|see|find|get|cancel|print|export|import|use',
  ),
  everyOf(
    'como',
    'lo|la|los|las|le|les|',
    'cambio|pongo|agrego|anado|veo|hago|borro|elimino|muevo|configuro|ajusto|cancelo|imprimo|exporto|importo',
  ),
  // Of any customer at all, which is a place to look at, and no figure.
  everyOf(
    'can',
    'i|we',
    'see|find|check|look up',
    'what|how much|how often|when|who did|who changed|who booked|who cancelled|',
    'a|each|every',
    'customer|client|person|job|service',
  ),
);

/** 'How do I set my hours for Saturday' is not how many they are. */
export const isOfSetting = (message: string): boolean => SETTING.begin(spelled(message));
