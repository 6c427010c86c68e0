import type { TextBlock } from '#domain/content/blocks.ts';
import type { ArticleBlock } from '#domain/news/article.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Field } from '../../kit/Field.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { PictureField } from './PictureField.tsx';
import { MatchChoice, RoomChoice, TipChoice } from './SearchedChoice.tsx';
import { useRoomMatches } from './useRoomMatches.ts';
import * as styles from './room.css.ts';

/** A block that shows something of the portal, or a picture. */
export type ThingOf = Exclude<ArticleBlock, TextBlock>;

interface ThingBlockProps {
  readonly block: ThingOf;
  readonly onChange: (block: ThingOf) => void;
}

/** Which thing a block shows. */
export const ThingBlock = ({ block, onChange }: ThingBlockProps) => {
  const t = useWords('newsroom');
  switch (block.kind) {
    case 'picture': {
      const { picture, caption = '' } = block;
      return (
        <div className={styles.form}>
          <PictureField
            label={t('kind.picture')}
            picture={picture.url === '' ? null : picture}
            error={null}
            onPicture={(made) => onChange({ ...block, picture: { ...picture, ...made } })}
            onRemove={null}
          />
          <Field
            label={t('block.alt')}
            value={picture.alt}
            onChange={({ target }) => onChange({ ...block, picture: { ...picture, alt: target.value } })}
          />
          <Field
            label={t('block.caption')}
            value={caption}
            onChange={({ target }) => onChange({ ...block, caption: target.value })}
          />
        </div>
      );
    }
    case 'match':
    case 'odds':
      return <MatchChoice fixtureId={block.fixtureId} onChoose={(fixtureId) => onChange({ ...block, fixtureId })} />;
    case 'table':
      return <LeagueChoice block={block} onChange={onChange} />;
    case 'tip':
      return <TipChoice tipId={block.tipId} onChoose={(tipId) => onChange({ ...block, tipId })} />;
    case 'room':
      return <RoomChoice roomId={block.roomId} onChoose={(roomId) => onChange({ ...block, roomId })} />;
    case 'entry':
      return (
        <p className={styles.entry}>
          <b>{`${block.label} ${block.title}`.trim()}</b> {block.spans.map(({ text }) => text).join('')}
        </p>
      );
  }
};

type TableOf = Extract<ThingOf, { readonly kind: 'table' }>;
const LeagueChoice = ({
  block,
  onChange,
}: {
  readonly block: TableOf;
  readonly onChange: (block: TableOf) => void;
}) => {
  const t = useWords('newsroom');
  const { seasons } = useRoomMatches();
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('block.league')}
        value={block.leagueId}
        onChange={({ target: { value } }) => {
          const found = seasons.find(({ leagueId }) => leagueId === value);
          if (found) onChange({ ...block, ...found });
        }}
      >
        {seasons.every(({ leagueId }) => leagueId !== block.leagueId) && (
          <option value={block.leagueId}>{block.leagueName || t('field.choose')}</option>
        )}
        {seasons.map(({ leagueId, leagueName }) => (
          <option key={leagueId} value={leagueId}>
            {leagueName}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('block.season')}
        value={block.season}
        onChange={({ target }) => onChange({ ...block, season: target.value.trim() })}
      />
    </div>
  );
};
