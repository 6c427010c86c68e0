import { Link } from './Link.tsx';
import { code, link, list, paragraph } from './Prose.css.ts';

/** Text as ordered blocks: a paragraph, or a list of points. */
export type ProseText = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** One text; `words` in backticks are set as code, and [words](/path) links to a page of the portal. */
const Inline = ({ text }: { readonly text: string }) =>
  text.split(/(`[^`]+`|\[[^\]]+\]\(\/[^)]*\))/).map((part, i) => {
    const to = /^\[([^\]]+)\]\((\/[^)]*)\)$/.exec(part);
    if (to)
      return (
        <Link key={i} className={link} to={to[2]!}>
          {to[1]}
        </Link>
      );
    return part.startsWith('`') ? (
      <code key={i} className={code} translate="no">
        {part.slice(1, -1)}
      </code>
    ) : (
      part
    );
  });

/** Paragraphs and lists from plain text, never HTML. */
export const Prose = ({ text }: { readonly text: ProseText }) =>
  Object.entries(text).map(([key, block]) =>
    typeof block === 'string' ? (
      <p key={key} className={paragraph}>
        <Inline text={block} />
      </p>
    ) : (
      <ul key={key} className={list}>
        {Object.entries(block).map(([point, words]) => (
          <li key={point}>
            <Inline text={words} />
          </li>
        ))}
      </ul>
    ),
  );
