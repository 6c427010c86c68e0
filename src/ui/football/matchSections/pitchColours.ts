/** The grass of a pitch at night, in both themes. */
export const pitchColours = { grass: '#0f3a26', stripe: '#114029', line: '#7fae93' } as const;
