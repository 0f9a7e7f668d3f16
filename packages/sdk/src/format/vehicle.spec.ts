import { describeVehicle } from './vehicle';

describe('a vehicle from the text about it', () => {
  it.each([
    ['2024 Toyota Camry, black', 'sedan', 'black', '2024 Toyota Camry'],
    ['2020 Toyota Sienna, dark green', 'minivan', 'green', '2020 Toyota Sienna'],
    ['2013 Mazda MX-5, red', 'roadster', 'red', '2013 Mazda MX-5'],
    ['2015 Subaru Outback, pearl white', 'suv', 'pearl white', '2015 Subaru Outback'],
    ['2021 Ford F150 GREY', 'truck', 'gray', '2021 Ford F150'],
    ['white pearl Tesla Model Y', 'suv', 'pearl white', 'Tesla Model Y'],
    ['Ram ProMaster, midnight blue metallic', 'van', 'blue', 'Ram ProMaster'],
    ['Ford Mustang Mach-E, light silver', 'suv', 'silver', 'Ford Mustang Mach-E'],
    ['2016 Volkswagen Golf, white', 'hatch', 'white', '2016 Volkswagen Golf'],
    ['Porsche 911, yellow', 'coupe', 'yellow', 'Porsche 911'],
    ['911', 'coupe', undefined, '911'],
    ['black', 'sedan', 'black', 'black'],
    ['', 'sedan', undefined, ''],
  ] as const)('%j is a %s in %s, said as %j', (text, body, paint, label) => {
    expect(describeVehicle(text)).toEqual({ body, paint, label });
  });

  it.each([
    ['2019 Camry, black, garage kept', 'black', '2019 Camry, garage kept'],
    ['2019 Camry, black with a gray roof', 'gray', '2019 Camry, black with a gray roof'],
    ['Rolls-Royce Silver Shadow', 'silver', 'Rolls-Royce Silver Shadow'],
    ['Range Rover, two tone', undefined, 'Range Rover, two tone'],
    ['1911 Redwing', undefined, '1911 Redwing'],
  ])('loses no word but a colour: %j', (text, paint, label) => {
    expect(describeVehicle(text)).toMatchObject({ paint, label });
  });

  it('takes a word for a model only when it is one', () => {
    expect(describeVehicle('Range Rover').body).toBe('suv');
    expect(describeVehicle('Ford Ranger').body).toBe('truck');
    expect(describeVehicle('1911 Redwing').body).toBe('sedan');
  });
});
