import { useCan } from '@clearcoat/sdk';
import {
  Card,
  Entry,
  EntryList,
  ErrorState,
  IconButton,
  Pill,
  SkeletonTable,
} from '@clearcoat/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../SettingsPage.module.css';
import { TextDialog } from './TextDialog';
import { templatesQuery, type MessageTemplate } from './templates-api';
import { OCCASIONS } from './words';

type Occasion = MessageTemplate['occasion'];

const OCCASION_NAMES = Object.keys(OCCASIONS) as Occasion[];

/** Texts of the messages to customers, by occasion. */
export function MessageTextsCard() {
  const canWrite = useCan('settings:write');
  const { data, error, refetch } = useQuery(templatesQuery());
  const [edited, setEdited] = useState<Occasion>('reminder');
  const [isOpen, setIsOpen] = useState(false);
  const edit = (occasion: Occasion) => {
    setEdited(occasion);
    setIsOpen(true);
  };
  return (
    <Card title="Message Texts" className={styles.notifications}>
      {data && (
        <EntryList>
          {OCCASION_NAMES.map((occasion) => {
            const { label, when } = OCCASIONS[occasion];
            const isOwn = data.some((each) => each.occasion === occasion && each.own);
            return (
              <Entry
                key={occasion}
                title={label}
                notes={[when]}
                fact={isOwn ? <Pill tone="info">Your Text</Pill> : <Pill>Built-in</Pill>}
                menu={
                  canWrite && (
                    <IconButton
                      icon="edit"
                      label={`Edit ${label}`}
                      onClick={() => edit(occasion)}
                    />
                  )
                }
              />
            );
          })}
        </EntryList>
      )}
      {!data && !error && (
        <SkeletonTable label="Loading message texts..." rows={7} columns={2} avatar={false} />
      )}
      {!data && error && (
        <ErrorState
          title="Couldn't load the message texts"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <TextDialog
          open={isOpen}
          occasion={edited}
          templates={data}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}
