/**
 * Row security lets no operator use an index that could tell of other rows, and LIKE is one of those.
 * So this one function looks as the owner, and only ever in the business that the transaction was told.
 * Of an e-mail address the index is asked for the part that tells people apart.
 */
const searching = (more: string) => `
create or replace function search_contacts(term text, digits text, beginning text, most integer)
returns setof contact_summaries language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  business uuid := nullif(current_setting('app.business_id', true), '')::uuid;
  mailbox text := split_part(term, '@', 1);
  telling text := case when length(mailbox) > 2 then mailbox else term end;
begin
  return query execute
    'select * from contact_summaries where business_id = $1 and listed and (
       names like $2 and strpos(names, $3) > 0
       or phones like $4 or phones like $5 or phones like $6${more}) limit $7'
    using business, '%' || like_literal(lower(telling)) || '%', lower(term),
      '%' || like_literal(term) || '%', '%' || digits || '%', beginning || '%', most,
      '%' || like_literal(lower(term)) || '%';
end $$;`;

export const SEARCH_NAMES_AND_PHONES = searching('');
export const SEARCH_DETAILS = searching(' or details like $8');

export const SEARCH_RIGHTS = `
revoke execute on function search_contacts from public;
grant execute on function search_contacts to clearcoat_app;`;
