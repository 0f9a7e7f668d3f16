import { stemOf } from '../text.js';

/** Words that people use for the same thing, a line each; of a handbook's words, mostly. */
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

/** Spanish words of the trade and of the product, as what is written here says them. */
const SPANISH = new Map(
  `
importo importar importe subir: import
exporto exportar descargar: export
clientes cliente: customer
citas cita: appointment
servicio servicios: service
horario horas: hours
precio precios: price
contrasena: password
agrego agregar anado anadir: add
cambio cambiar: change
borro borrar eliminar elimino: delete
factura facturas: invoice
empleado empleados: employee
ceramico ceramica ceramicos: ceramic
recubrimiento: coating
curar curado cura: cure
dura duran: last
tarda tarda: long
manchas mancha: stain
agua: water
rayones rayon rayaduras: scratch
remolinos: swirl
quito quitar quita remover: remove
lavo lavar lavado: wash
limpio limpiar limpia: clean
asientos asiento: seat
cuero piel: leather
alfombra alfombras: carpet
pelo: hair
perro mascota: pet
olor olores: odor
humo cigarro: smoke
sucio sucia sucios sucias: dirty
llantas llanta: tire
rines rin: wheel
vidrio vidrios parabrisas: glass
faros: headlight
cera encerar encero: wax
pulir pulo pulido pulidora: polish
pintura: paint
insectos bichos: bug
savia resina: sap
brea alquitran: tar
motor: engine
moho: mold
lodo barro lodoso: mud
polvo: dust
grasa: grease
sangre: blood
vomito: vomit
cafe: coffee
leche: milk
chicle: gum
tela: fabric
plastico plasticos: plastic
negro negros: black
tablero: dashboard
volante: steering
cinturon cinturones: belt
espuma: foam
cubeta cubetas balde baldes: bucket
toalla toallas: towel
seco secar secado: dry
sellador: sealant
calcomania calcomanias: sticker
pegamento: glue
oxido oxidado: rust
cromo cromado cromados: chrome
brillo brillen brille brillar abrillantar: shine
desvanecidos descolorido descoloridos: faded
arena: sand
sal: salt
guantes: gloves
acido: acid
desengrasante: degreaser
foto fotos: photo
recordatorio recordatorios: reminder
telefono: phone
idioma: language
cancelo cancelar: cancel
correo correos: email
semana: week
calendario: calendar
pongo poner ponerle: put
veo ver: see
horas hora: hours
trabajo trabajos: work
saco sacar saca: remove
tinta pluma: ink
freno frenos: brake
cobrar cobro: charge
tarjeta tarjetas: card
aceptar acepto: accept
suscripcion: subscription
recibo recibos: receipt
propina propinas: tipping
vapor: steam
olor: odor
resenas resena: review
  `
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', english = ''] = line.split(': ');
      return words
        .trim()
        .split(' ')
        .map((word) => [word, english.trim()] as const);
    }),
);
/** Spanish words that ask, and say nothing of what about. */
const SPANISH_NOISE = new Set(
  'como cuanto cuanta cuando donde que hago puedo debo se mi mis el la los las un una de del en al por para y o con sin es lo tiempo mucho mucha muchos muchas muy pa le les esta estan mas mejor forma manera hacer carro coche auto tengo necesito'.split(
    ' ',
  ),
);
const plainly = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A Spanish question in the English words that can be looked up. */
export const englishTerms = (question: string): string =>
  question
    .replace(/manchas? de (?:agua|sarro)/gi, 'water spots')
    .replace(/cada cu[aá]nto/gi, 'how often')
    .replace(/[\p{L}\d]+/gu, (word) => {
      const plain = plainly(word);
      return SPANISH_NOISE.has(plain) ? '' : (SPANISH.get(plain) ?? word);
    });

const groups = SAME.trim()
  .split('\n')
  .map((line) => [...new Set(line.split(' ').map(stemOf))]);

const bySame = new Map(groups.flatMap((group) => group.map((term) => [term, group] as const)));

/** A stem with those that mean the same; itself first. */
export const sameAs = (stem: string): string[] => [...new Set([stem, ...(bySame.get(stem) ?? [])])];
