import jest from './jest.config.mjs';

/** Jest for mutation tests: no databases, so no server is built and no PostgreSQL is started. */
const withoutDatabase = ({ globalSetup: _setup, globalTeardown: _teardown, ...services }) =>
  services;
const [services, ...others] = jest.projects;

export default {
  ...jest,
  projects: [withoutDatabase(services), ...others].map((project) => ({
    ...project,
    testPathIgnorePatterns: [
      ...(project.testPathIgnorePatterns ?? []),
      '\\.db\\.spec\\.',
      '/test/',
    ],
  })),
};
