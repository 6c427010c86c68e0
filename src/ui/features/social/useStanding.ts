import { useState } from 'react';
import { targetText, type Standing, type Target } from '#domain/social/social.ts';
import { standing } from '#machines/social/social.resources.ts';
import { useResource } from '../../hooks/useResource.ts';

/**
 * The standing of a target; null until it is loaded. Its counts stay visible while it is reloaded for another viewer.
 */
export const useStanding = (target: Target): Standing | null => {
  const { value } = useResource(standing, { target });
  const [before, setBefore] = useState(value);
  if (value && value !== before) setBefore(value);
  if (value || !before || targetText(before.target) !== targetText(target)) return value;
  const { me: _, ...everybody } = before;
  return everybody;
};
