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
per night ft feet foot inch inches lbs catch clean cleaned cleaning showing shows turns afternoon evening noon times through nobody those these didnt isnt arent wasnt werent dont shouldnt couldnt wouldnt havent hasnt aint
abt accept actual actually ago agree almost alone along alright amazing amount annoying answer
apart appear approach area arrive asap aspect attempt attempts awesome awful badly basically
basics bc became become becomes began begin begins believe belong big bigger biggest bother
bothers bought bout bring bringing brings brought btw bunch careful carefully cause caused
causes causing certain chance choice choose combination combo common complete completely
consider considered constant constantly continue continues couple crazy currently cuz damn dang
deal decent decide definitely depend depends desperate destroy destroyed difficult directly dude
effect effective effectively em end ended ends enjoy ensure entire entirely especially essential
eventually example excellent expect expected experience extremely fact factor fail falling far
feel feels fella felt final finally find finding finish finished follow forever found frequently
fully fun funny gave generally gentle gently given gives giving goal grab great gross grow
growing grown grows guess guide half handle happen happened happening harm hate hear heard
heavily help helps hide hit hold holds honest honestly hope hoping horrible house houses huge
ideal ideally idk ignore imagine immediately important impossible improve include included
inform insane instead issue issues item items job kill killed killing kills kinda knock lack
land large largest lately later least let lets letting level lie likely lil literally live lives
living lol lots love loves luck main mainly major massive maximum mention mess messed messing
method methods mild mind minimum minor mistake moment mostly multiple nasty naturally near
nearly neat necessary newer newest nice nicely nightmare normally notice noticed noticing
obvious obviously occasionally odd older oldest opinion option options ordinary original
originally otherwise overall pair particular perfect perfectly perhaps permanently personally
pick picked piece pieces plain pleasant plenty pls plz point poor popular possibly potential
potentially prefer preferred pretty previous previously probably problem problems procedure
produce promise properly prove pull pulled push quite ran random rarely rate rather reach
realize reason reasons receive recent recently recommendation recommendations reliable remain
remember result results ridiculous risk risky ruin ruined ruining ruins run running runs sad sat
scared secret section seem seemed seems seen sense serious seriously settle severe shape shitty
significant similar simple simply sit sits sitting situation slight slightly small smart solid
solution solutions solve somehow sometimes somewhat somewhere soon sooner sorry sorta sound
sounding sounds source speak specific specifically stand standing start started starting starts
straight strange struggle struggling stubborn stuck stupid style such suddenly sufficient
suggestion suggestions suitable super suppose supposed sure surely surface surfaces survive
suspect tackle talk talking tall task technique techniques tend tends terrible tho thorough
thoroughly though thought thru tiny together topic total totally tough trashed treat treated
tricks trouble truly trust twice typically ugly ultimate understand unfortunately unsure ur
useful usually various version walk wanna warn watch weird well whatever whenever wherever wide
wild wise wish wonder wondering worried worry worse wreck wrecked yet yo
`
  .trim()
  .split(/\s+/);

const ASIDES = new Set([...ASKING, ...EVERYDAY]);
const ASIDE_STEMS = new Set([...ASIDES].map(stemOf));
const SHORT = 3;
/** Of a short stem there are others, too: 'notes' are not 'not'. */
export const isSaidAside = (word: string) => {
  const stem = stemOf(word);
  return ASIDES.has(word) || (stem.length > SHORT && ASIDE_STEMS.has(stem));
};
