import { saidDay, saidLongDay, saidMonth } from '../say/day.js';
import { byTime } from './time.js';

const WEEK_OF = { en: 'week of', es: 'semana del' };
const shown = (day: string, format: string) => `to_char(${day}, '${format}')`;

export const day = byTime({
  name: 'day',
  words: {
    en: 'day|by day|per day|each day|every day|daily|day by day|which day|what day|which date|what date|a day|in one day|in a single day|single day',
    es: 'dia|por dia|cada dia|diario|diarios|diaria|diarias|diariamente|dia por dia|que dia|cual dia|al dia|que fecha|diarias|diarios',
  },
  title: { en: 'by day', es: 'por día' },
  ofDay: (of) => shown(of, 'YYYY-MM-DD'),
  said: saidLongDay,
});

/** Weeks from Monday to Sunday. */
export const week = byTime({
  name: 'week',
  words: {
    en: 'week|by week|per week|each week|every week|weekly|week by week|which week|what week|a week|in one week|in a single week|wk|per wk',
    es: 'semana|por semana|cada semana|semanal|semanales|semanalmente|semana por semana|que semana|cual semana|a la semana',
  },
  title: { en: 'by week', es: 'por semana' },
  ofDay: (of) => shown(`date_trunc('week', ${of})`, 'YYYY-MM-DD'),
  said: (key, language) => `${WEEK_OF[language]} ${saidDay(key, language)}`,
});

export const month = byTime({
  name: 'month',
  words: {
    en: 'month|time of year|time of the year|part of the year|by month|per month|each month|every month|monthly|month by month|which month|what month|a month|in one month|in a single month|mo',
    es: 'mes|epoca del ano|por mes|cada mes|mensual|mensuales|mensualmente|mes por mes|mes a mes|que mes|cual mes|al mes',
  },
  title: { en: 'by month', es: 'por mes' },
  ofDay: (of) => shown(of, 'YYYY-MM'),
  said: saidMonth,
});

export const quarter = byTime({
  name: 'quarter',
  words: {
    en: 'quarter|by quarter|per quarter|each quarter|every quarter|quarterly|which quarter|what quarter|qtr',
    es: 'trimestre|por trimestre|cada trimestre|trimestral|trimestrales|que trimestre|cual trimestre',
  },
  title: { en: 'by quarter', es: 'por trimestre' },
  ofDay: (of) => shown(of, 'YYYY-"Q"Q'),
  said: (key, language) => {
    const [year = '', number = ''] = key.split('-Q');
    return language === 'es' ? `${number}.º trimestre de ${year}` : `Q${number} ${year}`;
  },
});

export const year = byTime({
  name: 'year',
  words: {
    en: 'year|by year|per year|each year|every year|yearly|annual|annually|year by year|year over year|which year|what year|a year|yr|per yr',
    es: 'ano|por ano|cada ano|anual|anuales|anualmente|ano por ano|ano con ano|que ano|cual ano|al ano',
  },
  title: { en: 'by year', es: 'por año' },
  ofDay: (of) => shown(of, 'YYYY'),
  said: (key) => key,
});
