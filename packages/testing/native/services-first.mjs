import Sequencer from '@jest/test-sequencer';

/**
 * Runs tests of the services first: they mostly wait for their database, and so do browser tests
 * that run in parallel. Tests that only compute come last.
 */
export default class ServicesFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isService = ({ context }) => context.config.displayName?.name === 'services';
    return [...sorted.filter(isService), ...sorted.filter((test) => !isService(test))];
  }
}
