import { sheetOfCells } from '../../../../test/support/import-reading.js';

/** Suggested field of each heading that has one, in file order. */
const suggested = (headings: string[], ...rows: string[][]) =>
  sheetOfCells([headings, ...rows]).columns.flatMap(({ name, suggested: field }) =>
    field ? [`${name}: ${field}`] : [],
  );

describe('the export of', () => {
  it('Google Contacts is read by its values, not its labels', () => {
    const found = suggested(
      [
        ...['First Name', 'Middle Name', 'Last Name', 'Phonetic First Name', 'Nickname', 'File As'],
        ...['Organization Name', 'Organization Title', 'Birthday', 'Notes', 'Photo', 'Labels'],
        ...['E-mail 1 - Label', 'E-mail 1 - Value', 'E-mail 2 - Label', 'E-mail 2 - Value'],
        ...['Phone 1 - Label', 'Phone 1 - Value', 'Phone 2 - Label', 'Phone 2 - Value'],
        ...['Address 1 - Label', 'Address 1 - Formatted', 'Address 1 - Street', 'Address 1 - City'],
        ...['Address 1 - Region', 'Address 1 - Postal Code', 'Website 1 - Value'],
      ],
      [
        ...['Ana', '', 'Ruiz', '', '', '', 'Harbor Law', '', '', 'n', '', '* myContacts'],
        ...['* Home', 'a@example.com', '', '', 'Mobile', '+1 555-201-4477', '', ''],
        ...['Home', '14 Elm St Springfield', '14 Elm St', 'Springfield', 'OH', '45501', ''],
      ],
    );
    expect(found).toEqual([
      ...['First Name: firstName', 'Last Name: lastName', 'Organization Name: company'],
      ...[
        'Notes: notes',
        'Labels: tags',
        'E-mail 1 - Value: email',
        'E-mail 2 - Value: secondEmail',
      ],
      ...['Phone 1 - Value: phone', 'Phone 2 - Value: secondPhone', 'Address 1 - Street: street'],
      ...[
        'Address 1 - City: city',
        'Address 1 - Region: region',
        'Address 1 - Postal Code: postcode',
      ],
    ]);
  });

  it('Outlook is read from the address that is filled', () => {
    const found = suggested(
      [
        ...['Title', 'First Name', 'Last Name', 'Suffix', 'Company', 'Job Title'],
        ...['Business Street', 'Business Street 2', 'Business City', 'Business Postal Code'],
        ...['Home Street', 'Home City', 'Home State', 'Home Postal Code', "Assistant's Phone"],
        ...['Business Fax', 'Home Phone', 'Mobile Phone', 'Pager', 'Categories', 'E-mail Address'],
        ...['E-mail Type', 'E-mail Display Name', 'E-mail 2 Address', 'Mileage', 'Notes'],
      ],
      [
        ...['', 'Ana', 'Ruiz', '', '', '', '', '', '', ''],
        ...['14 Elm St', 'Springfield', 'OH', '45501', '', '', '', '555-201-4477', '', 'VIP'],
        ...['a@example.com', 'SMTP', 'Ana Ruiz (a@example.com)', '', '', 'x'],
      ],
    );
    expect(found).toEqual([
      ...['First Name: firstName', 'Last Name: lastName', 'Company: company'],
      ...['Home Street: street', 'Home City: city', 'Home State: region'],
      ...['Home Postal Code: postcode', 'Home Phone: secondPhone', 'Mobile Phone: phone'],
      ...[
        'Categories: tags',
        'E-mail Address: email',
        'E-mail 2 Address: secondEmail',
        'Notes: notes',
      ],
    ]);
  });

  it('HubSpot is not misled by what is said about phones and e-mails', () => {
    const found = suggested([
      ...['Record ID', 'First Name', 'Last Name', 'Phone verified', 'Phone Number'],
      ...[
        'Email Domain',
        'Email',
        'Email opt-in',
        'Unsubscribed from all email',
        'Last Email Date',
      ],
      ...['Contact owner', 'Company Name', 'Street Address', 'City', 'State/Region', 'Postal Code'],
    ]);
    expect(found).toEqual([
      ...['First Name: firstName', 'Last Name: lastName', 'Phone Number: phone', 'Email: email'],
      ...['Email opt-in: emailConsent', 'Company Name: company', 'Street Address: street'],
      ...['City: city', 'State/Region: region', 'Postal Code: postcode'],
    ]);
  });

  it('Square has history and consent', () => {
    const found = suggested([
      ...['Reference ID', 'First Name', 'Last Name', 'Email Address', 'Phone Number', 'Nickname'],
      ...['Company Name', 'Street Address 1', 'Street Address 2', 'City', 'State', 'Postal Code'],
      ...['Birthday', 'Memo', 'Square Customer ID', 'Creation Source', 'First Visit', 'Last Visit'],
      ...['Transaction Count', 'Lifetime Spend', 'Email Subscription Status', 'Instant Profile'],
    ]);
    expect(found).toEqual([
      ...['First Name: firstName', 'Last Name: lastName', 'Email Address: email'],
      ...['Phone Number: phone', 'Company Name: company', 'Street Address 1: street'],
      ...['Street Address 2: streetLine2', 'City: city', 'State: region', 'Postal Code: postcode'],
      ...['Memo: notes', 'Last Visit: lastVisit', 'Lifetime Spend: totalSpent'],
      'Email Subscription Status: emailConsent',
    ]);
  });

  it('Jobber has the service address beside the one for bills', () => {
    const found = suggested([
      ...['J-ID', 'First Name', 'Last Name', 'Company Name', 'Display Name', 'Main Phone #'],
      ...['Mobile Phone', 'Work Phone', 'E-mails', 'Billing Street 1', 'Billing Street 2'],
      ...['Billing City', 'Billing State', 'Billing Zip code', 'Service Street 1'],
      ...['Service Street 2', 'Service City', 'Service State', 'Service Zip code', 'Tags'],
      ...['Text Message Enabled Phone #', 'Created Date'],
    ]);
    expect(found).toEqual([
      ...['First Name: firstName', 'Last Name: lastName', 'Company Name: company'],
      ...['Display Name: name', 'Main Phone #: phone', 'Mobile Phone: secondPhone'],
      ...['Work Phone: secondPhone', 'E-mails: email', 'Service Street 1: street'],
      ...['Service Street 2: streetLine2', 'Service City: city', 'Service State: region'],
      ...['Service Zip code: postcode', 'Tags: tags'],
    ]);
  });
});

