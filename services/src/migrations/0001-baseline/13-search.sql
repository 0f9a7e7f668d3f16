-- Searches over contacts. Row level security keeps LIKE from using an index, since LIKE could tell
-- of other rows. So these functions run with the owner's rights, always within the current
-- business.

-- Key for comparing texts, as `textKey` of platform/text. The collation makes lowercasing identical
-- on all machines.
create function text_key(value text) returns text
language sql immutable parallel safe strict return
  regexp_replace(btrim(regexp_replace(
    replace(replace(replace(replace(translate(lower(regexp_replace(
      translate(normalize(translate(value,
        '´`‘’‚‛ʼʹ′＇“”„‟″‐‑‒–—―−',
        '''''''''''''''''''''"""""-------'), nfkd),
        '´`‘’‚‛ʼʹ′＇“”„‟″‐‑‒–—―−',
        '''''''''''''''''''''"""""-------'),
      '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]', '', 'g')
      collate pg_c_utf8), 'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g')),
    '(?<=[^ ''-])[''-]+|[''-]+(?=[^ ''-])', '', 'g');


create function key_contact_summary() returns trigger language plpgsql as $$
begin
  new.names := text_key(new.names);
  new.details := text_key(new.details);
  new.phones := text_key(new.phones);
  return new;
end $$;
create trigger key_contact_summary before insert or update of names, details, phones
  on contact_summaries for each row execute function key_contact_summary();


create function like_literal(text) returns text language sql immutable parallel safe
return regexp_replace($1, '([\\%_])', '\\\1', 'g');


-- Pattern with few trigrams. The index reads the rows of every trigram, so a long term asks only
-- for those that don't overlap; callers compare the rest. A year stays whole, since its last digit
-- tells ten times as many cars apart as the first three.
create function telling_pattern(term text) returns text language sql immutable parallel safe return (
  select case when count(*) >= 3 then '%' || string_agg(m[1], '%') || '%'
    else '%' || like_literal(term) || '%' end
  from regexp_matches(term, '\m[0-9]{4}\M|[[:alnum:]]{3}', 'g') m);


-- Owners of plates that contain a term, whatever stands between its letters and digits. Fewer than
-- three are in nearly every plate, and no plate has more than sixteen.
create function contacts_by_plate(term text) returns setof uuid language plpgsql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  business uuid := nullif(current_setting('app.business_id', true), '')::uuid;
  asked text := regexp_replace(lower(term), '[^[:alnum:]]', '', 'g');
begin
  if length(asked) between 3 and 16 then
    return query execute
      'select contact_id from vehicles
       where business_id = $1 and plate <> '''' and archived_at is null
         and regexp_replace(lower(plate), ''[^[:alnum:]]'', '''', ''g'') like $2'
      using business, '%' || asked || '%';
  end if;
end $$;
revoke execute on function contacts_by_plate from public;
grant execute on function contacts_by_plate to clearcoat_app;


-- Contacts by name, e-mail address, phone, vehicle, notes or plate. Of an e-mail address, the index
-- looks for the mailbox. A term of three digits and nothing but phone characters is looked up by
-- its digits alone: `digits`, or `beginning` without the leading 1. Several words may be anywhere:
-- the index looks for two of them, in each pair of columns, numbers and long words first. Plates
-- are looked up first, so that their contacts come from the primary key.
create function search_contacts(term text, digits text, beginning text, most integer)
returns setof contact_summaries language plpgsql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  business uuid := nullif(current_setting('app.business_id', true), '')::uuid;
  mailbox text := split_part(term, '@', 1);
  telling text := case when length(mailbox) > 2 then mailbox else term end;
  number text := case when length(digits) > 2 then digits else text_key(term) end;
  plated uuid[] := array(select contacts_by_plate(term));
  words text[] := array(
    select w from regexp_split_to_table(text_key(term), '[[:space:],]+') w
    where w <> '' and digits is null
    order by w ~ '[0-9]' and length(w) > 2 desc, length(w) desc, w);
  one text := case when cardinality(words) > 1 then telling_pattern(words[1]) end;
  another text := telling_pattern(words[2]);
  each_word text[] := array(select '%' || like_literal(w) || '%' from unnest(words) w);
begin
  return query execute
    'select * from contact_summaries where business_id = $1 and listed and (
       names like $2 and strpos(names, $3) > 0
       or details like $4 and strpos(details, $3) > 0
       or phones like $5 and strpos(phones, $6) > 0
       or phones like $7 or phones like $8 or contact_id = any($10)
       or (names like $11 and names like $12 or names like $11 and details like $12
         or names like $11 and phones like $12 or details like $11 and names like $12
         or details like $11 and details like $12 or details like $11 and phones like $12
         or phones like $11 and names like $12 or phones like $11 and details like $12
         or phones like $11 and phones like $12)
       and (names || '' '' || details || '' '' || phones) like all ($13)) limit $9'
    using business, telling_pattern(text_key(telling)), text_key(term),
      telling_pattern(text_key(term)), telling_pattern(number), number,
      '%' || nullif(digits, number) || '%', beginning || '%', most, plated, one, another, each_word;
end $$;
revoke execute on function search_contacts from public;
grant execute on function search_contacts to clearcoat_app;
