const IS_THAT =
  /^(?:(?:an? |un )?(?:quick |short )?(?:text |message |note |email |mail |line |mensaje |correo )?(?:know )?(?:about|regarding|of|sobre|acerca de|de) (?:it|this|that|all that|eso|esto|ello|(?:the|her|his|their|el|la|su) (?:new |nuev[oa] )?(?:time|date|day|slot|change|move|appointment|booking|hora|fecha|cambio|cita))|know|that|so|(?:the|her|his|their) new (?:time|date|day|slot)|(?:el|la|su) nuev[oa] (?:hora|fecha|cita))$/;

/** 'About it', 'let her know': what was talked about is to be told. */
export const isThat = (words: string) => IS_THAT.test(words);

const JOB = /\b(?:appointment|booking|cita)$/;
/** 'About her appointment': what is booked for her, whatever was talked about. */
export const isOfJob = (words: string) => isThat(words) && JOB.test(words);
