import { act, fireEvent, render, screen } from '@testing-library/react';
import { applyFieldErrors } from './apply-field-errors';
import { Form, useForm, type FormInstance } from './Form';
import { FormItem } from './FormItem';
import { Input } from './inputs';
import { MoneyInput, normalizeMoney } from './MoneyInput';
import { PasswordInput } from './PasswordInput';
import { TagsInput } from './TagsInput';

interface Values {
  firstName: string;
  email: string;
  password: string;
  price: string;
}

function renderForm() {
  let handle: FormInstance<Values> | undefined;
  function Sample() {
    const [form] = useForm<Values>();
    handle = form;
    return (
      <Form form={form}>
        <FormItem name="firstName" label="First Name" required>
          <Input />
        </FormItem>
        <FormItem name="email" label="Email (Optional)">
          <Input type="email" />
        </FormItem>
        <FormItem name="password" label="Password">
          <PasswordInput />
        </FormItem>
        <FormItem name="price" label="Price (Optional)">
          <MoneyInput />
        </FormItem>
      </Form>
    );
  }
  render(<Sample />);
  if (!handle) throw new Error('The form did not render');
  return handle;
}

const unprocessable = (fields: Record<string, string>) =>
  Object.assign(new Error('API Error: 422'), { status: 422, fields });

describe('Form', () => {
  it('binds each label to its control, to the letter', () => {
    renderForm();
    expect(screen.getByLabelText('First Name').getAttribute('aria-required')).toBe('true');
    expect(screen.getByLabelText('Email (Optional)').getAttribute('type')).toBe('email');
    expect(screen.getByLabelText('Password').tagName).toBe('INPUT');
    expect(document.querySelector('form')?.noValidate).toBe(true);
  });

  it('shows the password on demand', () => {
    renderForm();
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });
});

describe('applyFieldErrors', () => {
  it('puts the sentences below their fields and focuses the first', async () => {
    const form = renderForm();
    let applied = false;
    act(() => {
      applied = applyFieldErrors(
        form,
        unprocessable({ email: 'Please enter a valid email address', zip: 'No such field' }),
      );
    });
    expect(applied).toBe(true);
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email (Optional)'));
  });

  it('takes a sentence away once its field is edited', () => {
    const form = renderForm();
    act(() => void applyFieldErrors(form, unprocessable({ firstName: 'First name is too long' })));
    fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Ana' } });
    expect(form.getFieldError('firstName')).toEqual([]);
  });

  it('leaves to the caller what belongs to no field', () => {
    const form = renderForm();
    expect(applyFieldErrors(form, new Error('offline'))).toBe(false);
    expect(applyFieldErrors(form, unprocessable({ zip: 'No such field' }))).toBe(false);
  });
});

describe('MoneyInput', () => {
  it('brings the amount to two decimals on leaving', () => {
    const form = renderForm();
    const input = screen.getByLabelText('Price (Optional)');
    fireEvent.change(input, { target: { value: '$1,200.5' } });
    fireEvent.blur(input);
    expect(form.getFieldValue('price')).toBe('1,200.50');
  });

  it.each([
    ['0', '0.00'],
    ['', ''],
    ['abc', 'abc'],
    ['-5', '-5'],
    ['250,50', '250.50'],
    ['250,5', '250.50'],
    ['1,234.56', '1,234.56'],
    ['1.234,56', '1,234.56'],
    ['1 234,56', '1,234.56'],
    ['1,234', '1,234.00'],
  ])('reads %p as %p', (typed, kept) => expect(normalizeMoney(typed)).toBe(kept));
});

describe('TagsInput', () => {
  it('takes several words, ended by Enter or a comma', () => {
    const changed: string[][] = [];
    render(<TagsInput aria-label="Tags" onChange={(tags) => changed.push(tags)} />);
    const field = screen.getByRole('combobox', { name: 'Tags' });
    fireEvent.change(field, { target: { value: 'Fleet,VIP,' } });
    expect(changed.at(-1)).toEqual(['Fleet', 'VIP']);
    fireEvent.change(field, { target: { value: 'Ceramic' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(changed.at(-1)).toEqual(['Fleet', 'VIP', 'Ceramic']);
  });
});
