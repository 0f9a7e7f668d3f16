import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ContactsService, placesOfContacts, type FoundContact } from '../../crm/index.js';
import { Database } from '../../../platform/database/index.js';
import { findAddons, findCrews, findServices, findVehicleSizes } from '../../scheduling/index.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { folded } from '../words/tokens.js';
import type { Own, Vocabulary } from '../language/pieces/vocabulary.js';

const MOST_PEOPLE = 50;

/** Names of the business: services, crews, add-ons, and words of its contacts. */
@Injectable()
export class BusinessVocabulary {
  constructor(
    private readonly contacts: ContactsService,
    private readonly knowledge: Knowledge,
    private readonly db: Database,
  ) {}

  /** Vocabulary within the user's permissions; look-ups are cached. */
  of(who: Principal): Vocabulary {
    const mayRead = permissionsOf(who).includes('contacts:read');
    const found = new Map<string, Promise<FoundContact[]>>();
    let own: Promise<Own> | undefined;
    const search = (words: string) => {
      const asked = found.get(words);
      if (asked || !mayRead) return asked ?? Promise.resolve([]);
      const answer = this.contacts.find(who, words, MOST_PEOPLE);
      found.set(words, answer);
      return answer;
    };
    return {
      isWord: (word) => this.knowledge.hasWord(word),
      own: () => (own ??= this.ownOf(who)),
      async customersCalled(words) {
        const people = await search(words.join(' '));
        return people.map(({ id, name, address }) => ({ id, name, vehicle: address }));
      },
      whereIs: async (word) => {
        // 'F150' also finds 'F-150'.
        const spaced = word.replace(/(\p{L})(\d)/u, '$1-$2');
        const having = (await Promise.all([...new Set([word, spaced])].map(search))).flat();
        const isIn = (text: string) => wordsOf(text).some((each) => each === word);
        const begins = (text: string) =>
          ` ${wordsOf(text).join(' ')}`.includes(` ${word}`) ||
          (word.includes(' ') && ` ${inOne(wordsOf(text))}`.includes(` ${inOne(word.split(' '))}`));
        return {
          isInVehicles: having.some(
            ({ address }) => isIn(address) || isIn(address.replaceAll('-', '')),
          ),
          isInNotes: word.length > 2 && having.some(({ notes }) => begins(notes)),
          isInPlaces: word.length > 2 && (await this.isInPlaces(who, word, having)),
        };
      },
    };
  }

  /** Reads all names in one round trip, because every question needs them. */
  private ownOf(who: Principal): Promise<Own> {
    return this.db.read(who, async (sql) => {
      const [services, crews, sizes, addOns] = await Promise.all([
        findServices(sql, who.businessId),
        findCrews(sql, who.businessId),
        findVehicleSizes(sql, who.businessId),
        findAddons(sql, who.businessId),
      ]);
      return { services, crews, sizes, addOns };
    });
  }

  /** Whether one of the contacts has the words in an address. */
  private async isInPlaces(who: Principal, words: string, found: readonly FoundContact[]) {
    if (found.length === 0) return false;
    const ids = found.map(({ id }) => id);
    const places = await this.db.read(who, (sql) => placesOfContacts(sql, who.businessId, ids));
    return places.some((text) => ` ${wordsOf(text).join(' ')} `.includes(` ${words} `));
  }
}

/** Singular form of all words. */
const inOne = (words: readonly string[]) =>
  words.map((word) => word.replace(/(?<=.{3})s$/, '')).join(' ');

const wordsOf = (text: string) => folded(text).split(/[^\p{L}\d]+/u);
