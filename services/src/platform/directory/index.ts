export {
  deleteBusiness,
  deleteExpiredSandboxes,
  deletePerson,
  deleteStrayCredentials,
  DIRECTORY,
  holdPerson,
} from './directory.queries.js';
