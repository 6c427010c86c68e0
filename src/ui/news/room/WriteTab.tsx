import { type Locale } from '#domain/locale/locale.ts';
import { NEWS } from '#domain/news/article.ts';
import { NEWSROOM, emptyVersion, type ManuscriptContent, type WrittenVersion } from '#domain/news/newsroom.ts';
import { newsShelves } from '#machines/newsroom/newsroom.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Field } from '../../kit/Field.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { BlocksField } from './BlocksField.tsx';
import { useFieldWord } from './fieldWord.ts';
import { PictureField } from './PictureField.tsx';
import type { EditorCommands } from './useEditor.ts';
import { useMatchName } from './useRoomMatches.ts';
import * as styles from './room.css.ts';

interface WriteTabProps {
  readonly content: ManuscriptContent;
  readonly lang: Locale;
  readonly fields: Readonly<Record<string, string>>;
  readonly commands: EditorCommands;
}

/** The words of one language, its blocks, and what all languages share. */
export const WriteTab = ({ content, lang, fields, commands: { edit } }: WriteTabProps) => {
  const t = useWords('newsroom');
  const wordOf = useFieldWord(fields);
  const version = content.versions[lang] ?? emptyVersion;
  const write = (change: Partial<WrittenVersion>) =>
    edit({ versions: { ...content.versions, [lang]: { ...version, ...change } } });
  const text = (field: 'title' | 'safeTitle' | 'coverAlt') => ({
    label: t(`field.${field}`),
    value: version[field],
    error: wordOf(`versions.${lang}.${field}`),
    maxLength: NEWS.titleMax,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => write({ [field]: target.value }),
  });
  const long = (field: 'summary' | 'safeSummary') => ({
    ...{ label: t(`field.${field}`), value: version[field], rows: 2, maxLength: NEWS.summaryMax },
    error: wordOf(`versions.${lang}.${field}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => write({ [field]: target.value }),
  });
  return (
    <div className={styles.form}>
      <Field {...text('title')} />
      <TextArea {...long('summary')} />
      <BlocksField
        blocks={version.blocks}
        problemOf={(i) => wordOf(`versions.${lang}.blocks.${i}`) ?? wordOf(`versions.${lang}.blocks.${i}.alt`)}
        onChange={(blocks) => write({ blocks })}
      />
      <Shelf content={content} error={wordOf('category')} onEdit={edit} />
      <PictureField
        label={t('field.cover')}
        picture={content.cover}
        error={wordOf('cover')}
        onPicture={(cover) => edit({ cover })}
        onRemove={content.cover && (() => edit({ cover: null }))}
      />
      {content.cover && <Field {...text('coverAlt')} />}
      <Field
        label={t('field.byline')}
        value={content.byline}
        maxLength={NEWSROOM.bylineMax}
        onChange={({ target }) => edit({ byline: target.value })}
      />
      <Field
        label={t('field.tags')}
        value={content.tags.join(',')}
        error={wordOf('tags')}
        onChange={({ target }) => edit({ tags: target.value.split(',').slice(0, NEWS.tagsMax) })}
      />
      <Switch on={content.live} onChange={(live) => edit({ live })}>
        {t('field.live')}
      </Switch>
      <Tells content={content} onEdit={edit} />
      {content.spoilerFor.length > 0 && (
        <>
          <Field {...text('safeTitle')} />
          <TextArea {...long('safeSummary')} />
        </>
      )}
    </div>
  );
};

type OnEdit = EditorCommands['edit'];

/** Its category, and the type in it. */
const Shelf = ({
  content: { category, type },
  error,
  onEdit,
}: {
  readonly content: ManuscriptContent;
  readonly error: string | null;
  readonly onEdit: OnEdit;
}) => {
  const t = useWords('newsroom');
  const tree = useResource(newsShelves, null).value ?? [];
  const types = tree.find(({ slug }) => slug === category)?.types ?? [];
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('field.category')}
        error={error}
        value={category}
        onChange={({ target: { value } }) =>
          onEdit({ category: value, type: tree.find(({ slug }) => slug === value)?.types[0]?.slug ?? '' })
        }
      >
        {tree.every(({ slug }) => slug !== category) && (
          <option value={category}>{category || t('field.choose')}</option>
        )}
        {tree.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('field.type')}
        error={error}
        value={type}
        onChange={({ target }) => onEdit({ type: target.value })}
      >
        {types.every(({ slug }) => slug !== type) && <option value={type}>{type || t('field.choose')}</option>}
        {types.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

const MatchName = ({ fixtureId }: { readonly fixtureId: string }) => useMatchName(fixtureId);

/** B2: which results it tells, of the matches in its blocks. */
const Tells = ({ content, onEdit }: { readonly content: ManuscriptContent; readonly onEdit: OnEdit }) => {
  const t = useWords('newsroom');
  const named = Object.values(content.versions).flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('fixtureId' in block && block.fixtureId ? [block.fixtureId] : [])),
  );
  const ids = [...new Set([...content.spoilerFor, ...named])];
  if (ids.length === 0) return null;
  return (
    <fieldset className={styles.tells}>
      <legend>{t('field.tells')}</legend>
      {ids.map((id) => (
        <Switch
          key={id}
          on={content.spoilerFor.includes(id)}
          onChange={(on) =>
            onEdit({
              spoilerFor: on ? [...content.spoilerFor, id] : content.spoilerFor.filter((one) => one !== id),
            })
          }
        >
          <MatchName fixtureId={id} />
        </Switch>
      ))}
    </fieldset>
  );
};
