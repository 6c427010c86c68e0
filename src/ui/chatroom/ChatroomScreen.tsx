import { useState } from 'react';
import { CHAT } from '#domain/chat/chat.ts';
import { useWords } from '../hooks/useWords.ts';
import * as aside from '../features/matches/Aside.css.ts';
import { LiveNow } from '../features/matches/LiveNow.tsx';
import { ChatPanel } from '../features/chat/ChatPanel.tsx';
import * as styles from './ChatroomScreen.css.ts';

/** `/chatroom`: the room of group 30 (CHAT-7). */
export default function ChatroomScreen() {
  const t = useWords('chat');
  const [onlyCommentators, setOnlyCommentators] = useState(false);
  return (
    <div className={styles.columns}>
      <div className={styles.screen}>
        <h1 className={styles.title}>
          {t('roomTitle')} <span>{t('roomAbout')}</span>
        </h1>
        <ChatPanel groupId={CHAT.defaultGroup} onlyCommentators={onlyCommentators} onFilter={setOnlyCommentators} />
      </div>
      <aside className={aside.aside}>
        <LiveNow />
      </aside>
    </div>
  );
}
