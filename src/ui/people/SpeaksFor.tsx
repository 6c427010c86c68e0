import { spokenKinds } from '#domain/schedule/announced.ts';
import { modeById } from '#domain/schedule/mode.ts';
import { announced, pastRooms } from '#machines/schedule/lists.resources.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import * as styles from './ProfileScreen.css.ts';

/** At most so many leagues are named. */
const MOST = 2;

/** What a commentator covers, taken from the last weeks and the next days: "Bóng đá · Giải Vô địch Đồng Bằng". */
export const SpeaksFor = ({ userId }: { readonly userId: string }) => {
  const t = useWords('people');
  const schedule = useWords('schedule');
  const locale = useLocale();
  const coming = useResource(announced, { userId, locale }).value ?? [];
  const past = useResource(pastRooms, { userId, locale }).value ?? [];
  const { modeIds, leagues } = spokenKinds([...coming.map(({ match }) => match), ...past], MOST);
  const modes = modeIds.flatMap((id) => {
    const mode = modeById(id);
    return mode ? [schedule(`modes.${mode.slug}`)] : [];
  });
  return (
    <p className={styles.speaksFor}>
      {modes.length > 0 && `${t('profile.speaksFor')}: ${[modes.join(', '), ...leagues].join(' · ')}`}
    </p>
  );
};
