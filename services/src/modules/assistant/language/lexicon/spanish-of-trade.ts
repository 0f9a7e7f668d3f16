/** Spanish words of the trade in the English of the handbook. */
export const OF_TRADE = `
rayas marcas: streak; guante: mitt; piso suelo: ground; despegue despega despegar cae: sagging; descontamina descontamino: decontamination; dentro adentro: inside; presion: pressure; lavarse: wash
rayar rayones rayon rayaduras raspon raspones rasguno rasgunos: scratch; calcas: decal; gotas: drops; metal: metal
limpiaparabrisas: wipers; ceramico ceramica ceramicos: ceramic; recubrimiento: coating; curar curado cura: cure
dura duran duracion: last; tarda: long; manchas mancha: stain; agua: water; remolinos arana aranas remolino: swirl
quito quitar quita quitan remover saco sacar saca: remove; lavo lavar lavado lava lavan: wash; limpio limpiar limpia limpian: clean
asientos asiento silla sillas butaca butacas: seat; cuero piel: leather; alfombra alfombras tapete tapetes: carpet
pelo pelos: hair; perro mascota: pet; olor olores: odor; humo cigarro tabaco marihuana cigarrillo: smoke
sucio sucia sucios sucias: dirty; llantas llanta neumatico neumaticos: tire; rines rin aro aros: wheel
vidrio vidrios parabrisas cristal cristales: glass; faros faro luces: headlight; cera encerar encero encerado: wax
pulir pulo pulido pulidora pulidas: polish; pintura: paint; insectos bichos mosquitos: bug; savia resina miel arbol arboles: sap
brea alquitran chapopote asfalto: tar; motor: engine; moho: mold; lodo barro lodoso: mud; polvo caspa: dust; grasa: grease
sangre: blood; vomito vomitado vomitaron: vomit; cafe: coffee; leche: milk; chicle: gum; tela telas: fabric
plastico plasticos: plastic; negro negros negra negras: black; tablero: dashboard; volante: steering; cinturon cinturones: belt
espuma: foam; cubeta cubetas balde baldes: bucket; toalla toallas trapo trapos franela franelas: towel; seco secar secado: dry
sellador: sealant; calcomania calcomanias: sticker; pegamento: glue; oxido oxidado: rust; cromo cromado cromados: chrome
brillo brillen brille brillar abrillantar: shine; desvanecidos descolorido descoloridos decolorado decolorada: faded
arena: sand; sal: salt; guantes: gloves; acido: acid; desengrasante: degreaser; tinta pluma: ink; freno frenos: brake
vapor: steam; vino: wine; cerveza: beer; jabon shampoo champu: soap; techo: top; cajuela maletero baul: trunk; cofre capo: hood
defensa defensas parachoques paragolpes parachoque fascia: bumper; cloro: bleach; tapiceria vestidura vestiduras: upholstery
interior interiores: interior; exterior exteriores: exterior; aspiradora aspirar aspiro aspirado: vacuum
hidrolavadora karcher: pressurewash; microfibra microfibras: microfiber; esponja: sponge; cepillo cepillos brocha: brush
holograma hologramas: hologram; descontaminar descontaminante: decontamination; barra plastilina arcilla: clay; pasto: grass
excremento popo caca: droppings; pajaro pajaros ave aves palomas: bird; vinil vinilo: vinyl; polarizado polarizados: tint
camioneta camionetas troca trocas: truck; barco lancha bote: boat; moto motos motocicleta: motorcycle; espejo espejos: mirror
puerta puertas: door; gamuza: suede; quemadura quemaduras quemado quemada: burn; lluvia: rain; invierno: winter; calor: heat
sol: sun; sombra: shade; seguro segura: safe; diluir diluyo dilucion: dilution; cantidad: amount; maquina: machine
hule goma gomas: rubber; moldura molduras: trim; raton ratones: mouse; cucaracha cucarachas: roach; orina orines pipi: urine
ozono: ozone; humedad humedo humeda: musty; mojado mojada mojados: wet; capas capa: layers
abolladura abolladuras golpe golpes: dent; salpicadera salpicaderas guardafango: fender; toldo: headliner; calaveras: taillight
consola: console; alfombrilla alfombrillas tapetitos: mat; ventana ventanas ventanilla: window
barniz laca transparente: clearcoat; compuesto: compound; almohadilla almohadillas disco: pad; manguera: hose; vaporera: steamer
soplador: blower; desinfectante desinfectar: disinfect; quitamanchas: spotter; amoniaco: ammonia; vinagre: vinegar
bicarbonato: baking soda; mugre suciedad: dirt; aceite: oil; refresco: soda; jugo: juice; marcador plumon: marker; lapiz: pencil
labial pintalabios: lipstick; maquillaje: makeup; cemento: cement; sarro: mineral; cal: lime; hongo hongos: mildew
apesta huele: smell; gato gatos: cat; pescado: fish; comida: food; opaco opacos opaca: dull
amarillo amarillos amarillento amarillentos: yellow; agrietado agrietada grietas: cracked; roto rotos rasgado rasgada: torn
pegajoso pegajosa pegajosos: sticky; grasoso grasosa: greasy; mate: matte; blanco blanca blancos: white; gris: gray
enjuagar enjuago enjuague: rinse; aplicar aplico aplica: apply; proteger protejo: protect
restaurar restauro recuperar recupero: restore; reparar reparo arreglar arreglo: fix; raspar: scrape; lijar lijo lija: sanding
mezclar mezclo: mix; avion: airplane; frio: cold; nieve: snow; atras trasero trasera: rear; segunda segundo: second; linea: online; podrida podrido: rotten; viento: wind; alcalino: alkaline; mascara: mask
raye rayo: scratch; recomiendas recomienda recomiendan: best; estacionamiento: garage; tirado tirada: spill
ventilacion: ventilation; peligroso: dangerous; derrame derrames: spill; tirar desechar: dispose; velocidad: speed
producto productos: product; herramienta herramientas: tool; principiante: beginner; ceniza: ash; polen: pollen; camara: camera
`;
