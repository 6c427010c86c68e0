import type { Health } from '#domain/tv/channel.ts';
import { useWords } from '../hooks/useWords.ts';
import { health as look } from './rows.css.ts';

/** TV-6: how a channel stands: a shape of its own for each, always with words. */
export const HealthDot = ({ health, quiet }: { readonly health: Health; readonly quiet?: boolean }) => {
  const t = useWords('tv');
  if (quiet && health === 'ok') return null;
  return (
    <span className={look} data-health={health}>
      {t(`health.${health}`)}
    </span>
  );
};
