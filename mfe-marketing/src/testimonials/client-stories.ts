import { stories, type Story } from '../shared/stories';

/** A customer story; the two on the home page also have a figure. */
export type ClientStory = Pick<Story, 'quote' | 'name' | 'company' | 'location'> & {
  of?: Story['of'];
  figure?: string;
  /** Vehicle in the story's picture. */
  vehicle: string;
};

const VEHICLES = ['2022 BMW X5, gray', '2021 Ford F-150, blue'];

/** Sample content: the operator replaces it with real customers' words. */
export const clientStories: readonly ClientStory[] = [
  ...stories.map((story, index) => ({ ...story, vehicle: VEHICLES[index] ?? '' })),
  {
    quote:
      'My whole customer list used to live in text threads. Now somebody calls, I type the last four digits, and I see the car, the notes and what we did last time before they finish saying hello.',
    vehicle: '2020 Toyota Sienna, silver',
    name: 'Terrence Hill',
    company: 'Second Coat Mobile Detail',
    location: 'Charlotte, NC',
  },
  {
    quote:
      'We are three people and one bay. The schedule tells us when two jobs would run into each other while the customer is still on the phone, not on the morning both cars show up.',
    vehicle: '2015 Subaru Outback, dark green',
    name: 'Anna Kowalski',
    company: 'Lakeside Paint Care',
    location: 'Madison, WI',
  },
  {
    quote:
      'I thought coatings carried the shop. The revenue page showed how much the small headlight jobs bring in together. I put them on the sign out front and they fill the gaps between the big ones.',
    vehicle: '2018 Toyota Camry, red',
    name: 'Joaquin Reyes',
    company: 'Copper State Detail',
    location: 'Tucson, AZ',
  },
  {
    quote:
      'I do everything from my phone with gloves half on. It is quick enough that I finish the job and close it right beside the car. Sunday evenings are for my family again.',
    vehicle: '2013 Mazda MX-5, yellow',
    name: 'Grace Lindqvist',
    company: 'North Shore Auto Salon',
    location: 'Duluth, MN',
  },
];
