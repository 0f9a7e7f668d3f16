import { contact } from '@clearcoat/testing';
import {
  EMPTY_CONTACT,
  FORM_FIELDS,
  missingFields,
  toContactInput,
  toFormValues,
} from './contact-form';

const filled = { ...EMPTY_CONTACT, firstName: 'Ana', lastName: 'Ruiz', phone: '555' };

describe('the contact form', () => {
  it('joins first and last name and sends the vehicle as the address', () => {
    const values = { ...filled, firstName: ' Ana ', vehicle: '2021 Outback', email: ' a@b.co ' };
    expect(toContactInput(values)).toMatchObject({
      name: 'Ana Ruiz',
      email: 'a@b.co',
      phone: '555',
      address: '2021 Outback',
      notes: '',
    });
  });

  it.each([
    ['Ana María Ruiz', 'Ana', 'María Ruiz'],
    ['Cher', 'Cher', ''],
    ['  ', '', ''],
  ])('splits %j', (name, firstName, lastName) => {
    expect(toFormValues(contact({ name }))).toMatchObject({ firstName, lastName });
  });

  it('keeps a name through reading and saving', () => {
    const stored = contact({ name: 'Ana María Ruiz', email: '', notes: 'n' });
    expect(stored).toMatchObject(toContactInput(toFormValues(stored)));
  });

  it('names what is blank after trimming, in order', () => {
    expect(Object.entries(missingFields({ ...filled, firstName: '  ', phone: '' }))).toEqual([
      ['firstName', 'Enter a first name'],
      ['phone', 'Enter a phone number'],
    ]);
    expect(missingFields(filled)).toEqual({});
  });

  it('asks for no last name of someone saved under one name', () => {
    const cher = { ...EMPTY_CONTACT, firstName: 'Cher', phone: '555' };
    expect(missingFields(cher, cher)).toEqual({});
    expect(Object.keys(missingFields(cher))).toEqual(['lastName']);
  });

  it('asks for no phone of someone imported with an email alone, as long as that stays', () => {
    const ana = { ...filled, phone: '', email: 'ana@example.com' };
    expect(missingFields(ana, ana)).toEqual({});
    expect(Object.keys(missingFields({ ...ana, email: '' }, ana))).toEqual(['phone']);
    expect(Object.keys(missingFields(ana))).toEqual(['phone']);
  });

  it("puts the server's errors under the form's fields", () => {
    const names = ['name', 'address', 'email'].map((field) => FORM_FIELDS[field]);
    expect(names).toEqual(['firstName', 'vehicle', 'email']);
  });
});
