import { stemOf } from '../text.js';

/** Words that ask, do something to whatever is named, or say where and when: any article may be without them. */
const ASKING = (
  'been being be rocker quarter panel pillar mirror spoiler tailgate hatch bed front rear back driver passenger side left middle fair reasonable fulldetail monday tuesday wednesday thursday friday saturday sunday better best worse person require around hurt trick into minute wear figure off wont cant doesnt hood bumper fender roof trunk door going got went come comes came took ' +
  'want wants wanted need needs tried try trying ask asks asked says say said saying like itself himself yourself back regular word know knows think learn explain teach suggest recommend recommended ' +
  'use uses used using put puts apply applied do doing done work works worked keep keeps kept leave leaves left stop stops prevent avoid stay happen happens remove removes removed fix fixed ' +
  'really very super too also just still always even again ever never quick quickly fast faster easy easier easily safe safely ok okay fine bad worth possible able allowed normal regular typical usual average pro professional proper correct correctly actually exactly please ' +
  'after before since until once already now here then every other another kind kinds type types sort brand brands part parts step steps stuff lot bit ' +
  'diff difference different vs versus compare mean means meant meaning ' +
  'guy guys lady dude man bro clearcoat app program software system page screen button ' +
  'not no only own up down out over under both all more less than without gonna gotta wanna ' +
  'everywhere anywhere second third matter matters ' +
  'maybe think because while during whole hey hi hello thanks ' +
  'take takes taken took turn turned turns wait waiting set sets setup themselves between first time season ' +
  'new next last shop place job jobs make makes making made'
).split(' ');
/** Everyday words of English that nothing here is about: a text need not have them, and one that has them is nearer. */
const EVERYDAY = `
abt accept actual actually afternoon ago agree aint almost alone along alright amazing amount
annoying answer apart appear approach area arent arrive asap asked aspect ate attempt attempts
awesome awful badly basically basics bc became become becomes began begin begins believe belong
big bigger biggest bother bothers bought bout breaks bring bringing brings brought btw bucks
bunch buying care careful carefully cares catch cause caused causes causing certain chance
choice choose clean cleaned cleaning combination combo common completely consider considered
constant constantly continue continues couldnt couple cover covers crazy currently cuz damn dang
deal decent decide definitely depend depends desperate destroy destroyed didnt difficult
directly dont dude eats effect effective effectively em end ended ends enjoy ensure entire
entirely especially essential evening eventually example excellent expect expected experience
exploded extremely fact factor fail falling far feel feels feet fella felt final finally find
finding finish finished finishes finishing follow foot forever found frequently ft fully fun
funny gave generally gentle gently gets getting given gives giving goal goes grab great gross
grow growing grown grows guess guide half handle happen happened happening harm hasnt hate
havent hear heard heavily help helps hide hit hold holds honest honestly hope hoping horrible
huge ideal ideally idk ignore imagine immediately important impossible improve inch inches
include included inform insane instead isnt issue issues item items job keeps kill killed
killing kills kinda knock lack large largest lately later lbs least let lets letting level lie
likely lil literally lol looked looking lots luck main mainly major massive maximum mention mess
messed messing method methods mild mind minimum minor mistake moment mostly multiple nasty
naturally near nearly neat necessary needed newer newest nice nicely night nightmare nobody noon
normally notice noticed noticing obvious obviously occasionally odd older oldest opinion option
options ordinary original originally otherwise overall pair particular per perfect perfectly
perhaps permanently personally pick picked piece pieces places plain pleasant plenty pls plz
point poor popular possibly potential potentially prefer preferred pretty previous previously
probably problem problems procedure produce promise properly prove pull pulled push quite ran
random rarely rate rather reach realize reason reasons receive recent recently recommendation
recommendations recommended reliable remain remember result results ridiculous risk risky ruin
ruined ruining ruins run running runs sad sat save saved saves scared secret section seem seemed
seems seen sense serious seriously settle severe shape shitty shouldnt showing shows significant
similar simple simply sit sits sitting situation slight slightly small smart solid solution
solutions solve somehow sometimes somewhat somewhere soon sooner sorry sorta sound sounding
sounds source speak specific specifically stand standing start started starting starts stays
straight strange struggle struggling stubborn stuck stupid style such suddenly sufficient
suggestion suggestions suitable super suppose supposed supposedly sure surely surface surfaces
survive suspect tackle talk talking tall task technique techniques tells tend tends terrible
these tho thorough thoroughly those though thought through thru times tiny together topic total
totally tough trashed treat treated tricks trouble truly trust truth turns twice typically ugly
ultimate understand unfortunately unsure ur usable useful usually various version walk walks
wanna warn wasnt watch weird well werent whatever whenever wherever wide wild wise wish wonder
wondering worried worry worse wouldnt wreck wrecked yet yo
`
  .trim()
  .split(/\s+/);

const ASIDES = new Set([...ASKING, ...EVERYDAY]);
const ASIDE_STEMS = new Set(ASKING.map(stemOf));
const SHORT = 3;
/** Of a short stem there are others, too: 'notes' are not 'not'. */
export const isSaidAside = (word: string) => {
  const stem = stemOf(word);
  return ASIDES.has(word) || (stem.length > SHORT && ASIDE_STEMS.has(stem));
};
