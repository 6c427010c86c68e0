/** What a field for a search is to a browser and to the keyboard of a phone. */
export const searchField = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
} as const;
