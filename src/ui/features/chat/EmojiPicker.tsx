import { useState } from 'react';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';
import { emojiGroups, findEmoji } from './emoji.ts';
import * as styles from './EmojiPicker.css.ts';
import { readRecents, withRecent } from './recents.ts';

/** A short list of emoji: recent ones first, then by category; searchable in three languages, without diacritics. */
export default function EmojiPicker({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const t = useWords('chatActs');
  const said = useWords('chat');
  const { storage } = useApp();
  const [query, setQuery] = useState('');
  const [recents] = useState(() => readRecents(storage));
  const pick = (emoji: string) => {
    withRecent(storage, emoji);
    onPick(emoji);
  };
  const found = query.trim() === '' ? null : findEmoji(query);
  return (
    <div className={styles.picker} role="dialog" aria-label={said('emoji')}>
      <input
        className={styles.search}
        type="search"
        value={query}
        placeholder={t('emojiSearch')}
        aria-label={t('emojiSearch')}
        onChange={(event) => setQuery(event.currentTarget.value)}
        // Enter would otherwise send the message.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className={styles.list}>
        {found?.length === 0 && <p className={styles.title}>{t('emojiNone')}</p>}
        {found && <Grid emoji={found} onPick={pick} />}
        {!found && recents.length > 0 && (
          <section aria-label={t('emojiRecent')}>
            <h3 className={styles.title}>{t('emojiRecent')}</h3>
            <Grid emoji={recents} onPick={pick} />
          </section>
        )}
        {!found &&
          emojiGroups.map(({ key, emoji }) => (
            <section key={key} aria-label={t(key)}>
              <h3 className={styles.title}>{t(key)}</h3>
              <Grid emoji={emoji.map(([sign]) => sign)} onPick={pick} />
            </section>
          ))}
      </div>
    </div>
  );
}

const Grid = ({ emoji, onPick }: { readonly emoji: readonly string[]; readonly onPick: (emoji: string) => void }) => (
  <div className={styles.grid}>
    {emoji.map((sign) => (
      <button key={sign} className={styles.emoji} type="button" onClick={() => onPick(sign)}>
        {sign}
      </button>
    ))}
  </div>
);
