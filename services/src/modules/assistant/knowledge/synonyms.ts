import { stemOf } from '../words/text.js';

/** Synonyms, mostly from the words of the handbook. Each line is one group. */
const SAME = `
tire tyre
dressing shine
bug insect guts
dry dried dries
streak streaky streaking
sap resin
overspray fallout
spot mineral etching
swirl swirls
scratch scratches scuff
clay claying decontamination
cure curing cured harden
rain wet
smell odor odour stink stinky
mold mildew moldy musty
jeans denim
upholstery fabric cloth
windshield glass window
rim wheel
maintenance maint
aluminium aluminum
sling flung
foggy cloudy oxidized dull hazy haze
stained stain spill spilled spilt
dropping droppings poop poo
vomit puke puked threw
urine pee peed piss
rotary ro
grey gray
restore restoration fix repair
dash dashboard
text sms message
prevent stop avoid reduce
sticker residue adhesive glue
employee staff worker colleague coworker teammate helper tech technician
connect integrate integration
customer client
job appointment booking visit
delete erase
remove removal
extract extraction extractor
steam steamer
thick thickness
dealer dealership
yellow yellowed yellowing
reschedule move
revenue income
picture photo
angry upset mad unhappy
advertise market promote advertising marketing
floor carpet mat
vacuum vac
grime dirt dirty mud muddy filthy
pet dog cat puppy
cigarette smoke smoker cigar weed vape
heat hot sun sunlight
quote estimate bid
pay wage salary
hire hiring recruit
cleaner clean
buffer polisher
schedule calendar
birds bird
capture reclaim collect
`;

const groups = SAME.trim()
  .split('\n')
  .map((line) => [...new Set(line.split(' ').map(stemOf))]);

const bySame = new Map(groups.flatMap((group) => group.map((term) => [term, group] as const)));

/** A stem, followed by its synonyms. */
export const sameAs = (stem: string): string[] => [...new Set([stem, ...(bySame.get(stem) ?? [])])];
