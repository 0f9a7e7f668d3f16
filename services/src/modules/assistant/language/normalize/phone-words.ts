import type { Language } from '../../plan/plan.js';
import { table } from '../lexicon/table.js';
import type { Token } from '../../words/tokens.js';
import { lookUp } from '../../words/look-up.js';
import { wordSet } from '../../words/word-set.js';

/** Abbreviations and common misspellings. */
const SHORT = table(
  '&=and | n=and | bout=about | costed=cost | costing=cost | payed=paid | spended=spent | ' +
    'selled=sold | maked=made | comed=came | bringed=brought | brung=brought | cxl=cancel | ' +
    'sayin=saying | askin=asking | tellin=telling | lettin=letting | +=and | %=percent | ' +
    '$=dollars | twice=2 times | w=with | wo=without | w/o=without | w/=with | pw=password | ' +
    'rn=right now | mf=microfiber | mfs=microfiber | pic=picture | pics=pictures | b4=before | ' +
    'morn=morning | morns=mornings | til=until | till=until | thru=through | btw=between | ' +
    'btwn=between | outta=out of | tmr=tomorrow | tmrw=tomorrow | tmw=tomorrow | tmrws=tomorrow | ' +
    'tmws=tomorrow | tmrrw=tomorrow | tomo=tomorrow | tomorow=tomorrow | tommorow=tomorrow | ' +
    'tommorrow=tomorrow | tonite=tonight | 2day=today | 2moro=tomorrow | 2nite=tonight | ' +
    'yday=yesterday | todays=today | tomorrows=tomorrow | yesterdays=yesterday | yest=yesterday | ' +
    'evrybody=everybody | everbody=everybody | evrybdy=everybody | everybdy=everybody | ' +
    'evryone=everyone | everone=everyone | every1=everyone | evry1=everyone | evry=every | ' +
    'svc=service | svcs=services | txt=text | wk=week | wks=weeks | wknd=weekend | wkend=weekend | ' +
    'mo=month | mos=months | mth=month | mths=months | yr=year | yrs=years | qtr=quarter | ' +
    'hr=hour | hrs=hours | min=minutes | mins=minutes | appt=appointment | appts=appointments | ' +
    'apt=appointment | apts=appointments | apps=appointments | sched=schedule | rev=revenue | ' +
    'avg=average | avrg=average | averaging=average | msg=message | msgs=messages | cust=customer | ' +
    'custs=customers | num=number | nr=number | nbr=number | veh=vehicle | ppl=people | ' +
    'bday=birthday | ab=about | abt=about | cn=can | em=them | usualy=usually | lst=last | ' +
    'pt=point | bc=because | u=you | ur=your | r=are | y=why | hv=have | hav=have | lng=long | ' +
    'wht=what | whts=what is | whn=when | whr=where | whrs=where is | nxt=next | frm=from | ' +
    'blk=black | mny=many | abut=about | wrk=work | prc=price | cld=could | shld=should | ' +
    'shud=should | cud=could | wud=would | kno=know | mch=much | alltogether=altogether | ' +
    'coffe=coffee | lether=leather | w8=wait | pls=please | plz=please | thx=thanks | ty=thanks | ' +
    'lmk=let me know | gimme=give me | lemme=let me | wanna=want to | gonna=going to | ' +
    'gotta=got to | kinda=kind of | sorta=sort of | longs=long is | whatre=what are | ' +
    'whod=who did | whatd=what did | howd=how did | theyd=they would | dont=do not | ' +
    'didnt=did not | doesnt=does not | havent=have not | hasnt=has not | isnt=is not | ' +
    'arent=are not | wasnt=was not | werent=were not | whats=what is | whos=who is | ' +
    'wheres=where is | whens=when is | hows=how is | im=i am | ive=i have | shes=she is | ' +
    'shed=she would | hed=he would | hes=he is | theyre=they are | youre=you are | weve=we have | ' +
    'whove=who have | theyve=they have | aint=is not | theres=there is | fattest=biggest | ' +
    'juiciest=biggest | heftiest=biggest | deadest=slowest | tonight=today evening | ' +
    'mtd=month to date | ytd=year to date | wtd=week to date | qtd=quarter to date | ' +
    'yoy=year over year | mom=month over month | wow=week over week | diff=different | ' +
    'pymt=payment | pymts=payments | amt=amount | resched=reschedule | prev=previous | ' +
    'biz=business | vehs=vehicles | wkday=weekday | wkdays=weekdays | wknds=weekends | ' +
    'wkends=weekends | qtrs=quarters | wkly=weekly | mthly=monthly | pkg=package | pkgs=packages | ' +
    'adress=address | addres=address | adres=address | addy=address | wich=which | whcih=which | ' +
    'wat=what | wats=what is | wut=what | teh=the | hte=the | adn=and | nad=and | hw=how | ' +
    'hwo=how | tot=total | resto=restoration | int=interior | ints=interiors | ext=exterior | ' +
    'exts=exteriors | hdlt=headlight | sep=september | sept=september',
);

/** Spanish abbreviations, where 'y' is a word. */
const SHORT_ES = table(
  'q=que | k=que | qe=que | x=por | xq=porque | pq=porque | pa=para | tb=tambien | tmb=tambien | ' +
    'ctos=cuantos | cto=cuanto | cdo=cuando | finde=fin de semana | findes=fines de semana | ' +
    'prom=promedio | sem=semana',
);

/** 'The diff between', but not 'diff prices'. */
const isDifference = (word: string, next: string) =>
  word === 'diff' && wordSet('between|btw|btwn|from|in').has(next);

const IN_A_ROW = wordSet('visit|time|job|stop|appointment|appt|customer|client|car|one|thing');
/** 'My 1st job', but not the 1st of the month. */
const isFirst = (word: string, next: string) => word === '1st' && IN_A_ROW.has(next);

/** Words of an abbreviation, which may depend on the next word. */
export const spelledOut = (word: string, next = '', language: Language = 'en'): string[] =>
  language === 'es'
    ? (lookUp(SHORT_ES, word) ?? word).split(' ')
    : isDifference(word, next)
      ? ['difference']
      : isFirst(word, next)
        ? ['first']
        : (lookUp(SHORT, word) ?? word).split(' ');

const ENDINGS: Record<string, string> = { re: 'are', ll: 'will', d: 'would' };
/** 'We'd' and 'we're', which without their apostrophe are a weekday and the past tense. */
function contracted(raw: string): string[] | undefined {
  const [, who, ending = ''] = /^(we|i|he|she)['’‘`](re|ll|d)$/i.exec(raw) ?? [];
  const verb = lookUp(ENDINGS, ending.toLowerCase());
  return who && verb ? [who.toLowerCase(), verb] : undefined;
}

/** Tokens with abbreviations spelled out. */
export const withPhoneWords = (typed: readonly Token[], language: Language): Token[] =>
  typed.flatMap((token, at) =>
    (contracted(token.raw) ?? spelledOut(token.word, typed[at + 1]?.word, language)).map(
      (word) => ({ ...token, word }),
    ),
  );
