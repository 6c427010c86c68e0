import { useEffect, useRef } from 'react';
import type { Friend, FriendAct, FriendState } from '#domain/people/people.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button, type ButtonTone } from '../kit/Button.tsx';
import * as styles from './PeopleScreen.css.ts';
import { useFriendAct } from './useFriendAct.ts';

const actsIn: Readonly<Record<FriendState, readonly (readonly [FriendAct, ButtonTone])[]>> = {
  none: [['request', 'quiet']],
  requested: [['cancel', 'plain']],
  incoming: [
    ['accept', 'primary'],
    ['decline', 'quiet'],
  ],
  friend: [['remove', 'plain']],
  blocked: [['unblock', 'quiet']],
};

/** In a list no button is the primary one, and ending a friendship takes a second press. */
const inList = (acts: (typeof actsIn)[FriendState]): (typeof actsIn)[FriendState] =>
  acts.flatMap(([act, tone]) => (act === 'remove' ? [] : [[act, tone === 'primary' ? 'quiet' : 'plain'] as const]));

export interface FriendButtonsProps {
  readonly friend: Friend;
  /** Whether it is one of many in a list. */
  readonly listed?: boolean;
}

/** The actions that the present relation to a member allows. */
export const FriendButtons = ({ friend, listed }: FriendButtonsProps) => {
  const t = useWords('people');
  const { busy, run } = useFriendAct(friend);
  const { state, user } = friend;
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The pressed button disappears; the focus moves to the one that replaces it.
  useEffect(() => {
    if (pressed.current) box.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [state]);
  return (
    <div className={styles.buttons} ref={box}>
      {(listed ? inList(actsIn[state]) : actsIn[state]).map(([act, tone]) => (
        <Button
          key={act}
          size="s"
          tone={tone}
          busy={busy === act}
          aria-label={t(`actOn.${act}`, { name: user.displayName })}
          onClick={() => {
            pressed.current = true;
            void run(act);
          }}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
    </div>
  );
};
