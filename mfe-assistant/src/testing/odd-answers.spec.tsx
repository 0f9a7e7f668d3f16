import { failuresOf } from '@clearcoat/testing/answers';
import { DailyBrief } from '../brief/DailyBrief';
import assistant from '../module';
import { FirstQuestions } from '../panel/FirstQuestions';

const routes = [
  ...assistant.routes,
  { path: '/brief', element: <DailyBrief /> },
  { path: '/questions', element: <FirstQuestions questions={[]} /> },
];

it.each(['/handbook', '/handbook/first-steps', '/brief', '/questions'])(
  '%s stands whatever an answer lacks or holds',
  async (path) => {
    expect(await failuresOf({ routes, path })).toEqual([]);
  },
);
