/** The name of the log-in layer on the stack. */
export const LOGIN_LAYER = 'login';
