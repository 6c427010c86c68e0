/** The name of the account sheet on the stack of layers. */
export const ACCOUNT_LAYER = 'account';
