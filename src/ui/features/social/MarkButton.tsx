import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { useToggle, type Named } from './useToggle.ts';

const looks = {
  like: { icon: 'heart', off: 'likeOf', on: 'likedOf' },
  save: { icon: 'bookmark', off: 'saveOf', on: 'savedOf' },
} as const;

/** Likes or saves a target, or undoes that. */
export const MarkButton = ({ mark, ...thing }: Named & { readonly mark: keyof typeof looks }) => {
  const t = useWords('social');
  const { on, press } = useToggle(mark, thing);
  const look = looks[mark];
  return (
    <IconButton label={t(on ? look.on : look.off, { name: thing.name })} aria-pressed={on} onClick={press}>
      <Icon name={look.icon} size={20} filled={on} />
    </IconButton>
  );
};
