import { useState } from 'react';
import type { User } from '#domain/match/match.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { Button } from '../parts/Button.tsx';
import { Face } from '../parts/Face.tsx';
import { card } from './AccountSheet.css.ts';
import { ProfileEditor } from './ProfileEditor.tsx';

/** The member, and the way to change name and picture. */
export const ProfileCard = ({ viewer }: { readonly viewer: User }) => {
  const t = useMessages('account');
  const [editing, setEditing] = useState(false);
  return (
    <>
      <div className={card}>
        <Face user={viewer} size={48} />
        <div>
          <b>{viewer.displayName}</b>
        </div>
        <Button size="s" aria-expanded={editing} onClick={() => setEditing(!editing)}>
          {t('sheet.edit')}
        </Button>
      </div>
      {editing && <ProfileEditor viewer={viewer} onDone={() => setEditing(false)} />}
    </>
  );
};
