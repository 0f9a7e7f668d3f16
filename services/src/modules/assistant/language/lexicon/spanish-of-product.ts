/** Spanish words of the product in the English of the handbook. */
export const OF_PRODUCT = `
iva: sales tax; doy darle: give; apago apagar desactivo desactivar: off; prendo activo activar: on; reserven reservan: book; deducir deduzco: deductible; gasolina: gas; respondo responder responde: answer
importo importar importe subir: import; exporto exportar exporta descargar: export; clientes cliente clientela: customer
lunes: monday; martes: tuesday; miercoles: wednesday; jueves: thursday; viernes: friday; sabado: saturday; domingo: sunday
citas cita: appointment; servicio servicios: service; horario horarios horas hora: hours; invito invitar invita: invite
usuario usuarios: user; negocio empresa: business; permiso permisos: permission; uso usar: use; despues: after; antes: before
movil: mobile; aprobar apruebo: approve; cupon cupones descuento descuentos: discount; comision comisiones: commission
equipo: team; repetir repito: repeat; precio precios: price; pagar pago pagos pagan: pay; contrasena: password
agrego agregar agrega anado anadir: add; cambio cambiar cambia: change; borro borrar borra elimina eliminar elimino: delete; factura facturas: invoice
empleado empleados: employee; foto fotos: photo; recordatorio recordatorios: reminder; telefono celular: phone; idioma: language
cancelo cancelar cancela: cancel; correo correos: email; semana: week; calendario agenda: calendar; pongo poner ponerle: put
veo ver: see; trabajo trabajos: work; cobrar cobro: charge; tarjeta tarjetas: card; aceptar acepto: accept
suscripcion: subscription; recibo recibos: receipt; propina propinas: tipping; imprimo imprimir imprime impresion: print
resenas resena: review; bloqueo bloquear bloquea: block; dia dias: day; ingresos ganancias ventas ganancia: revenue
empleo contratar contrato: hire; anuncio anuncios publicidad: advertise; deposito anticipo: deposit; reembolso: refund
cuenta: account; notificacion notificaciones: notification; respaldo: backup; direccion direcciones: address
impuesto impuestos: taxes; licencia: license; despedir despido: fire employee; sueldo salario: wage; efectivo: cash
ayudante ayudantes trabajador trabajadores lavador: helper; libre descanso vacaciones: off; feriado festivo feriados: holiday
abrir abro: open; cerrar cierro: close; agendar agendo reservar reservo: book; reprogramar reprogramo mover muevo: reschedule
mapa: map; ruta: route; nota notas: note; mensaje mensajes texto textos: text; aplicacion: app; sincronizar: sync; datos: data
espanol: spanish; ingles: english; nombre: name; editar edito: edit; crear creo: create; deshacer: undo; olvide olvido: forgot
entrar: sign in; sesion: session; acceso: access; rol roles: role; dividir: split; juntar junto unir combinar: merge
duplicado duplicados repetido repetidos: duplicate; semanal: weekly; mensual: monthly; adicional adicionales extra extras: addon
paquete paquetes: package; tamano tamanos talla: size; reporte reportes: report; gastos gasto: cost; diferencia: difference
significa significan: mean; pendiente pendientes: pending; confirmada confirmado: confirmed; programada programado: scheduled
completado completada terminada terminado: completed; marcar marco marca: mark; codigo: code; video videos: video
consigo conseguir obtener: get; paga: pay; dice dicen dijo: says; queja quejas quejo: complaint; enojado molesto: angry
reja porton: gate; app: app; vendo vender: sell; contesto contestar: answer; lleno llenar: fill
grafica graficas: chart; duenos dueno: owner; bahia bahias: bay; furgoneta: van
`;
