import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../hooks/useWords.ts';

/** How often something was played. */
export const Plays = ({ count }: { readonly count: number }) => {
  const t = useWords('music');
  return <small title={t('plays', { count })}>{kmCount(count)}</small>;
};
