import Sequencer from '@jest/test-sequencer';

/**
 * Tests of the services wait for their database most of the time, and browsers that run beside them use
 * it; when those are done, what only computes is left.
 */
export default class ServicesFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isService = ({ context }) => context.config.displayName?.name === 'services';
    return [...sorted.filter(isService), ...sorted.filter((test) => !isService(test))];
  }
}
