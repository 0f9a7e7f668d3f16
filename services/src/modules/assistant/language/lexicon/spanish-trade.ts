import { table } from './table.js';

/** 'Se ha hecho un cerámico' is had, 'trabajos que se han hecho' are done. */
const HAD_DONE = Object.fromEntries(
  ['un', 'una', 'el', 'la', 'los', 'las'].flatMap((article) => [
    [`se han hecho ${article}`, `han tenido ${article}`],
    [`se ha hecho ${article}`, `ha tenido ${article}`],
    [`se hicieron ${article}`, `se hizo ${article}`],
  ]),
);

/** Spanish names of services and problems in English, the longest phrase first. */
export const TRADE: Record<string, string> = {
  ...HAD_DONE,
  ...table(
    'detallado completo=full detail | detalle completo=full detail | ' +
      'detallados completos=full details | detalles completos=full details | ' +
      'detallados interiores=interior details | detallados exteriores=exterior details | ' +
      'lavados y encerados=wash and wax | correcciones de pintura=paint corrections | ' +
      'detallado interior=interior detail | detallado exterior=exterior detail | ' +
      'lavado y encerado=wash and wax | recubrimiento ceramico=ceramic coating | ' +
      'correccion de pintura=paint correction | restauracion de faros=headlight restoration | ' +
      'coating ceramico=ceramic coating | lavado con cera=wash and wax | lavado y cera=wash and wax | ' +
      'lavado=wash | perro=dog | perros=dogs | silla de nino=child seat | ' +
      'sillas de nino=child seats | lavados=wash | ceramico=ceramic | ceramicos=ceramic | ' +
      'ceramica=ceramic | interiores=interior | exteriores=exterior | faros=headlight | ' +
      'la bahia=la bay | bahia=bay | la de antes=la previous | el de antes=el previous | ' +
      'clientes de siempre=clientes recurrentes | cuantos de siempre=cuantos recurrentes | ' +
      'y de siempre=y recurrentes | que le toca a=que tiene | que le toca=que tiene | ' +
      'ya confirmo=esta confirmado | confirmo=confirmado | hazme una lista=lista | ' +
      'haz una lista=lista | me haces una lista=lista | necesito una lista=lista | me toca=tengo | ' +
      'me tocan=tengo | nos toca=tenemos | nos tocan=tenemos | hay chance=hay espacio | ' +
      'habra chance=hay espacio | manana temprano=tomorrow morning | a estas alturas=by now | ' +
      'hasta ahora=so far | hasta hoy=so far | antes de=before | antes del=before | ' +
      'despues de=after | despues del=after | mas seguido=mas | mas a menudo=mas | ' +
      'espacios libres=hay espacio | huecos libres=hay espacio | lugares libres=hay espacio | ' +
      'horas libres=hay espacio | se hicieron=hicimos | cada cuando=cada cuanto | ' +
      'como se ve=como esta | como pinta=como esta | no he visto=no han venido | ' +
      'no hemos visto=no han venido | sin cita=sin nada agendado | sin citas=sin nada agendado | ' +
      'he=hemos',
  ),
};
