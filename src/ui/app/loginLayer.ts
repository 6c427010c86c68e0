/** The name of the log-in dialog on the layer stack. */
export const LOGIN_LAYER = 'login';
