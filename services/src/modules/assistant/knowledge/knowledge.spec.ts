import { BlogService } from '../../marketing/index.js';
import { LIKELY, PERHAPS } from '../basic/advice.js';
import { Handbook } from './handbook.js';
import { Knowledge, ONE_OF_TWO, SHOWN, sourceOf } from './knowledge.js';
import { parseSections } from './sections.js';
import { englishTerms } from '../language/lexicon/spanish-words.js';

const handbook = new Handbook();
const knowledge = new Knowledge(handbook, new BlogService());
await knowledge.prepare();

const isOfTheTrade = ({ topic }: { topic: string }) => !topic.startsWith('Using Clearcoat');

it('has at least sixty sections about the trade, each with something to say', () => {
  const ofTheTrade = handbook.sections.filter(isOfTheTrade);
  expect(ofTheTrade.length).toBeGreaterThanOrEqual(60);
  for (const { slug, body, title } of ofTheTrade) {
    const words = body.split(/\s+/).length;
    expect([slug, words >= 60 && words <= 320]).toEqual([slug, true]);
    expect(title.length).toBeLessThan(70);
    expect(body).not.toMatch(/<[a-z]|!\[|https?:/i);
  }
});

it('has examples of how people ask for each section, and none that two have', () => {
  const few = handbook.sections.filter(({ asked }) => asked.length < 15);
  expect(few.map(({ title }) => title)).toEqual([]);
  const all = handbook.sections.flatMap(({ asked }) => asked.map((each) => each.toLowerCase()));
  expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
});

it('has a place for every topic the assistant promises', () => {
  const topics = new Set(handbook.sections.map(({ topic }) => topic));
  expect([...topics].sort()).toEqual([
    'Cash flow',
    'Ceramic coating',
    'Estimates',
    'Hiring',
    'Interior',
    'Kinds of vehicles',
    'Marketing',
    'Paint correction',
    'Pricing',
    'Products and safety',
    'Retention',
    'Reviews',
    'Running the business',
    'Scheduling',
    'Stains',
    'Times and numbers',
    'Tools and machines',
    'Using Clearcoat: appointments',
    'Using Clearcoat: customers',
    'Using Clearcoat: figures',
    'Using Clearcoat: the assistant',
    'Using Clearcoat: what it does not do yet',
    'Using Clearcoat: your account',
    'Using Clearcoat: your business',
    'Wash process',
    'Wheels, glass and trim',
    'Working mobile',
  ]);
});

describe('a question', () => {
  it.each([
    ['What should I charge for a full detail?', 'Pricing by size and condition'],
    ['How can I get more customers?', 'Getting more customers'],
    ['Best products for ceramic coating', 'Ceramic coating, products and process'],
    ['Paint correction techniques', 'Paint correction technique'],
    ['how do I wash without swirls', 'A wash that leaves no swirls'],
    ['removing pet hair from seats', 'Pet hair'],
    ['do i need to wash before i clay', 'Decontamination: iron, tar and clay'],
    [
      'how do i let my tech see only his jobs',
      'What technicians, office, managers and owners may do',
    ],
    ['customer says their coating isnt beading anymore', 'Coating problems and how to fix them'],
    ['can i send a customer an invoice from here', 'Invoices, receipts, quotes and contracts'],
    ['how do i get gum out of carpet', 'Gum, tape and sticky residue inside'],
    ['how do i clean alcantara', 'Alcantara, suede and headliners'],
    ['what psi for pressure washer on a car', 'Pressure washers and foam cannons'],
    ['what psi for washing', 'Pressure washers and foam cannons'],
    ['how do i get sap off a windshield w/o scratching it', 'Decontamination: iron, tar and clay'],
    ['does clearcoat do payroll', 'Clocking in, working hours and payroll'],
    ['can you clay a car with ceramic on it', 'Claying a coated car'],
    ['whats the dilution for apc on interior', 'Dilution and pH'],
    ['how do i get mold out of a car', 'Mold and wet interiors'],
    ['how do i clean an engine bay', 'Engine bays'],
    ['How do I get more reviews?', 'Asking for reviews'],
    ['how to prevent no-shows', 'Preventing no-shows'],
    ['How do I keep customers coming back?', 'Keeping customers coming back'],
    ['How should I plan my day?', 'Planning the day'],
    ['do I need a respirator with chemicals', 'Respirators, gloves and eyes'],
    ['Which upsells work best?', 'Upsells that customers thank you for'],
    ['How do I handle a customer who asks for a discount?', 'When a customer asks for a discount'],
    ['how long does a ceramic coatng last', 'How long coatings last'],
    ['how long ceramic need to cure b4 rain', 'Looking after a coated car'],
    ['jeans dye on leather seats', 'Dye and color transfer'],
    ['tire dressing keeps slinging', 'Tire dressing: gel, spray, water or solvent'],
    ['water spots wont come off', 'Removing water spots and etching'],
    ['can my employee see my revenue', 'What technicians, office, managers and owners may do'],
    ['how do i change my password', 'Change your password'],
    ['how do i get sap off a windshield w/o scratching it', 'Decontamination: iron, tar and clay'],
    ['overspray on clear coat how 2 remove', 'Overspray, cement and road paint'],
    ['what should i pay a new guy', 'Pay: by the hour, by the job or both'],
    ['can my helper see how much i make', 'What technicians, office, managers and owners may do'],
    ['how do i print my schedule', "Print next week's schedule"],
    ['what does confirmed mean', 'Change the status of a job'],
    ['how do i delete a customer i added by mistake', 'Delete a customer and take it back'],
    ['how do i take a day off', 'Close for a holiday or block off time'],
    ['how do i stop no shows', 'Preventing no-shows'],
    ['What do I do when a customer shows up late?', 'Cancellation, late and no-show fees'],
    ['how do i add my van to the schedule', 'Add a van or a bay'],
    ['how do i print tomorrows schedule', "Print next week's schedule"],
    ['where is the calendar', 'The calendar'],
    ['how do i make a job repeat', 'A job that repeats'],
    ['can i use dish soap on ceramic coating', 'Soaps, and what dish soap does'],
    ['can u put wax over ceramic coating', 'Wax over a coating, and one protection over another'],
    ['can i use apc on leather', 'Leather that is sticky, shiny or stiff'],
    ['whats ph neutral mean', 'Dilution and pH'],
    ['how do i get paint transfer off a bumper', 'Paint transfer and scuffs'],
    ['how long to wait to wash after paint job at body shop', 'Fresh paint from the body shop'],
    ['polish keeps dusting everywhere', 'When polishing goes wrong'],
    ['white paint has little orange dots', 'Orange specks and rust spots on paint'],
    ['how much snow foam in the cannon', 'Foam cannons and foam guns'],
    ['how do i add a second employee login', 'Invite a colleague'],
    ['how often should ceramic coating get topped up', 'Looking after a coated car'],
    ['dog puked in back seat how to get smell out', 'Vomit and other body fluids'],
    ['how do u fix a burn thru on clearcoat', 'Polished or burned through'],
    ['how do i add a vehicle to a customer', 'Several vehicles of a customer'],
    ['is my data backed up', 'Who can see your data'],
    ['how do i make a quote and send it', 'Invoices, receipts, quotes and contracts'],
    ['can i see who deleted a job', 'Who did what'],
    ['how do i set up a crew', 'Add a van or a bay'],
    ['whats the best order to do a full detail', 'The order of a full detail'],
    ['tar spots on rocker panels', 'Decontamination: iron, tar and clay'],
    ['how do i add notes to a customer', 'Edit a customer'],
    ['can i use this on my iphone', 'On a phone, iPhone or Android'],
    ['how do i switch to spanish', 'Logo, languages and your own fields'],
    ['how much does clearcoat cost', 'What Clearcoat costs, the free trial, and how to cancel'],
    ['can two people use it at the same time', 'Two people change the same thing'],
    ['how long should i let apc sit', 'How long products work before the rinse'],
    ['why does my microfiber leave lint', 'Microfiber towels: colors, washing, throwing away'],
    [
      'how to clean piano black trim without scratching',
      'Wood, carbon, aluminum and gloss trim inside',
    ],
    ['can u remove cigarette burns from seat', 'Burns, tears and other repairs'],
    ['can i pressure wash door jambs', 'Door jambs, hinges and the fuel door'],
    ['how to tell if a car has single stage paint', 'Single stage paint and old cars'],
    ['buffer trails on hood after compounding', 'Swirls, holograms, haze: which is which'],
    ['how do i wax by hand', 'Wax and sealant: what is the difference'],
    ['do i wax before or after clay', 'Wax over a coating, and one protection over another'],
    ['how long between coats of ceramic', 'Wax over a coating, and one protection over another'],
    ['can i use magic eraser on leather', 'Household products on cars'],
    ['whats a good ratio for rinseless', 'Rinseless and waterless washing'],
    ['tree sap on hood been there months', 'Decontamination: iron, tar and clay'],
    ['bug guts dried on bumper', 'Bugs on bumper, mirrors and windshield'],
    ['ac smells like mildew', 'AC smell and cabin filters'],
    ['can a customer have 2 cars', 'Several vehicles of a customer'],
    ['compound vs polish whats the difference', 'Choosing pads and polishes'],
    ['can i wash car in the rain', 'Rain and bad weather'],
    ['two bucket method why', 'Two buckets and grit guards'],
    ['how do i remove old wax', 'Taking off old wax or sealant'],
    ['iron remover on bare aluminum wheels ok?', 'Iron remover: what it may touch'],
    ['convertible top care', 'Convertible tops'],
    ['how do i fix a burnt edge', 'Polished or burned through'],
    ['how many amps does a steamer need', 'Steam and extraction'],
    ['can i polish matte paint', 'Cars with sensors, wraps and matte paint'],
    ['how do i handle a customer who complains about scratches', 'When a customer is not happy'],
    ['how do i turn on 2fa', 'A code at sign-in'],
    ['how do i change the time to 24 hour', 'Time zone and 12 or 24 hours'],
    ['how do i get the calendar on my iphone', 'Your jobs in another calendar'],
    ['does it work offline', 'Without a connection'],
    ['how do i set prices by size', 'Prices by vehicle size'],
    ['how do i search for a license plate', 'Search customers'],
    ['how do i add someone to my team', 'Invite a colleague'],
    ['can two vans have jobs at the same time', 'Two jobs at the same time'],
  ])('%s', (question, title) => {
    const { entries, confidence } = knowledge.nearest(question);
    expect(entries[0]?.title).toBe(title);
    expect(confidence).toBeGreaterThanOrEqual(LIKELY);
  });

  it.each([
    ['can i use bleach on carpet', 'Household products on cars'],
    ['how do i add a coworker', 'Invite a colleague'],
    ['how do i give my coworker a login', 'Invite a colleague'],
    ['how do i give an employee access', 'Invite a colleague'],
    ['can i undo a deleted appointment', 'Bring back a cancelled appointment'],
    ['i deleted a job how do i get it back', 'Bring back a cancelled appointment'],
    ['can i put ceramic on wheels', 'Ceramic coating for wheels'],
    ['can i use iron remover on ppf', 'Iron remover: what it may touch'],
    ['what do i need to start a detailing business', 'Starting a detailing business'],
    ['what do i do w/ a customer who always cancels', 'Cancellation, late and no-show fees'],
    // Everyday words may be missing in an answer. So may people, whom every article is about.
    ['Can I use an APC on alcantara or will it ruin it?', 'Alcantara, suede and headliners'],
    ['gas spilled in trunk how do i kill the smell', 'Gasoline, diesel and chemical smells'],
    ['how do i get red kool aid out of a light gray carpet', 'Coffee, tea, soda and juice'],
    ['how much water tank i need for 5 cars a day', 'Water tanks, pumps and hoses for mobile work'],
    ['mold in a car thats been sitting all summer', 'Mold and wet interiors'],
    // Prevention, not removal.
    ['hard water at customers houses how do i avoid spots', 'Hard water'],
    [
      'customer says i scratched her car, i didnt',
      'When a customer says that you scratched or damaged the car',
    ],
    ['how do i win back lost customers', 'Winning back customers'],
  ])('finds the nearer of two: %s', (question, title) => {
    const { entries, confidence } = knowledge.nearest(question);
    expect(entries[0]?.title).toBe(title);
    expect(confidence).toBeGreaterThanOrEqual(PERHAPS);
  });

  it.each([
    'What is the weather in Paris?',
    'Write me a poem about the moon',
    'Who won the world cup?',
    'What is the capital of France?',
    'How do I cook rice?',
    'Who is the president?',
    'What is the price of gold?',
    'If every customer came twice, what would I earn?',
    '?!',
    // Each question shares words with an article, but the article lacks an important one.
    'can i use nail polish on ceramic coated cars',
    'can i use transmission fluid on tires',
    'can i put sugar on headlights',
    // Acts of another trade.
    'how do i tint windows',
    'how do i powder coat wheels',
    'how do i paint a bumper',
    // One thing on another. An article that has both words somewhere is about something else.
    'how do i repaint a bumper',
    'how do i lower my rent',
    'how tall is shaq',
    // Words that are in every text name no topic. Neither do days of the calendar.
    'how long until my next job',
    'how long is my day tmrw',
    'whats left',
    'asdf qwer',
  ])('does not know: %s', (question) => {
    expect(knowledge.answers(question, 1).map(({ title }) => title)).toEqual([]);
  });

  it('finds posts of the blog as well, with links that open', () => {
    const found = knowledge.search('matte paint and wraps', 6).map(sourceOf);
    expect(found).toContainEqual(
      expect.objectContaining({ url: '/blog/matte-paint-and-wraps', kind: 'post' }),
    );
  });
});

it('names the word that the nearest has nothing about', () => {
  const { lacks } = knowledge.nearest('can i use zirconium on ceramic coated cars');
  expect(lacks).toEqual(['zirconium']);
});

it('says how often where that is asked', () => {
  const [found] = knowledge.answers('how often should customers come back', 1);
  expect(found?.body).toMatch(/every four to eight weeks/);
});

it('begins with the sentence that answers, and then says the rest', () => {
  const [found] = knowledge.answers('what psi for pressure washer on a wrap', 1);
  expect(found?.body).toMatch(/^A \*\*pressure washer on a wrap or film\*\* is all right/);
  expect(found?.body).toContain('Ask first what is on the car');
});

it('leaves alone what begins with the answer', () => {
  const [found] = knowledge.answers('how do i add a service', 1);
  expect(found?.body).toBe(handbook.get('add-a-service').body);
});

it('finds the part of a post that is about it, once for each post, and leads to the post', () => {
  const found = knowledge.search('hardened sap and mineral spots', 5);
  expect(found).toContainEqual(
    expect.objectContaining({
      title: 'Sap and mineral spots',
      body: expect.stringMatching(/^Hardened sap/) as string,
    }),
  );
  const urls = found.map((each) => sourceOf(each).url);
  expect(urls).toContain('/blog/decontaminate-before-you-polish');
  expect(new Set(urls).size).toBe(urls.length);
});

it('refuses a file that is not one of the handbook', () => {
  expect(() => parseSections('## Title\n\ntext')).toThrow('no topic');
});

it('finds each section by its title: that is what is suggested to be asked next', () => {
  const lost = handbook.sections.filter(({ title }) => knowledge.titled(title)?.title !== title);
  expect(lost).toEqual([]);
});

it.each([
  ['los faros están amarillos qué hago', 'Headlights: yellow again, coating and film'],
  ['cuál es la diferencia entre cera y sellador', 'Wax and sealant: what is the difference'],
  ['cuántas toallas necesito por carro', 'Microfiber towels: colors, washing, throwing away'],
  ['cómo pongo un día libre', 'Close for a holiday or block off time'],
  ['olvidé mi contraseña', 'A forgotten password'],
  ['cómo subo fotos de un trabajo', 'Photos of a job, before and after'],
  ['cómo se quitan los insectos del parabrisas', 'Bugs on bumper, mirrors and windshield'],
  ['cómo junto dos clientes duplicados', 'Merge two customers'],
])('a Spanish question is found by English words: %s', (question, title) => {
  expect(knowledge.nearest(englishTerms(question)).entries[0]?.title).toBe(title);
});

it('shows no page of another kind of vehicle that nobody named', () => {
  const { entries, confidence } = knowledge.nearest('how often wash black');
  expect(entries[0]?.title).toContain('Boats');
  expect(confidence).toBeLessThan(ONE_OF_TWO);
  expect(knowledge.nearest('how do i clean a boat').isSure).toBe(true);
});

it('a page whose title has a word of the question is shown, where both ways to tell are for it', () => {
  const { entries, confidence } = knowledge.nearest('dog puke smell in carpet wont come out');
  expect(entries[0]?.title).toBe('Vomit and other body fluids');
  expect(confidence).toBeGreaterThanOrEqual(SHOWN);
});
