import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';

/** When a list that is not live was received, on the viewer's wall clock. `receivedAt` is epoch milliseconds. */
export const Age = ({ receivedAt }: { readonly receivedAt: number }) => {
  const t = useWords('shell');
  const time = hourMinute(receivedAt, useZone());
  return <time dateTime={new Date(receivedAt).toISOString()}>{t('updatedAt', { time })}</time>;
};