it.each([
  ['Unsubscribed', 'emailConsent'],
  ['SMS Opt-In', 'smsConsent'],
  ['Text consent', 'smsConsent'],
  ['Accepts Email Marketing', 'emailConsent'],
  ['Do Not Email', 'emailConsent'],
  ['Do Not Text', 'smsConsent'],
  ['Gate Code', 'accessNotes'],
  ['Access Notes', 'accessNotes'],
  ['Vehicle Year', 'vehicleYear'],
  ['Make', 'vehicleMake'],
  ['Vehicle VIN', 'vin'],
  ['License Plate', 'plate'],
  ['Coated On', 'coatedOn'],
  ['Ceramic Coating', 'coating'],
  ['Vehicle Info', 'vehicle'],
  ['Mailing Address', 'street'],
  ['Nombre', 'firstName'],
  ['Teléfono', 'phone'],
  ['Date of last visit', 'lastVisit'],
  ['Last Transaction', 'lastVisit'],
  ['Total Sales', 'totalSpent'],
  ['Fax', undefined],
  ['first_name', 'firstName'],
  ['sms_opt_in', 'smsConsent'],
  ['Vehicle Notes', 'notes'],
  ['Vehicle License Plate', 'plate'],
  ['Vehicle Type', 'size'],
  ['Client Phone', 'phone'],
  ['Date Last Visited', 'lastVisit'],
  ['Total Spend ($)', 'totalSpent'],
  ['LTV', 'totalSpent'],
  ['Phone Type', undefined],
  ['Notes Count', undefined],
])('the heading %j is %j', (heading, field) => {
  const [column] = sheetOfCells([[heading, 'Name', 'Zip'], ['x']]).columns;
  expect(column?.suggested ?? undefined).toBe(field);
});

it('takes several columns of notes, phones and vehicles', () => {
  const found = suggested([
    'Name',
    'Phone 1',
    'Phone 2',
    'Notes',
    'Comments',
    'Vehicle',
    'Vehicle 2',
  ]);
  expect(found).toEqual([
    ...['Name: name', 'Phone 1: phone', 'Phone 2: secondPhone', 'Notes: notes'],
    ...['Comments: moreNotes', 'Vehicle: vehicle', 'Vehicle 2: secondVehicle'],
  ]);
});

describe('the row with the headings', () => {
  const head = ['First Name', 'Last Name', 'Phone'];
  const ana = ['Ana', 'Ruiz', '555-201-4477'];

  it.each<[string, string[][], number]>([
    ['is the first', [head, ana], 1],
    ['stands below a title', [['Blue Sky'], ['Customers'], [], head, ana], 4],
    ['stands below the number of the shop', [['Blue Sky', '555-201-0000'], head, ana], 2],
    ['stands below a date', [['Report', '2026-11-28'], head, ana], 2],
    ['is not there', [ana, ana], 0],
    ['is not in English', [['Klient', 'Nazwisko', 'Numer'], ana], 1],
    ['is not in English, below a title', [['Lista'], ['Klient', 'Nazwisko', 'Numer'], ana], 2],
  ])('%s', (_what, cells, row) => expect(sheetOfCells(cells).headingRow).toBe(row));

  it('can be chosen', () => {
    const { columns, rows } = sheetOfCells([['Phone', 'Name'], head, ana], 2);
    expect([columns[0]?.name, rows.length]).toEqual(['First Name', 1]);
    expect(sheetOfCells([head, ana], 0).rows).toHaveLength(2);
  });
});

it('says of a column how it writes dates and amounts where that is unusual or open', () => {
  const column = (heading: string, ...values: string[]) => {
    const [, found] = sheetOfCells([
      ['Name', heading],
      ...values.map((value) => ['x', value]),
    ]).columns;
    return [found?.dates, found?.amounts];
  };
  expect(column('Last visit', '14/03/2025', '03/04/2025')).toEqual([
    { order: 'day-first', doubtful: '' },
    undefined,
  ]);
  expect(column('Last visit', '3/4/2025')[0]).toEqual({
    order: 'month-first',
    doubtful: '3/4/2025',
  });
  expect(column('Total spent', '149,99', '1.249,00')[1]).toEqual({
    decimals: 'comma',
    doubtful: '',
  });
  expect(column('Total spent', '1.249')[1]).toEqual({ decimals: 'point', doubtful: '1.249' });
  expect(column('Last visit', '3/14/2025')).toEqual([undefined, undefined]);
});

it.each([
  ['Email Status', ['Subscribed', 'Unsubscribed'], 'emailConsent'],
  ['Email Status', ['valid', 'invalid'], undefined],
  ['SMS Status', ['opted out', 'opted in'], 'smsConsent'],
  ['Text Status', [], undefined],
])('the heading %j above %j is %j', (heading, values, field) => {
  const [column] = sheetOfCells([
    [heading, 'Name', 'Zip'],
    ...values.map((each) => [each]),
  ]).columns;
  expect(column?.suggested ?? undefined).toBe(field);
});
