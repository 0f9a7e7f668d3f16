import type { AppointmentStatus } from '../../../scheduling/index.js';
import type { Language } from '../../plan/plan.js';
import type { Facet, Part, Turn } from './reading.js';

export interface Texts {
  /** 'Your crew's jobs on Fri, Nov 27' */
  jobs: string;
  job: string;
  turns: Record<Turn, string>;
  labels: Partial<Record<Facet, string>>;
  statuses: Record<AppointmentStatus, string>;
  today: (day: string) => string;
  on: (day: string) => string;
  fromTo: (from: string, to: string) => string;
  between: (from: string, to: string) => string;
  parts: Record<Part, string>;
  from: (time: string) => string;
  until: (time: string) => string;
  has: (count: number, isLeft: boolean) => string;
  done: (count: number) => string;
  noJob: string;
  noneAfter: string;
  noneBefore: string;
  noneLike: string;
  noneThen: string;
  notNow: string;
  noMoreThatDay: string;
  after: (which: string) => string;
  before: (which: string) => string;
  outside: (from: string, to: string) => string;
  cut: (from: string, to: string) => string;
  all: string;
  atShop: string;
  noAddress: string;
  directions: (page: string) => string;
  nothing: string;
  hours: (hours: string, jobs: number) => string;
  minutes: (minutes: number) => string;
  drive: (minutes: number) => string;
  noDrive: string;
  steps: (done: number, all: number) => string;
}

const jobsEn = (count: number) => `${count === 0 ? 'no' : count} ${count === 1 ? 'job' : 'jobs'}`;
const jobsEs = (count: number) =>
  count === 0 ? 'ningún trabajo' : `${count} ${count === 1 ? 'trabajo' : 'trabajos'}`;

