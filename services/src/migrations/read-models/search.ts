/**
 * Row security lets no operator use an index that could tell of other rows, and LIKE is one of those.
 * So these functions look as the owner, and only ever in the business that the transaction was told.
 */
const searching = (telling: string, body: string) => `
create or replace function search_contacts(term text, digits text, beginning text, most integer)
returns setof contact_summaries language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  business uuid := nullif(current_setting('app.business_id', true), '')::uuid;
  ${telling}
begin
  return query execute ${body}
end $$;`;

/** Of an e-mail address the index is asked for the part that tells people apart. */
const MAILBOX = `mailbox text := split_part(term, '@', 1);
  telling text := case when length(mailbox) > 2 then mailbox else term end;`;

export const SEARCH_NAMES_AND_PHONES = searching(
  MAILBOX,
  `'select * from contact_summaries where business_id = $1 and listed and (
       names like $2 and strpos(names, $3) > 0
       or phones like $4 or phones like $5 or phones like $6) limit $7'
    using business, '%' || like_literal(lower(telling)) || '%', lower(term),
      '%' || like_literal(term) || '%', '%' || digits || '%', beginning || '%', most;`,
);

const tellingPattern = (parts: string) => `
create or replace function telling_pattern(term text) returns text
language sql immutable parallel safe return (
  select case when count(*) >= 3 then '%' || string_agg(m[1], '%') || '%'
    else '%' || like_literal(term) || '%' end
  from regexp_matches(term, '${parts}', 'g') m);
`;

/**
 * The index is asked for all trigrams of a pattern, and of a giant's many rows each costs. Of a long term
 * those that do not overlap find as few: what they let through is compared with the term itself.
 */
export const TELLING_PATTERN = tellingPattern('[[:alnum:]]{3}');

/** A year stays whole: its last digit tells ten times as many cars apart as the first three. */
export const PATTERN_OF_YEARS = tellingPattern(String.raw`\m[0-9]{4}\M|[[:alnum:]]{3}`);

/**
 * Whoever types three digits and nothing that is not of a phone is found by the digits alone: a number that
 * has the term as it was typed has its digits, too, or begins with what follows the leading 1.
 */
const searchingDetails = (declared: string, condition: string, values: string) =>
  searching(
    `${MAILBOX}
  number text := case when length(digits) > 2 then digits else term end;${declared}`,
    `'select * from contact_summaries where business_id = $1 and listed and (
       names like $2 and strpos(names, $3) > 0
       or details like $4 and strpos(details, $3) > 0
       or phones like $5 and strpos(phones, $6) > 0
       or phones like $7 or phones like $8${condition}) limit $9'
    using business, telling_pattern(lower(telling)), lower(term), telling_pattern(lower(term)),
      telling_pattern(number), number, '%' || nullif(digits, number) || '%', beginning || '%', most${values};`,
  );

export const SEARCH_DETAILS = searchingDetails('', '', '');

/** Asked first, so that what follows is one index of keys beside that of words. */
const PLATED = `
  plated uuid[] := array(select contacts_by_plate(term));`;
const OF_PLATED = ' or contact_id = any($10)';

export const SEARCH_DETAILS_AND_PLATES = searchingDetails(PLATED, OF_PLATED, ', plated');

const COLUMNS = ['names', 'details', 'phones'];

/** In each pair of columns, so that the index is asked for both at once: one word alone may be that of thousands. */
const BOTH_STAND = COLUMNS.flatMap((one) =>
  COLUMNS.map((other) => `${one} like $11 and ${other} like $12`),
).join(' or ');

/**
 * Several words may stand anywhere, in whatever order: the index is asked for the first two in an order, and what it finds is
 * compared with all of them. What can only be part of a phone number stays one.
 */
const searchingWords = (order: string) =>
  searchingDetails(
    `${PLATED}
  words text[] := array(select w from regexp_split_to_table(lower(term), '[[:space:],]+') w
    where w <> '' and digits is null order by ${order});
  one text := case when cardinality(words) > 1 then telling_pattern(words[1]) end;
  another text := telling_pattern(words[2]);
  each_word text[] := array(select '%' || like_literal(w) || '%' from unnest(words) w);`,
    `${OF_PLATED} or (${BOTH_STAND})
       and (names || '' '' || details || '' '' || phones) like all ($13)`,
    ', plated, one, another, each_word',
  );

const LONGEST = 'length(w) desc, w';
export const SEARCH_EACH_WORD = searchingWords(LONGEST);

/** A year or a number of a street tells more than make and model, which go together. */
export const SEARCH_NUMBERS_FIRST = searchingWords(
  `w ~ '[0-9]' and length(w) > 2 desc, ${LONGEST}`,
);

/** Terms are compared by the one rule for texts, and phone numbers with letters as well. */
export const SEARCH_TEXT_KEYS = SEARCH_NUMBERS_FIRST.replaceAll('lower(', 'text_key(').replace(
  'then digits else term end',
  'then digits else text_key(term) end',
);

/** What tells plates apart: '7ABC-123', '7abc 123' and '7ABC123' are one. */
const plateKey = (text: string) => `regexp_replace(lower(${text}), '[^[:alnum:]]', '', 'g')`;

/** Who writes adds to the index at once, so that no search reads a list of what is to be added. */
export const VEHICLES_BY_PLATE = `vehicles
  using gin (business_id, (${plateKey('plate')}) gin_trgm_ops) with (fastupdate = off)
  where plate <> '' and archived_at is null`;

/**
 * Whose vehicle has a plate that says so, whatever is between its letters and digits. Fewer than three are in nearly every plate,
 * and no plate has more than sixteen.
 */
export const CONTACTS_BY_PLATE = `
create or replace function contacts_by_plate(term text) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  business uuid := nullif(current_setting('app.business_id', true), '')::uuid;
  asked text := ${plateKey('term')};
begin
  if length(asked) between 3 and 16 then
    return query execute
      'select contact_id from vehicles where business_id = $1 and plate <> '''' and archived_at is null
         and ${plateKey('plate').replaceAll("'", "''")} like $2'
      using business, '%' || asked || '%';
  end if;
end $$;`;

export const PLATE_RIGHTS = [
  'revoke execute on function contacts_by_plate from public',
  'grant execute on function contacts_by_plate to clearcoat_app',
];

export const SEARCH_RIGHTS = `
revoke execute on function search_contacts from public;
grant execute on function search_contacts to clearcoat_app;`;
