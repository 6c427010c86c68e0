import { useEffect, type ReactNode } from 'react';
import { selectHash } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { Failed } from '../kit/Failed.tsx';
import { Prose, type ProseText } from '../kit/Prose.tsx';
import { scrollOf } from '../shared/entryScroll.ts';
import * as styles from './TextPage.css.ts';
import { useTexts } from './useTexts.ts';

interface Section {
  readonly title: string;
  readonly text: ProseText;
}
/** By the fragment of its address: `/dieu-kien-dieu-khoan#chat`. */
type Sections = Readonly<Record<string, Section>>;

interface TextPageProps {
  /** Null if the words could not be loaded. */
  readonly words: { readonly title: string; readonly lead: string; readonly sections?: Sections } | null;
  /** A line below the lead: the date from which it applies. */
  readonly since?: ReactNode;
  readonly contents?: boolean;
  /** Additional content after a section's text, by the section's name. */
  readonly within?: Readonly<Record<string, ReactNode>>;
  readonly children?: ReactNode;
}

/** Scrolls to the section in the address once the words are loaded, unless the history entry has a scroll position. */
const useNamedSection = () => {
  const { navigation } = useApp();
  useEffect(() => {
    if (scrollOf(window.history.state) === null)
      document.getElementById(selectHash(navigation.getSnapshot()))?.scrollIntoView();
  }, [navigation]);
};

const Contents = ({ sections }: { readonly sections: Sections }) => {
  const texts = useTexts('texts');
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 className={styles.contentsTitle} id="contents">
        {texts?.contents}
      </h2>
      <ol>
        {Object.entries(sections).map(([name, { title }]) => (
          <li key={name}>
            <a href={`#${name}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const NoWords = () => {
  const { words } = useApp();
  const locale = useLocale();
  return <Failed failure={{ kind: 'unreachable' }} onRetry={() => void words.load(locale, [])} />;
};

/** A text page: its title, a lead, and sections that can be linked to. */
export const TextPage = ({ words, since, contents = false, within = {}, children }: TextPageProps) => {
  useNamedSection();
  if (!words) return <NoWords />;
  const { title, lead, sections = {} } = words;
  return (
    <div className={styles.page} data-contents={contents || undefined}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {since && <p className={styles.since}>{since}</p>}
      </header>
      {contents && <Contents sections={sections} />}
      <article className={styles.body}>
        {Object.entries(sections).map(([name, section]) => (
          <section key={name} id={name} className={styles.section} aria-labelledby={`${name}-title`}>
            <h2 className={styles.heading} id={`${name}-title`}>
              {section.title}
            </h2>
            <Prose text={section.text} />
            {within[name]}
          </section>
        ))}
        {children}
      </article>
    </div>
  );
};
