import { useState } from 'react';
import { RULES, type ChatRules } from '#domain/chat/rules.ts';
import { setRules } from '#machines/chatRoom/chatRoom.acts.ts';
import { useFormAct } from '../../../hooks/useFormAct.ts';
import { useNotify } from '../../../hooks/useNotify.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { FieldError } from '../../../kit/FieldError.tsx';
import { SelectField } from '../../../kit/SelectField.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import * as styles from './order.css.ts';

const slow = [0, 3, 5, 10, 30, 60, 120] as const;
const lengths = [60, 100, 200, RULES.lengthMost] as const;
const followers = [0, 10, 60, 1440] as const;
/** The choices, and what holds now. */
const withOwn = (choices: readonly number[], own: number): readonly number[] =>
  choices.includes(own) ? choices : [...choices, own].toSorted((a, b) => a - b);

interface RulesFormProps {
  readonly groupId: string;
  readonly rules: ChatRules;
  readonly hosted: boolean;
  readonly onDone: () => void;
}

/** CH-10: sets what holds in the room. */
export const RulesForm = ({ groupId, rules: before, hosted, onDone }: RulesFormProps) => {
  const t = useWords('chatOrder');
  const notify = useNotify();
  const [rules, setOwn] = useState(before);
  const { press, busy, trouble } = useFormAct(setRules, {
    done: () => {
      notify('success', t('saved'));
      onDone();
    },
  });
  const change = (changed: Partial<ChatRules>) => setOwn({ ...rules, ...changed });
  const { slowModeSec, maxLength, links, emojiOnly, followersOnlyMin } = rules;
  const seconds = (value: number) =>
    value === 0
      ? t('off')
      : value < 60
        ? t('secondsShort', { seconds: value })
        : t('minutesShort', { minutes: value / 60 });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void press({ groupId, rules });
      }}
    >
      <SelectField
        label={t('slowMode')}
        value={slowModeSec}
        onChange={(event) => change({ slowModeSec: Number(event.target.value) })}
      >
        {withOwn(slow, slowModeSec).map((value) => (
          <option key={value} value={value}>
            {seconds(value)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('length')}
        value={maxLength}
        onChange={(event) => change({ maxLength: Number(event.target.value) })}
      >
        {withOwn(lengths, maxLength).map((value) => (
          <option key={value}>{value}</option>
        ))}
      </SelectField>
      {hosted && (
        <SelectField
          label={t('followersOnly')}
          value={followersOnlyMin ?? ''}
          onChange={({ target: { value } }) => {
            const { followersOnlyMin: _, ...rest } = rules;
            setOwn(value === '' ? rest : { ...rest, followersOnlyMin: Number(value) });
          }}
        >
          <option value="">{t('off')}</option>
          {withOwn(followers, followersOnlyMin ?? 0).map((value) => (
            <option key={value} value={value}>
              {value === 0 ? t('anyFollower') : t('minutesShort', { minutes: value })}
            </option>
          ))}
        </SelectField>
      )}
      <Switch on={links} onChange={(on) => change({ links: on })}>
        {t('links')}
      </Switch>
      <Switch on={emojiOnly} onChange={(on) => change({ emojiOnly: on })}>
        {t('emojiOnly')}
      </Switch>
      <FieldError id="rules-trouble">{trouble?.words}</FieldError>
      <Button type="submit" tone="primary" size="l" busy={busy}>
        {t('save')}
      </Button>
    </form>
  );
};
