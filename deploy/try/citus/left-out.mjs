/** Database tests that do not run on a cluster, with the reasons; the only such list. */

/** Whole files. */
export const FILES_LEFT_OUT = {
  'services/test/owner.db.spec.ts':
    'an owner who is no superuser, on a PostgreSQL of its own: tables are spread by a superuser',
};

const WRONG =
  'breaks the schema on purpose to see that it is noticed, in a way that Citus refuses by itself';

/** Single tests, by their full names. */
export const TESTS_LEFT_OUT = {
  'migrations make what schema.sql says': 'the schema before its tables are spread',
  'finds a table of a business hanging on the directory': WRONG,
  'finds a table of a business hanging on another business': WRONG,
  'finds a column that is emptied when a person is deleted': WRONG,
};
