import { localeConfig } from '#domain/locale/locale.ts';
import { kmCount } from '#domain/shared/count.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { Rows } from '../kit/Rows.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { audienceRows } from '../shared/audienceRows.ts';
import * as styles from './Viewers.css.ts';

/** Number of viewers: rows and a short count; the exact number on hover and for screen readers. */
export const Viewers = ({ watching }: { readonly watching: number }) => {
  const t = useWords('room');
  const exact = new Intl.NumberFormat(localeConfig(useLocale()).iso).format(watching);
  const said = t.tn('viewers', watching, { count: exact });
  return (
    <span className={styles.viewers} title={said}>
      <Rows lit={audienceRows(watching)} size={13} />
      <span aria-hidden="true">{kmCount(watching)}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
};
