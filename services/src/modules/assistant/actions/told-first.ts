/** Why stands first, and what is to be done of whoever it tells of. */
const TOLD =
  /^(.{3,60}?) (?:can'?t|cannot|can not|won'?t|isn'?t able to|is not able to) (?:make it|come|be here)( [^,.]{1,40}?)?[,.;]? (?:so |please |pls |and |can you )*(cancel|move|reschedule|push) (?:him|her|them|it|that)\b(.*)$/i;

/** 'Derek cant make it tomorrow, cancel him' is 'cancel Derek tomorrow'; all else is as it was. */
export const withWhoFirst = (text: string): string =>
  text.replace(TOLD, (_all, who: string, days: string | undefined, head: string, rest: string) =>
    [head, who, days?.trim(), rest.trim()].filter(Boolean).join(' '),
  );
