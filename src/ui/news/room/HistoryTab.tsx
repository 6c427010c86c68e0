import { useState } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { Manuscript, ManuscriptContent, NewsroomAct } from '#domain/news/newsroom.ts';
import { revisionDiff } from '#domain/news/revisionDiff.ts';
import type { EditorStep } from '#machines/newsroom/editor.selectors.ts';
import { manuscriptActs, manuscriptAt } from '#machines/newsroom/newsroom.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { Ago } from '../../shared/Ago.tsx';
import type { EditorCommands } from './useEditor.ts';
import * as styles from './room.css.ts';

interface HistoryTabProps {
  readonly manuscript: Manuscript | null;
  readonly content: ManuscriptContent;
  readonly lang: Locale;
  readonly step: EditorStep;
  readonly commands: EditorCommands;
}

/** Acts that made a revision. */
const made: readonly NewsroomAct[] = ['taken', 'put', 'reverted', 'entry'];

/** What was done to an article, and what differs between a revision and what is written now. */
export const HistoryTab = ({ manuscript, ...rest }: HistoryTabProps) => {
  const t = useWords('newsroom');
  if (!manuscript) return <Empty>{t('history.empty')}</Empty>;
  return <Acts manuscript={manuscript} {...rest} />;
};

const Acts = ({
  manuscript: { articleId, changedAt, rev, state },
  ...rest
}: Omit<HistoryTabProps, 'manuscript'> & { readonly manuscript: Manuscript }) => {
  const t = useWords('newsroom');
  const { value, failure, busy, retry } = useResource(manuscriptActs, {
    articleId,
    seen: `${rev} ${state} ${changedAt}`,
  });
  const [compared, setCompared] = useState<number | null>(null);
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={6} height={44} />;
  if (value.length === 0) return <Empty>{t('history.empty')}</Empty>;
  return (
    <ol className={styles.acts}>
      {value.map((one) => (
        <li key={one.seq} className={styles.act}>
          <span className={styles.facts}>
            <b>{t(`history.act.${one.what}`)}</b>
            <span>{t('history.rev', { rev: one.rev })}</span>
            {one.by !== null && <span>{one.by}</span>}
            <Ago at={one.at} />
          </span>
          {made.includes(one.what) && (
            <Button
              size="s"
              aria-expanded={compared === one.rev}
              onClick={() => setCompared(compared === one.rev ? null : one.rev)}
            >
              {t('history.compare', { rev: one.rev })}
            </Button>
          )}
          {compared === one.rev && made.includes(one.what) && (
            <Difference articleId={articleId} rev={one.rev} newest={rev} {...rest} />
          )}
        </li>
      ))}
    </ol>
  );
};

interface DifferenceProps extends Omit<HistoryTabProps, 'manuscript'> {
  readonly articleId: string;
  readonly rev: number;
  readonly newest: number;
}
const Difference = ({ articleId, rev, newest, content, lang, step, commands }: DifferenceProps) => {
  const t = useWords('newsroom');
  const { value, failure, retry } = useResource(manuscriptAt, { articleId, rev });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} />;
  if (!value) return <SkeletonRows rows={3} height={24} />;
  const lines = revisionDiff(value.content.versions[lang], content.versions[lang]);
  const isSame = lines.every(({ kind }) => kind === 'same');
  return (
    <div className={styles.diff}>
      {isSame ? (
        <p className={styles.hint}>{t('history.same')}</p>
      ) : (
        lines.map(({ kind, text }, i) => (
          <p key={i} className={styles.line} data-kind={kind}>
            {kind !== 'same' && (
              <VisuallyHidden>{`${t(kind === 'gone' ? 'history.gone' : 'history.added')}: `}</VisuallyHidden>
            )}
            {text}
          </p>
        ))
      )}
      {rev !== newest && (
        <Button disabled={step !== 'clean'} onClick={() => commands.deed({ what: 'revert', to: rev })}>
          {t('history.revert', { rev })}
        </Button>
      )}
    </div>
  );
};
