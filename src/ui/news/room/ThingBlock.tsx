import type { TextBlock } from '#domain/content/blocks.ts';
import type { ArticleBlock } from '#domain/news/article.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Field } from '../../kit/Field.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { PictureField } from './PictureField.tsx';
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
      return (
        <Field
          label={t('block.tip')}
          value={block.tipId}
          onChange={({ target }) => onChange({ ...block, tipId: target.value.trim() })}
        />
      );
    case 'room':
      return (
        <Field
          label={t('block.room')}
          value={block.roomId}
          onChange={({ target }) => onChange({ ...block, roomId: target.value.trim() })}
        />
      );
    case 'entry':
      return (
        <p className={styles.entry}>
          <b>{`${block.label} ${block.title}`.trim()}</b> {block.spans.map(({ text }) => text).join('')}
        </p>
      );
  }
};

const MatchChoice = ({
  fixtureId,
  onChoose,
}: {
  readonly fixtureId: string;
  readonly onChoose: (fixtureId: string) => void;
}) => {
  const t = useWords('newsroom');
  const { fixtures, nameOf } = useRoomMatches();
  return (
    <SelectField label={t('block.match')} value={fixtureId} onChange={({ target }) => onChoose(target.value)}>
      {fixtures.every((one) => one.fixtureId !== fixtureId) && (
        <option value={fixtureId}>{fixtureId === '' ? t('field.choose') : nameOf(fixtureId)}</option>
      )}
      {fixtures.map((one) => (
        <option key={one.fixtureId} value={one.fixtureId}>
          {one.title}
        </option>
      ))}
    </SelectField>
  );
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
