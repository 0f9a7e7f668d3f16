import type { CardFields } from '../language/pieces/card-fields.js';
import { folded } from '../words/tokens.js';
import type { Language, Said } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import type { History } from '../tools/contact-history.js';
import { lookUp } from '../words/look-up.js';

/** Fields of a contact, and whether they are filled in. */
const FIELDS: Record<string, { name: Said; of(history: History): boolean }> = {
  email: {
    name: { en: 'No e-mail address', es: 'ningún correo' },
    of: ({ email }) => Boolean(email),
  },
  phone: {
    name: { en: 'No phone number', es: 'ningún teléfono' },
    of: ({ phone }) => Boolean(phone),
  },
  vehicle: {
    name: { en: 'No vehicle', es: 'ningún vehículo' },
    of: ({ vehicle }) => vehicle !== '',
  },
  place: {
    name: { en: 'No address', es: 'ninguna dirección' },
    of: ({ places = [] }) => places.some((each) => each !== ''),
  },
};

interface Words {
  plates(name: string, plates: string): string;
  missing(what: string, name: string): string;
  noNote(name: string): string;
  noted(name: string, text: string): string;
  nothing(what: string, name: string): string;
}

const WORDS: Record<Language, Words> = {
  en: {
    plates: (name, plates) => `Plate of ${name}: ${plates}`,
    missing: (what, name) => `${what} is noted for ${name}.`,
    noNote: (name) => `There is no note on ${name}'s card.`,
    noted: (name, text) => `Noted for ${name}: ${text}`,
    nothing: (what, name) => `Nothing about “${what}” is noted on ${name}'s card.`,
  },
  es: {
    plates: (name, plates) => `Placa de ${name}: ${plates}`,
    missing: (what, name) => `No hay ${what} de ${name}.`,
    noNote: (name) => `No hay ninguna nota en la ficha de ${name}.`,
    noted: (name, text) => `Anotado de ${name}: ${text}`,
    nothing: (what, name) => `No hay nada anotado sobre “${what}” en la ficha de ${name}.`,
  },
};

export const isOfNotes = ({ fields, noted }: CardFields) =>
  noted.length > 0 || fields.includes('notes');

const PLATE = /\b(?:plates?|placas?)$/;
const NO_PLATE: Said = { en: 'No license plate', es: 'ninguna placa' };

const SHORTEST = 3;
/** Whether a text has all words, by their stems: 'allergic' matches 'allergies'. */
const says = (text: string, what: string) =>
  what.split(' ').every((word) => {
    const stem = word.replace(/(?:ies|y|ic|s|ico|ica)$/, '');
    return ` ${folded(text)}`.includes(` ${stem.length >= SHORTEST ? stem : word}`);
  });

/** Lead of a contact card: missing fields and matching notes that were asked for. */
export function cardLead(
  history: History,
  { fields, noted }: CardFields,
  language: Language,
): string | undefined {
  const words = WORDS[language];
  const name = plain(history.name);
  const { notes, access = [], places = [] } = history;
  const texts = [notes, ...access].filter((text) => text !== '');
  const shown = (found: readonly string[]) => words.noted(name, found.map(plain).join('; '));
  const missing = fields.flatMap((field) => {
    const known = lookUp(FIELDS, field);
    return known && !known.of(history) ? [words.missing(known.name[language], name)] : [];
  });
  const { plates = [] } = history;
  const sought = noted.map((said) => {
    if (PLATE.test(said))
      return plates.length > 0
        ? words.plates(name, plates.map(plain).join('; '))
        : words.missing(NO_PLATE[language], name);
    const what = said.replace(/ (?:to|of|for|a)$/, '');
    const found = [...texts, ...places].filter((text) => says(text, what));
    return found.length > 0 ? shown(found) : words.nothing(plain(what), name);
  });
  const all = fields.includes('notes') && noted.length === 0;
  const note = !all ? [] : [texts.length > 0 ? shown(texts) : words.noNote(name)];
  const lead = [...missing, ...sought, ...note].join(' ');
  return lead === '' ? undefined : lead;
}
