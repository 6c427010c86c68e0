import { useState } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import { muteKey, muteKeyOf, MUTES, type Mute } from '#domain/social/mutes.ts';
import { muteSomething } from '#machines/social/mutes.acts.ts';
import { mutes } from '#machines/social/mutes.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFormAct } from '../hooks/useFormAct.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { Segments } from '../kit/Segments.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Block } from './Block.tsx';
import { about, form, list, row } from './rows.css.ts';

/** SO-10: the words, topics and people that the member does not want to read. People are muted where they wrote. */
export const MutesBlock = () => {
  const t = useWords('privacy');
  const { value, failure, busy, retry } = useResource(mutes, { member: true });
  return (
    <Block title={t('mutes.title')} about={t('mutes.about')}>
      <AddMute />
      {failure && !value && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !value && <SkeletonRows rows={2} height={48} />}
      {value?.length === 0 && <p className={about}>{t('mutes.none')}</p>}
      {value && value.length > 0 && (
        <ul className={list}>
          {value.map((mute) => (
            <OneMute key={`${mute.kind} ${muteKeyOf(mute)}`} mute={mute} />
          ))}
        </ul>
      )}
    </Block>
  );
};

const OneMute = ({ mute: { kind, text, userId } }: { readonly mute: Mute }) => {
  const t = useWords('privacy');
  const { press, busy } = useAct(muteSomething);
  return (
    <li className={row} data-mute={kind}>
      <Icon name="eye-off" size={18} />
      <span>
        <b>{userId === undefined ? text : <Link to={hrefOf('profile', { id: userId })}>{text}</Link>}</b>
        <small>{t(`mutes.kinds.${kind}`)}</small>
      </span>
      <IconButton
        label={t('mutes.end', { text })}
        disabled={busy}
        onClick={() => void press({ kind, text, on: false, ...(userId !== undefined && { userId }) })}
      >
        <Icon name="x" size={18} />
      </IconButton>
    </li>
  );
};

const typedKinds = ['word', 'topic'] as const;

const AddMute = () => {
  const t = useWords('privacy');
  const [kind, setKind] = useState<(typeof typedKinds)[number]>('word');
  const [text, setText] = useState('');
  const { press, busy, trouble } = useFormAct(muteSomething, {
    done: (_, sent) => setText((now) => (now.trim() === sent.text ? '' : now)),
    whyNot: (failure) =>
      failure.kind === 'refused' && failure.code === 409 ? t('mutes.full', { most: MUTES.most }) : null,
  });
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (muteKey(text) !== '') void press({ kind, text: text.trim(), on: true });
      }}
    >
      <Segments
        label={t('mutes.kind')}
        choices={typedKinds.map((value) => ({ value, label: t(`mutes.kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Field
        label={t(`mutes.add.${kind}`)}
        hint={t(`mutes.hint.${kind}`)}
        autoComplete="off"
        maxLength={MUTES.textMax}
        value={text}
        error={trouble?.words}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" tone="primary" busy={busy} disabled={muteKey(text) === ''}>
          {t('mutes.go')}
        </Button>
      </div>
    </form>
  );
};
