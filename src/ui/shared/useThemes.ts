import type { ColourPreference } from '#domain/colour/colourMode.ts';
import { selectPreference } from '#machines/colourMode/colourMode.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';

const order = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'monitor'],
] as const satisfies readonly (readonly [ColourPreference, string])[];

/** COLOUR-1: light, dark or the system's. */
export const useThemes = () => {
  const t = useWords('shell');
  const { colour } = useApp();
  const chosen = useSelector(colour, selectPreference);
  // As the origin painted it, which knows nobody's choice: a radio button that differs would be taken for a press.
  const preference = useHydrated() ? chosen : 'system';
  return order.map(([key, icon]) => ({
    key,
    icon,
    label: t(`theme.${key}`),
    checked: key === preference,
    onSelect: () => colour.send({ type: 'colour.prefer', preference: key }),
  }));
};
