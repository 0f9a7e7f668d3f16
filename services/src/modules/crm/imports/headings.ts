import { isEmail } from '../../../platform/validation/fields.js';
import { isPhone } from '../../../platform/text/phone.js';
import { CONTACT_FIELDS, CONTACT_KEYS, fieldOf } from '../contact.fields.js';
import type { ImportField } from '../dto/import.dto.js';
import { consentOf } from './cell-values.js';

/** A heading reduced to letters without accents: 'E-mail 1 - Value' becomes 'emailvalue'. */
export const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

interface HeadingRule {
  field: ImportField;
  words: RegExp;
  /** Headings that match the words but hold something else. */
  except?: RegExp;
  /** Test for a value. Columns with matching values are preferred. */
  fits?: (value: string) => boolean;
  /** Ignores the rule for columns without matching values. */
  needsFit?: boolean;
  /** Field for further columns that match this rule. */
  more?: ImportField;
}

/** Kinds of addresses, best first. A service address is where the vehicle is. */
const ADDRESS_KINDS = [
  ...['service', 'property', 'home', 'physical', 'primary', 'mailing', 'address', 'customer'],
  ...['client', 'postal', 'billing', 'shipping', 'work', 'business', 'other'],
];
const KIND = `(?:${ADDRESS_KINDS.join('|')})`;
const addressPart = (words: string) => new RegExp(`^${KIND}?(?:address)?(?:${words})$`);

/** Headings of columns that describe a nearby phone or e-mail address. */
const ABOUT =
  /label|type$|kind$|verif|valid|status|opt(ed)?(in|out)|prefer|consent|permission|source|owner|domain|country|code$|carrier|ext(ension)?$|id$|date|time$|count|open|click|bounce|sent|subscri|quarantine|confirm|reason|marketing|fax|pager|telex|displayname|enabled|assistant|manager|last/;

const CONSENT =
  '(?:marketing)?(?:consent|opt(?:ed)?in|opt(?:ed)?out|permission|subscri\\w*|marketing|allowed|ok)';

/** 'Email Status' means consent in some programs and address validity in others. */
const saysConsent = (value: string) => Boolean(consentOf(value, ''));

/** The first matching rule wins, so specific rules come first. */
const FIRST_RULES: HeadingRule[] = [
  {
    field: 'smsConsent',
    words: new RegExp(
      `(?:sms|text|textmessage|texting|mobile|phone)s?(?:message)?s?${CONSENT}|^donot(?:text|sms|call)|^acceptssms`,
    ),
    except: /consentsince$/,
  },
  {
    field: 'emailConsent',
    words: new RegExp(
      `(?:e?mail|newsletter)s?${CONSENT}|^(?:un)?subscri\\w+$|^opt(?:ed)?(?:in|out)$|^donot(?:e?mail|contact)|^acceptse?mail|^marketing(?:consent|optin|optout|contactstatus)$|^${CONSENT}(?:status)?$`,
    ),
    except: /consentsince$/,
  },
  { field: 'smsConsent', words: /^(?:sms|text|texting)status$/, fits: saysConsent, needsFit: true },
  { field: 'emailConsent', words: /^e?mailstatus$/, fits: saysConsent, needsFit: true },
  {
    field: 'firstName',
    words: /^(?:customer|client|contact|primary)?(?:first|given)(?:name)?$|^forename$|^nombres?$/,
  },
  {
    field: 'lastName',
    words: /^(?:customer|client|contact|primary)?(?:last|family)(?:name)?$|^surname$|^apellidos?$/,
  },
  {
    field: 'accessNotes',
    words:
      /^(?:access|gate|entry|parking|property|site|door|alarm|lock)(?:notes?|codes?|instructions?|info|details)$/,
  },
  { field: 'size', words: /size$|^(?:vehicle|car)(?:class|category|type)$/ },
  {
    field: 'plate',
    words: /licen[cs]eplate|^(?:vehicle|car)?(?:plate|registration)(?:number|no)?$/,
  },
  {
    field: 'vin',
    words: /^(?:vehicle|car)?vin(?:number|no)?$|^vehicleidentificationnumber$/,
  },
  { field: 'coatedOn', words: /^coatedon$|^(?:date)?coat(?:ed|ing)(?:date|applied(?:on)?)$/ },
  { field: 'coating', words: /^(?:vehicle|ceramic)?coating(?:type|name|product)?$/ },
  { field: 'vehicleYear', words: /^(?:vehicle|car|auto)?year$/ },
  { field: 'vehicleMake', words: /^(?:vehicle|car|auto)?make$/ },
  { field: 'vehicleModel', words: /^(?:vehicle|car|auto)?model$/ },
  { field: 'vehicleColor', words: /^(?:vehicle|car|auto)?colou?r$/ },
  {
    field: 'street',
    words: addressPart(
      'streetaddress|address(?:line|street|streetline)?|street(?:line)?|streetaddressline',
    ),
    more: 'streetLine2',
  },
  { field: 'street', words: /^address\w*formatted$/ },
  {
    field: 'streetLine2',
    words: /^(?:address)?extendedaddress$|^(?:apt|apartment|unit|suite)(?:number)?$/,
  },
  { field: 'city', words: addressPart('city|town|locality') },
  { field: 'region', words: addressPart('state|region|province|stateregion|stateprovince') },
  { field: 'postcode', words: addressPart('zip|zipcode|zippostalcode|postcode|postalcode|postal') },
  {
    field: 'lastVisit',
    words:
      /^(?:date)?(?:of)?(?:last|mostrecent)(?:visit|visited|appointment|service|serviced|job|seen|booking|transaction|purchase|order|invoice)(?:date|on)?$/,
  },
  {
    field: 'totalSpent',
    words:
      /^(?:total|lifetime|amount)(?:amount|lifetime)?(?:spent|spend|sales|revenue|paid|value)(?:amount)?$|^ltv$/,
  },
  {
    field: 'phone',
    words: /phone(?!tic)|mobile|^cell|^tel|^contactnumber$|^home(?:number)$|movil/,
    except: ABOUT,
    fits: isPhone,
    more: 'secondPhone',
  },
  { field: 'email', words: /e?mail|correo/, except: ABOUT, fits: isEmail, more: 'secondEmail' },
  { field: 'vehicle', words: CONTACT_FIELDS.vehicle.headings, more: 'secondVehicle' },
  { field: 'secondVehicle', words: /^(?:second|other|additional)(?:vehicle|car)s?$/ },
  {
    field: 'company',
    words: /^(?:company|business|organi[sz]ation|associatedcompany|employer)(?:name)?$/,
  },
  {
    field: 'tags',
    words: /^(?:tags?|labels?|groups?|groupmembership|categor(?:y|ies)|segments?|keywords)$/,
  },
  {
    field: 'notes',
    words: CONTACT_FIELDS.notes.headings,
    except: /date|count|owner|id$/,
    more: 'moreNotes',
  },
];

