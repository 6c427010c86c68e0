import type { Article } from '#domain/news/article.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import { placePath } from '#domain/news/newsView.ts';
import { localeConfig, localePath, locales } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { FollowStar } from '../features/social/FollowStar.tsx';
import { useLocale } from '../hooks/useLocale.ts';
import { useShield } from '../hooks/useShield.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Crumbs } from '../kit/Crumbs.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Blocks } from './Blocks.tsx';
import * as styles from './article.css.ts';

interface ArticleProps {
  readonly article: Article;
}

/** NE-1: the way here, as its address. */
export const ArticleCrumbs = ({ article: { category, categoryName, type, typeName } }: ArticleProps) => {
  const t = useWords('news');
  return (
    <Crumbs
      label={t('crumbs')}
      links={[
        { to: hrefOf('news'), label: t('title') },
        { to: placePath({ category }), label: categoryName },
        { to: placePath({ category, type }), label: typeName },
      ]}
    />
  );
};

/** Says that it is not in the reader's language, and leads to those that it is in. */
export const OtherLanguage = ({ article }: ArticleProps) => {
  const t = useWords('news');
  const locale = useLocale();
  const { category, type, alternates, lang } = article;
  if (lang === locale) return null;
  return (
    <p className={styles.note} lang={localeConfig(locale).iso}>
      <span>{t('notInYours', { language: localeConfig(lang).language })}</span>
      {locales.map(({ code, iso, language }) => {
        const slug = alternates[code];
        return slug === undefined ? null : (
          <a key={code} href={localePath(code, articlePath({ category, type, slug }))} hrefLang={iso} lang={iso}>
            {language}
          </a>
        );
      })}
    </p>
  );
};

/** B2: its result is hidden: its matches stand in its place, and one press shows it all. */
export const ArticleHidden = ({ article }: ArticleProps) => {
  const t = useWords('news');
  const { light } = useShield();
  return (
    <>
      <Notice
        sign={<Icon name="eye-off" size={24} />}
        title={t('shielded')}
        fact={t('shieldedFact')}
        action={
          <Button size="s" onClick={() => article.spoilerFor.forEach((fixtureId) => light(fixtureId))}>
            {t('show')}
          </Button>
        }
      />
      <Blocks blocks={article.blocks} article={article} />
    </>
  );
};

/** What it is about, each with its page and the star that follows it; then its tags and where it is from. */
export const AboutRow = ({ article: { about, tags, source, demo } }: ArticleProps) => {
  const t = useWords('news');
  return (
    <>
      {about.length > 0 && (
        <div className={styles.about}>
          {about.map(({ target, title, img, path }) => (
            <span key={`${target.type} ${target.id}`} className={styles.subject}>
              <Link to={path}>
                {img && <img src={img.url} width={24} height={24} alt="" loading="lazy" decoding="async" />}
                {title}
              </Link>
              {(target.type === 'team' || target.type === 'league' || target.type === 'player') && (
                <FollowStar of={{ type: target.type, id: target.id, name: title }} />
              )}
            </span>
          ))}
        </div>
      )}
      <p className={styles.tags}>
        {tags.map((tag) => (
          <span key={tag}>#{tag}</span>
        ))}
        {source && (
          <a href={source.url} rel="noopener nofollow">
            {t('source', { name: source.name })}
          </a>
        )}
        {demo && <span>{t('demo')}</span>}
      </p>
    </>
  );
};
