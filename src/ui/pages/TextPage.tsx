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
/** By the name that addresses point at: `/dieu-kien-dieu-khoan#chat`. */
type Sections = Readonly<Record<string, Section>>;

interface TextPageProps {
  /** Null where the words could not be had. */
  readonly words: { readonly title: string; readonly lead: string; readonly sections?: Sections } | null;
  /** A line under the lead: since when it applies. */
  readonly since?: ReactNode;
  readonly contents?: boolean;
  /** What stands in a section after its text, by the section's name. */
  readonly within?: Readonly<Record<string, ReactNode>>;
  readonly children?: ReactNode;
}

/** The words come after the address: goes to the section that it names, unless the entry was scrolled before. */
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

/** A page to read: its title, a lead, and sections with an address each. */
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
