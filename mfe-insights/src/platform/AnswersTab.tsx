import { Segmented } from '@clearcoat/ui/core';
import { useState } from 'react';
import { createdColumn, Moment, Opener } from '../shared/cells';
import { Details } from './Details';
import { feedbackQuery, type PlatformFeedback } from './platform-api';
import { PlatformList } from './PlatformList';
import styles from './platform.module.css';

type Problem = PlatformFeedback['problem'];

const PROBLEMS: Record<Problem, string> = {
  wrong: 'Wrong',
  missing: 'Missing',
  misunderstood: 'Misread',
  other: 'Other',
};
const CHOICES = [
  { value: 'all' as const, label: 'All' },
  ...Object.entries(PROBLEMS).map(([value, label]) => ({ value: value as Problem, label })),
];

/** Feedback on the assistant's answers. */
export function AnswersTab() {
  const [opened, setOpened] = useState<PlatformFeedback>();
  const [only, setOnly] = useState<Problem | 'all'>('all');
  const opener = (row: PlatformFeedback) => (
    <Opener name={row.question} below={PROBLEMS[row.problem]} onOpen={() => setOpened(row)} />
  );
  return (
    <>
      <div className={styles.banner}>
        <Segmented label="What was wrong" options={CHOICES} value={only} onChange={setOnly} />
      </div>
      <PlatformList
        title="Answers"
        query={feedbackQuery(only === 'all' ? undefined : only)}
        onOpen={setOpened}
        empty={{
          icon: 'chat',
          title: only === 'all' ? 'No answers yet' : 'No answers of this kind',
          description:
            'Answers that people marked as not helpful and agreed to share show up here.',
        }}
        columns={[
          { key: 'question', title: 'Question', render: opener },
          {
            key: 'note',
            title: 'What they say',
            render: ({ note, answer }) => <span className={styles.clipped}>{note || answer}</span>,
          },
          createdColumn('Received'),
        ]}
        card={(row) => (
          <div className={styles.card}>
            {opener(row)}
            <p className={styles.clipped}>{row.note || row.answer}</p>
            <p className={styles.quiet}>
              <Moment at={row.createdAt} />
            </p>
          </div>
        )}
      />
      {opened && (
        <Details
          title={opened.question}
          facts={[
            ['Problem', PROBLEMS[opened.problem]],
            ...(opened.note ? [['They say', opened.note] as const] : []),
            ['Received', <Moment key="at" at={opened.createdAt} />],
          ]}
          text={opened.answer}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
