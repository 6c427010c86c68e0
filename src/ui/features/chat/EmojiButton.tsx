import { Suspense, useRef } from 'react';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { usePressOutside } from '../../hooks/usePressOutside.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import * as styles from './EmojiPicker.css.ts';

const EmojiPicker = lazyPart(() => import('./EmojiPicker.tsx'));

/** Opens the emoji picker, which is loaded on first use. */
export const EmojiButton = ({ onPick }: { readonly onPick: (emoji: string) => void }) => {
  const t = useWords('chat');
  const { open, show, hide } = useOwnLayer('emoji');
  const root = useRef<HTMLDivElement>(null);
  usePressOutside(root, open, hide);
  return (
    <div
      ref={root}
      className={styles.root}
      role="presentation"
      onKeyDown={(event) => {
        if (open && event.key === 'Escape') {
          event.stopPropagation();
          hide();
        }
      }}
    >
      <IconButton label={t('emoji')} aria-expanded={open} onClick={open ? hide : show}>
        <Icon name="smile" size={20} />
      </IconButton>
      {open && (
        <Suspense fallback={<div className={styles.picker} />}>
          <EmojiPicker
            onPick={(emoji) => {
              onPick(emoji);
              hide();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
