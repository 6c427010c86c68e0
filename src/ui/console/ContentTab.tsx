import { consoleParts, type ConsoleContent, type ConsolePart } from '#domain/console/console.ts';
import { consoleContent } from '#machines/console/console.resources.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { ChipNav } from '../kit/ChipNav.tsx';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { partOf, partPath } from './consolePaths.ts';
import { MenusPart } from './MenusPart.tsx';
import { RowsPart } from './RowsPart.tsx';
import { WordsPart } from './WordsPart.tsx';
import * as styles from './console.css.ts';

/** What the operator says around the content, one part after another. */
export default function ContentTab() {
  const t = useWords('console');
  const part = partOf(useQuery('phan'));
  return (
    <>
      <ChipNav
        label={t('content.parts')}
        links={consoleParts.map((one) => ({ to: partPath(one), label: t(`part.${one}`), current: one === part }))}
      />
      <Part key={part} part={part} />
    </>
  );
}

const Part = ({ part }: { readonly part: ConsolePart }) => {
  const t = useWords('console');
  const { value, failure, busy, retry } = useResource(consoleContent, { part });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={5} height={72} />;
  return (
    <>
      <p className={styles.hint}>{t(`about.${part}`)}</p>
      {value.value === null && <p className={styles.hint}>{t(`builtIn.${part}`)}</p>}
      <Editor part={part} content={value} onReload={retry} />
    </>
  );
};

interface EditorProps {
  readonly part: ConsolePart;
  readonly content: ConsoleContent;
  readonly onReload: () => void;
}
const Editor = ({ part, ...rest }: EditorProps) => {
  if (part === 'menus') return <MenusPart {...rest} />;
  if (part === 'words') return <WordsPart {...rest} />;
  return <RowsPart part={part} {...rest} />;
};
