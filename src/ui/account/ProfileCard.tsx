import type { User } from '#domain/people/user.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Face } from '../kit/Face.tsx';
import { Link } from '../kit/Link.tsx';
import { card } from './AccountSheet.css.ts';

/** The member's name and picture, with a link to change them. */
export const ProfileCard = ({ viewer }: { readonly viewer: User }) => {
  const t = useWords('account');
  return (
    <div className={card}>
      <Face user={viewer} size={48} />
      <div>
        <b>{viewer.displayName}</b>
      </div>
      <Link {...buttonLook({ size: 's' })} to={hrefOf('accountPage', { slug: 'account' })}>
        {t('sheet.edit')}
      </Link>
    </div>
  );
};
