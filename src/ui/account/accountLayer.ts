/** The account sheet's name in the stack of layers. */
export const ACCOUNT_LAYER = 'account';
