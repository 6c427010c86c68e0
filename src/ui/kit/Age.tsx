import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';

/** The local time at which stale data was received. `receivedAt` is epoch milliseconds. */
export const Age = ({ receivedAt }: { readonly receivedAt: number }) => {
  const t = useWords('shell');
  const time = hourMinute(receivedAt, useZone());
  return <time dateTime={new Date(receivedAt).toISOString()}>{t('updatedAt', { time })}</time>;
};
