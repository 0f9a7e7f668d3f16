export {
  deleteBusiness,
  deleteExpiredSandboxes,
  deletePerson,
  DIRECTORY,
  findStrays,
  holdPerson,
} from './directory.queries.js';
