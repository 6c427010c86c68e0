import type { Article } from '#domain/news/article.ts';
import { articleText } from '#domain/news/reading.ts';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { useShare } from '../shared/useShare.ts';
import * as styles from './article.css.ts';
import { useReadAloud } from './useReadAloud.ts';

/** What this device remembers of how large articles are set. */
export const TEXT_SIZE = 'newsTextSize';
const sizes = ['normal', 'large', 'largest'] as const;
type TextSize = (typeof sizes)[number];
export const textSizeOf = (kept: string | null): TextSize => sizes.find((one) => one === kept) ?? 'normal';

interface ArticleToolsProps {
  readonly article: Article;
  readonly size: TextSize;
  readonly onSize: (size: TextSize) => void;
}

/** NE-5: hear, set larger, keep, share, print. */
export const ArticleTools = ({ article, size, onSize }: ArticleToolsProps) => {
  const t = useWords('news');
  const { articleId, title, summary, blocks, lang, hidden } = article;
  const share = useShare(title, t('shared'));
  const { reading, toggle } = useReadAloud(() => [title, summary, ...articleText(blocks).split('\n')], lang);
  const next = sizes[(sizes.indexOf(size) + 1) % sizes.length]!;
  return (
    <div className={styles.tools} role="group" aria-label={t('tools')}>
      {!hidden && (
        <Button size="s" aria-pressed={reading} onClick={toggle}>
          <Icon name={reading ? 'pause' : 'headphones'} size={18} />
          {t(reading ? 'stopReading' : 'listen')}
        </Button>
      )}
      <IconButton label={t('textSize', { size: t(`sizes.${size}`) })} onClick={() => onSize(next)}>
        <b aria-hidden="true">Aa</b>
      </IconButton>
      <MarkButton mark="like" target={{ type: 'article', id: articleId }} name={title} />
      <MarkButton mark="save" target={{ type: 'article', id: articleId }} name={title} />
      <IconButton label={t('share')} onClick={share}>
        <Icon name="share-2" size={20} />
      </IconButton>
      <Button size="s" tone="plain" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
};
