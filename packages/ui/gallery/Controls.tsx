import { useState } from 'react';
import {
  ActionBar,
  Alert,
  Button,
  Dialog,
  IconButton,
  PageHeader,
  RowMenu,
  SearchInput,
  Segmented,
  useConfirm,
} from '../src/core';
import {
  Checkbox,
  Form,
  FormItem,
  Input,
  MoneyInput,
  Select,
  Switch,
  SuggestInput,
  TagsInput,
  TextArea,
} from '../src/forms';
import { DateInput, DateRangePicker } from '../src/dates';
import styles from './Gallery.module.css';
import { Shelf, Specimen } from './Specimen';

const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;

function DialogSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <Dialog
        open={isOpen}
        title="Add New Contact"
        onClose={() => setIsOpen(false)}
        footer={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            Save Contact
          </Button>
        }
      >
        <Form initialValues={{ tags: ['Fleet', 'Ceramic'] }}>
          <FormItem name="name" label="Name" required>
            <Input />
          </FormItem>
        </Form>
      </Dialog>
    </>
  );
}

const WEEK = ['2026-11-22', '2026-11-29'] as const;

function QuestionSpecimen() {
  const confirm = useConfirm();
  const ask = () => confirm({ title: 'Discard what you typed?', okText: 'Discard', danger: true });
  return <Button onClick={() => void ask()}>Ask a question</Button>;
}

/** All states of buttons, inputs and messages. */
export function Controls() {
  const [isApplied, setIsApplied] = useState(false);
  const [term, setTerm] = useState('');
  const [view, setView] = useState<'day' | 'week'>('day');
  return (
    <Shelf title="Controls">
      <Specimen name="Buttons">
        <div className={styles.row}>
          <Button variant="primary" icon="plus">
            Add Contact
          </Button>
          <Button>Clear</Button>
          <Button variant="danger">Delete</Button>
          <Button variant="danger-solid">Delete Everything</Button>
          <Button size="small" icon="undo">
            Undo
          </Button>
          <Button variant="text">Skip for now</Button>
          <Button loading>Saving</Button>
          <Button disabled>Not now</Button>
        </div>
      </Specimen>
      <Specimen name="Icon buttons">
        <div className={styles.row}>
          <IconButton icon="edit" label="Edit" />
          <IconButton icon="trash" tone="danger" label="Delete" />
          <IconButton icon="ban" tone="danger-armed" label="Click again to cancel" />
          <RowMenu
            label="More"
            items={[{ key: 'edit', label: 'Edit', onSelect: () => undefined }]}
          />
        </div>
      </Specimen>
      <Specimen name="Choice">
        <Segmented label="View" options={VIEWS} value={view} onChange={setView} />
      </Specimen>
      <Specimen name="Search">
        <SearchInput label="Search" placeholder="Search..." value={term} onChange={setTerm} />
      </Specimen>
      <Specimen name="Form, with what is wrong">
        <Form initialValues={{ price: '1,200.00', date: '2026-11-22', reminders: true }}>
          <FormItem
            name="email"
            label="Email"
            required
            validateStatus="error"
            help="Please enter a valid email address"
          >
            <Input type="email" />
          </FormItem>
          <FormItem name="date" label="Date">
            <DateInput />
          </FormItem>
          <FormItem name="price" label="Price (Optional)">
            <MoneyInput />
          </FormItem>
          <FormItem name="role" label="Role" extra="What they may do here.">
            <Select placeholder="Select a role" options={[{ value: 'staff', label: 'Staff' }]} />
          </FormItem>
          <FormItem name="make" label="Make">
            <SuggestInput suggestions={['Ford', 'Honda', 'Toyota']} />
          </FormItem>
          <FormItem name="tags" label="Tags (Optional)">
            <TagsInput />
          </FormItem>
          <FormItem name="notes" label="Notes (Optional)">
            <TextArea rows={4} />
          </FormItem>
          <FormItem name="reminders" label="Reminders" valuePropName="checked">
            <Switch />
          </FormItem>
          <FormItem name="agreed" valuePropName="checked">
            <Checkbox>May be texted</Checkbox>
          </FormItem>
        </Form>
      </Specimen>
      <Specimen name="Alerts">
        <Alert type="info" title="No contacts found">
          Create one first.
        </Alert>
        <Alert type="success">Profile updated successfully!</Alert>
        <Alert type="error" action={<Button>Retry</Button>}>
          Failed to load appointment details. Please try again.
        </Alert>
      </Specimen>
      <Specimen name="Date range">
        <DateRangePicker
          label="Date range"
          value={WEEK}
          isApplied={isApplied}
          allLabel="All dates"
          presets={[{ label: 'Next 7 days', range: WEEK }]}
          onChange={(range) => setIsApplied(range !== null)}
        />
      </Specimen>
      <Specimen name="Dialog">
        <div className={styles.row}>
          <DialogSpecimen />
          <QuestionSpecimen />
        </div>
      </Specimen>
      <Specimen name="Action bar">
        <ActionBar summary="$149.99 · 2 h">
          <Button>Cancel</Button>
          <Button variant="primary">Save Changes</Button>
        </ActionBar>
      </Specimen>
      <Specimen name="Page header, long">
        <PageHeader
          title="Maximiliana-Theodora Featherstonehaugh-Cholmondeley-Wriothesley"
          subtitle="A title that is longer than its line"
          action={<Button variant="primary">New Appointment</Button>}
        />
      </Specimen>
    </Shelf>
  );
}
