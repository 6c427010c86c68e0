/** Storage key of the data saver setting: it is needed before the settings are loaded. */
export const DATA_SAVER = 'khandai.dataSaver';
