/** What some questions ask besides what they are about, and how a text says it. */
const ASPECTS: readonly { asks: RegExp; says: RegExp }[] = [
  { asks: /\bhow often\b/, says: /\b(?:often|every|times|weeks|months|years?)\b/ },
  { asks: /\bhow long\b/, says: /\b(?:minutes?|hours?|days?|weeks?|months?|years?)\b/ },
  { asks: /^(?:and |so |ok )?how (?:much|many)\b/, says: /\d/ },
  {
    asks: /\b(?:time of (?:the )?year|season|what month|which month)\b/,
    says: /\b(?:spring|summer|fall|autumn|winter|season|months?)\b/,
  },
  { asks: /\bwhat time of day\b/, says: /\b(?:morning|noon|afternoon|evening|o'clock)\b/ },
];

/** Whether a text says how often, how long or how much, where that is asked. */
export const saysAspects = (question: string, text: string): boolean =>
  ASPECTS.every(({ asks, says }) => !asks.test(question) || says.test(text.toLowerCase()));
