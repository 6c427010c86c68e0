import { hrefOf } from '#domain/routing/routes.ts';
import { Link } from '../kit/Link.tsx';
import { contentsTitle, more, moreLink } from './TextPage.css.ts';
import { useTexts } from './useTexts.ts';

const pages = [
  { id: 'information', path: hrefOf('information') },
  { id: 'about', path: hrefOf('about') },
  { id: 'terms', path: hrefOf('terms') },
  { id: 'privacyNotice', path: hrefOf('privacyNotice') },
  { id: 'changes', path: hrefOf('changes') },
  { id: 'help', path: hrefOf('help') },
] as const;
type PageId = (typeof pages)[number]['id'];

/** Links to the other text pages, with their descriptions. */
export const PageLinks = ({ besides }: { readonly besides: PageId }) => {
  const texts = useTexts('texts');
  return (
    <ul className={more}>
      {pages
        .filter(({ id }) => id !== besides)
        .map(({ id, path }) => (
          <li key={id}>
            <Link className={moreLink} to={path}>
              <b>{texts?.pages[id].name}</b>
              <span>{texts?.pages[id].about}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
};

export const MorePages = ({ besides }: { readonly besides: PageId }) => (
  <nav aria-labelledby="more">
    <h2 className={contentsTitle} id="more">
      {useTexts('texts')?.more}
    </h2>
    <PageLinks besides={besides} />
  </nav>
);