export const TEXTS: Record<Language, Texts> = {
  en: {
    jobs: "Your crew's jobs",
    job: "Your crew's job",
    turns: {
      next: "Your crew's next job",
      current: "Your crew's job right now",
      previous: "Your crew's job before",
      first: "Your crew's first job",
      second: "Your crew's second job",
      third: "Your crew's third job",
      last: "Your crew's last job",
    },
    labels: {
      start: 'Begins',
      end: 'Ends',
      length: 'Takes',
      place: 'Address',
      access: 'Access',
      who: 'Customer',
      phone: 'Phone',
      vehicle: 'Vehicle',
      service: 'Service',
      addons: 'Add-ons',
      notes: 'Notes',
      checklist: 'Checklist',
      drive: 'Drive',
      status: 'Status',
      price: 'Price',
    },
    statuses: {
      scheduled: 'scheduled',
      confirmed: 'confirmed',
      'in-progress': 'in progress',
      completed: 'done',
      cancelled: 'cancelled',
      pending: 'pending',
      'no-show': 'no-show',
    },
    today: (day) => `today, ${day}`,
    on: (day) => `on ${day}`,
    fromTo: (from, to) => `from ${from} to ${to}`,
    between: (from, to) => `${from} to ${to}`,
    parts: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
    from: (time) => `from ${time}`,
    until: (time) => `before ${time}`,
    has: (count, isLeft) => `Your crew has ${jobsEn(count)}${isLeft ? ' left' : ''}`,
    done: (count) => `, ${count} of them done`,
    noJob: 'Your crew has no such job',
    noneAfter: 'Your crew has no job after it in these days',
    noneBefore: 'Your crew has no job before it in these days',
    noneLike: 'Your crew has no such job in the days that I see',
    noneThen: 'Your crew has no job at that time',
    notNow: 'Your crew has no job in progress right now',
    noMoreThatDay: 'Your crew has no more jobs that day.',
    after: (which) => `after ${which}`,
    before: (which) => `before ${which}`,
    outside: (from, to) => `I don't see those days: I have your crew's jobs from ${from} to ${to}`,
    cut: (from, to) => `I see your crew's jobs from ${from} to ${to} only.`,
    all: 'All of them are in [My Jobs](/my-jobs).',
    atShop: 'at the shop',
    noAddress: 'none is written down',
    directions: (page) => `directions are on [its page](${page})`,
    nothing: 'nothing is written down',
    hours: (hours, count) => `${hours} of work, ${jobsEn(count)}`,
    minutes: (minutes) => `${minutes} min`,
    drive: (minutes) => `${minutes} min are planned from the job before`,
    noDrive: 'none is planned before it',
    steps: (done, all) => `${done} of ${all} done`,
  },
  es: {
    jobs: 'Trabajos de su equipo',
    job: 'Trabajo de su equipo',
    turns: {
      next: 'El siguiente trabajo de su equipo',
      current: 'El trabajo de su equipo ahora mismo',
      previous: 'El trabajo anterior de su equipo',
      first: 'El primer trabajo de su equipo',
      second: 'El segundo trabajo de su equipo',
      third: 'El tercer trabajo de su equipo',
      last: 'El último trabajo de su equipo',
    },
    labels: {
      start: 'Empieza',
      end: 'Termina',
      length: 'Dura',
      place: 'Dirección',
      access: 'Acceso',
      who: 'Cliente',
      phone: 'Teléfono',
      vehicle: 'Vehículo',
      service: 'Servicio',
      addons: 'Adicionales',
      notes: 'Notas',
      checklist: 'Lista de pasos',
      drive: 'Camino',
      status: 'Estado',
      price: 'Precio',
    },
    statuses: {
      scheduled: 'agendado',
      confirmed: 'confirmado',
      'in-progress': 'en curso',
      completed: 'hecho',
      cancelled: 'cancelado',
      pending: 'pendiente',
      'no-show': 'no se presentó',
    },
    today: (day) => `hoy, ${day}`,
    on: (day) => `del ${day}`,
    fromTo: (from, to) => `del ${from} al ${to}`,
    between: (from, to) => `${from} a ${to}`,
    parts: { morning: 'en la mañana', afternoon: 'en la tarde', evening: 'en la noche' },
    from: (time) => `desde las ${time}`,
    until: (time) => `antes de las ${time}`,
    has: (count, isLeft) => {
      const no = count === 0 ? 'no ' : '';
      const left = `A su equipo ${no}le queda${count > 1 ? 'n' : ''}`;
      return `${isLeft ? left : `Su equipo ${no}tiene`} ${jobsEs(count)}`;
    },
    done: (count) => `, ${count} de ellos ya ${count === 1 ? 'hecho' : 'hechos'}`,
    noJob: 'Su equipo no tiene un trabajo así',
    noneAfter: 'Su equipo no tiene ningún trabajo después de ese en estos días',
    noneBefore: 'Su equipo no tiene ningún trabajo antes de ese en estos días',
    noneLike: 'Su equipo no tiene un trabajo así en los días que veo',
    noneThen: 'Su equipo no tiene ningún trabajo a esa hora',
    notNow: 'Su equipo no tiene ningún trabajo en curso ahora',
    noMoreThatDay: 'Su equipo no tiene más trabajos ese día.',
    after: (which) => `después de ${which}`,
    before: (which) => `antes de ${which}`,
    outside: (from, to) => `No veo esos días: tengo los trabajos de su equipo del ${from} al ${to}`,
    cut: (from, to) => `Solo veo los trabajos de su equipo del ${from} al ${to}.`,
    all: 'Todos están en [My Jobs](/my-jobs).',
    atShop: 'en el taller',
    noAddress: 'no hay ninguna anotada',
    directions: (page) => `cómo llegar está en [su página](${page})`,
    nothing: 'no hay nada anotado',
    hours: (hours, count) => `${hours} de trabajo, ${jobsEs(count)}`,
    minutes: (minutes) => `${minutes} min`,
    drive: (minutes) => `${minutes} min previstos desde el trabajo anterior`,
    noDrive: 'no hay ninguno previsto antes',
    steps: (done, all) => `${done} de ${all} hechos`,
  },
};