const RULES: HeadingRule[] = [
  ...FIRST_RULES,
  ...CONTACT_KEYS.filter((key) => !FIRST_RULES.some(({ field }) => field === key)).map((field) => ({
    field,
    words: fieldOf(field).headings,
  })),
];

const ruleOf = (heading: string): HeadingRule | undefined => {
  const key = letters(heading);
  return key === ''
    ? undefined
    : RULES.find(({ words, except }) => words.test(key) && !except?.test(key));
};

/** Number of different fields that a row's cells name as headings. */
export const countHeadings = (cells: readonly string[]): number =>
  new Set(cells.flatMap((cell) => ruleOf(cell)?.field ?? [])).size;

export interface HeadedColumn {
  index: number;
  heading: string;
  /** Values of the column, without the empty ones. */
  values: readonly string[];
}

const ADDRESS = new Set<ImportField>(['street', 'city', 'region', 'postcode']);
const kindOf = (heading: string) => ADDRESS_KINDS.find((kind) => letters(heading).startsWith(kind));
const numberIn = (heading: string) => Number(/[2-9]/.exec(heading)?.[0] ?? 1);

function looksRight({ fits }: HeadingRule, values: readonly string[]): boolean {
  const some = values.slice(0, 50);
  return !fits || (some.length > 0 && some.filter(fits).length * 2 >= some.length);
}

/**
 * Rank of a column, lower is better: matching values, low number in the heading, filled, preferred kind
 * of address.
 */
function rankOf(rule: HeadingRule, { heading, values }: HeadedColumn): number[] {
  const isRight = values.length === 0 || looksRight(rule, values);
  const kind = kindOf(heading);
  const place = kind === undefined ? 0 : ADDRESS_KINDS.indexOf(kind);
  return [isRight ? 0 : 1, numberIn(heading), values.length === 0 ? 1 : 0, place];
}

const compare = (one: readonly number[], other: readonly number[]) =>
  one.map((rank, index) => rank - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Likely field of each column by its heading. */
export function fieldsByHeading(columns: readonly HeadedColumn[]): Map<number, ImportField> {
  const found = new Map<number, ImportField>();
  const candidates = columns.flatMap((column) => {
    const rule = ruleOf(column.heading);
    if (!rule || (rule.needsFit && !looksRight(rule, column.values))) return [];
    return [{ column, rule, rank: rankOf(rule, column) }];
  });
  let addressKind: string | undefined;
  for (const rule of RULES) {
    const isAddress = ADDRESS.has(rule.field);
    const isOther = ({ heading }: HeadedColumn) =>
      isAddress && addressKind !== undefined && kindOf(heading) !== addressKind ? 1 : 0;
    const own = candidates
      .filter((each) => each.rule === rule)
      .sort(
        (one, other) =>
          isOther(one.column) - isOther(other.column) || compare(one.rank, other.rank),
      );
    const [first, ...others] = own;
    if (!first || [...found.values()].includes(rule.field)) continue;
    found.set(first.column.index, rule.field);
    if (rule.field === 'street') addressKind = kindOf(first.column.heading);
    for (const { column } of others) {
      const isLine2 = rule.field !== 'street' || kindOf(column.heading) === addressKind;
      if (rule.more && isLine2) found.set(column.index, rule.more);
    }
  }
  return found;
}
