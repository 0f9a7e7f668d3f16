/** Spanish words of the trade and of the product, as what is written here says them. */
const SPANISH = new Map(
  `
importo importar importe subir: import
exporto exportar descargar: export
clientes cliente: customer
citas cita: appointment
servicio servicios: service
horario horarios horas: hours
invito invitar: invite
usuario usuarios: user
negocio empresa: business
permiso permisos: permission
uso usar: use
rayar: scratch
despues: after
antes: before
movil: mobile
aprobar apruebo: approve
cupon cupones descuento descuentos: discount
comision comisiones: commission
equipo: team
calcas: decal
gotas: drops
metal: metal
limpiaparabrisas: wipers
repetir repito: repeat
precio precios: price
pagar pago pagos pagan: pay
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
hora: hours
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
imprimo imprimir impresion: print
vino: wine
cerveza: beer
resenas resena: review
encerado: wax
jabon shampoo champu: soap
techo: top
cajuela maletero: trunk
cofre capo: hood
defensa defensas parachoques: bumper
cloro: bleach
bloqueo bloquear: block
dia dias: day
ingresos ganancias ventas: revenue
tapiceria vestidura vestiduras: upholstery
tapete tapetes: carpet
interior interiores: interior
exterior exteriores: exterior
aspiradora aspirar aspiro: vacuum
hidrolavadora karcher: pressurewash
microfibra microfibras: microfiber
esponja: sponge
cepillo cepillos brocha: brush
arana aranas remolino: swirl
holograma hologramas: hologram
descontaminar descontaminante: decontamination
barra plastilina: clay
arcilla: clay
pasto: grass
excremento popo caca: droppings
pajaro pajaros ave aves: bird
miel arbol arboles: sap
chapopote asfalto: tar
vinil vinilo: vinyl
polarizado polarizados: tint
camioneta camionetas troca trocas: truck
barco lancha: boat
moto motos motocicleta: motorcycle
espejo espejos: mirror
puerta puertas: door
telas: fabric
gamuza: suede
quemadura quemaduras: burn
lluvia: rain
invierno: winter
calor: heat
sol: sun
sombra: shade
seguro segura: safe
diluir diluyo dilucion: dilution
cantidad: amount
maquina: machine
hule goma gomas: rubber
moldura molduras: trim
raton ratones: mouse
cucaracha cucarachas: roach
orina orines: urine
tabaco marihuana: smoke
ozono: ozone
humedad humedo humeda: musty
mojado mojada mojados: wet
capas capa: layers
empleo contratar contrato: hire
clientela: customer
anuncio anuncios publicidad: advertise
deposito anticipo: deposit
reembolso: refund
cuenta: account
notificacion notificaciones: notification
respaldo: backup
agenda: calendar
direccion direcciones: address
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
  'como cuanto cuanta cuando donde que hago puedo debo debe deben debemos deberia deberiamos conviene cada se mi mis el la los las un una de del en al por para y o con sin es lo tiempo mucho mucha muchos muchas muy pa le les esta estan mas mejor forma manera hacer carro coche auto tengo necesito'.split(
    ' ',
  ),
);
/** 'Rayarlo', 'quitarlas': whom or what it is done to stands at its end. */
const ENCLITIC = /(?<=[aei]r)(?:se)?(?:l[aeo]s?)$/;
const plainly = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A Spanish question in the English words that can be looked up. */
export const englishTerms = (question: string): string =>
  question
    .replace(/manchas? de (?:agua|sarro)/gi, 'water spots')
    .replace(/cada cu[aá]nto/gi, 'how often')
    .replace(/[\p{L}\d]+/gu, (word) => {
      const plain = plainly(word);
      return SPANISH_NOISE.has(plain)
        ? ''
        : (SPANISH.get(plain) ?? SPANISH.get(plain.replace(ENCLITIC, '')) ?? word);
    });
