const SYLLABLE = /^(?:b|ch?|d|gh?|gi|h|kh?|l|m|ngh?|nh?|ph?|qu|r|s|th?|tr|v|x)?[aeiouy]{1,3}(?:ch?|m|ngh?|nh|n|p|t)?$/;

/** Whether letters without marks may be a syllable of Vietnamese, which is one word. */
export const isSyllable = (bare: string): boolean => SYLLABLE.test(bare);
