import type { ConsolePart } from '#domain/console/console.ts';
import type { DraftRow } from '#domain/console/rows.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { isMenuIcon } from '#domain/portal/menuIcons.ts';
import * as styles from './console.css.ts';

interface PreviewProps {
  readonly part: Exclude<ConsolePart, 'words'>;
  readonly rows: readonly DraftRow[];
}

/** What a part shows in the viewer's language, as it is written now. */
export const Preview = ({ part, rows }: PreviewProps) => {
  const t = useWords('console');
  if (rows.length === 0) return <p className={styles.hint}>{t('save.shownNone')}</p>;
  return (
    <ul className={styles.shown}>
      {rows.map((row) => (
        <Shown key={row.rowId} part={part} row={row} />
      ))}
    </ul>
  );
};

const Shown = ({ part, row }: { readonly part: PreviewProps['part']; readonly row: DraftRow }) => {
  const locale = useLocale();
  const { texts } = row;
  const said = (name: string): string => texts[`${name}.${locale}`] || (texts[`${name}.vi`] ?? '');
  if (part === 'domains') return <li>{texts['host'] ?? ''}</li>;
  if (part === 'redirects') return <li>{`${texts['from'] ?? ''} → ${texts['to'] ?? ''}`}</li>;
  if (part === 'banners') {
    const [w, h] = [Number(texts['w']), Number(texts['h'])];
    const url = said('img');
    const isShown = w > 0 && h > 0 && url.startsWith('/') && !url.startsWith('//');
    return (
      <li>{isShown ? <img className={styles.picture} src={url} alt={said('alt')} width={w} height={h} /> : url}</li>
    );
  }
  if (part === 'modes') {
    const own = texts['icon'] ?? '';
    const icon: IconName = isMenuIcon(own) ? own : 'radio';
    return (
      <li>
        <Icon name={icon} size={16} /> {said('name') || (texts['slug'] ?? '')}
      </li>
    );
  }
  if (part === 'menus') {
    const icon = texts['icon'] ?? '';
    const name: IconName = isMenuIcon(icon) ? icon : 'info';
    const below = row.rows['children'] ?? [];
    return (
      <li>
        <Icon name={name} size={16} /> {said('label')}
        {below.length > 0 && (
          <ul>
            {below.map((one) => (
              <Shown key={one.rowId} part={part} row={one} />
            ))}
          </ul>
        )}
      </li>
    );
  }
  return <li>{said('text')}</li>;
};
