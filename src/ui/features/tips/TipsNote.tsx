import { hrefOf } from '#domain/routing/routes.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { link, links, note, sign } from './TipsNote.css.ts';

/** TI-9: what tips are not, for whom they are, and the way to hide them. */
export const TipsNote = () => {
  const t = useWords('tips');
  return (
    <p className={note}>
      <span className={sign}>
        <Icon name="info" size={16} />
      </span>
      <span>
        {t('note')}{' '}
        <span className={links}>
          <Link className={link} to={hrefOf('menu')}>
            {t('noteOff')}
          </Link>
          <Link className={link} to={hrefOf('help')}>
            {t('noteHelp')}
          </Link>
        </span>
      </span>
    </p>
  );
};
