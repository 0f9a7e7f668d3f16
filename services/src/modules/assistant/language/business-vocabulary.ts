import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ContactsService, type Contact } from '../../crm/index.js';
import { ServiceCatalog } from '../../scheduling/index.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { folded } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

const MOST_PEOPLE = 50;
const NOTHING = { items: [] as Contact[], total: 0 };

/** What a business's own words are: its services, and what its customers' records say. */
@Injectable()
export class BusinessVocabulary {
  constructor(
    private readonly catalog: ServiceCatalog,
    private readonly contacts: ContactsService,
    private readonly knowledge: Knowledge,
  ) {}

  /** As far as the person may see it; each word is looked up once, and so are the services. */
  of(who: Principal): Vocabulary {
    const mayRead = permissionsOf(who).includes('contacts:read');
    const found = new Map<string, Promise<{ items: Contact[] }>>();
    let services: ReturnType<ServiceCatalog['list']> | undefined;
    const search = (words: string) => {
      const asked = found.get(words);
      if (asked || !mayRead) return asked ?? Promise.resolve(NOTHING);
      const answer = this.contacts.list(who, { search: words, limit: MOST_PEOPLE });
      found.set(words, answer);
      return answer;
    };
    return {
      isWord: (word) => this.knowledge.hasWord(word),
      services: () => (services ??= this.catalog.list(who)),
      async customersCalled(words) {
        const { items } = await search(words.join(' '));
        return items.map(({ id, name, address }) => ({ id, name, vehicle: address }));
      },
      async whereIs(word) {
        // 'F150' is written F-150.
        const spaced = word.replace(/(\p{L})(\d)/u, '$1-$2');
        const items = [...new Set([word, spaced])].map(search);
        const having = (await Promise.all(items)).flatMap((each) => each.items);
        const isIn = (text: string) => wordsOf(text).some((each) => each === word);
        const begins = (text: string) => ` ${wordsOf(text).join(' ')}`.includes(` ${word}`);
        return {
          isInVehicles: having.some(
            ({ address }) => isIn(address) || isIn(address.replaceAll('-', '')),
          ),
          isInNotes: word.length > 2 && having.some(({ notes }) => begins(notes)),
        };
      },
    };
  }
}

const wordsOf = (text: string) => folded(text).split(/[^\p{L}\d]+/u);
