const IS_THAT =
  /^(?:(?:an? |un )?(?:quick |short )?(?:text |message |note |email |mail |line |mensaje |correo )?(?:know )?(?:about|regarding|of|sobre|acerca de|de) (?:it|this|that|all that|eso|esto|ello)|know|that|so)$/;

/** 'About it', 'let her know': what was talked about is to be told. */
export const isThat = (words: string) => IS_THAT.test(words);
