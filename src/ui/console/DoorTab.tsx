import { useState } from 'react';
import type { ConsoleContent, ConsoleDoorPlan } from '#domain/console/console.ts';
import {
  defaultNumber,
  doorDraft,
  doorValue,
  ruleNames,
  ruleNumbers,
  type DoorDraft,
  type DraftRule,
  type RuleName,
} from '#domain/console/doorDraft.ts';
import { tryDoor } from '#machines/console/console.acts.ts';
import { consoleContent } from '#machines/console/console.resources.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Field } from '../kit/Field.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Switch } from '../kit/Switch.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { PartForm } from './PartForm.tsx';
import { useConsoleField } from './useConsoleField.ts';
import { useHeldDraft } from './useHeldDraft.ts';
import * as styles from './console.css.ts';

/** The rules of the door: tried on what was written before they hold. */
export default function DoorTab() {
  const { value, failure, busy, retry } = useResource(consoleContent, { part: 'door' });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <SkeletonRows rows={6} height={72} />;
  return <Rules content={value} onReload={retry} />;
}

interface RulesProps {
  readonly content: ConsoleContent;
  readonly onReload: () => void;
}
const Rules = (props: RulesProps) => {
  const t = useWords('console');
  const held = useHeldDraft(props.content, doorDraft);
  const { draft, write } = held;
  const value = doorValue(draft);
  const text = JSON.stringify(value);
  const [tried, setTried] = useState<{ readonly of: string; readonly plan: ConsoleDoorPlan } | null>(null);
  const { press, busy, trouble } = useFormAct(tryDoor, {
    done: (plan, { value: of }) => setTried({ of: JSON.stringify(of), plan }),
    whyNot: (failure) => (isRefused(failure, 422) ? t('save.wrong') : null),
  });
  const failure = trouble?.failure ?? null;
  const strange = failure?.kind === 'refused' ? (failure.fields ?? {}) : {};
  const isTried = tried?.of === text;
  return (
    <>
      <p className={styles.hint}>{t('about.door')}</p>
      <PartForm
        {...{ ...props, held, valueOf: doorValue, part: 'door' }}
        notYet={held.changed && !isTried ? t('door.notTried') : null}
      >
        {(refused) => (
          <>
            <DoorFields {...{ draft, write, fields: { ...strange, ...refused } }} />
            <div className={styles.bar}>
              <Button busy={busy} onClick={() => void press({ value })}>
                {t('door.try')}
              </Button>
            </div>
            <FormAlert>{trouble?.words}</FormAlert>
            {isTried && <Plan plan={tried.plan} />}
          </>
        )}
      </PartForm>
    </>
  );
};

const Plan = ({ plan: { judged, refused, rules } }: { readonly plan: ConsoleDoorPlan }) => {
  const t = useWords('console');
  return (
    <section className={styles.preview} aria-label={t('door.plan')} role="status">
      <b>{t('door.refused', { refused, judged })}</b>
      <ul className={styles.shown}>
        {rules.map(({ rule, count, examples }) => (
          <li key={rule}>
            {`${rule}: ${count}`}
            <ul>
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface DoorFieldsProps {
  readonly draft: DoorDraft;
  readonly write: (draft: DoorDraft) => void;
  readonly fields: Readonly<Record<string, string>>;
}
const DoorFields = ({ draft, write, fields }: DoorFieldsProps) => {
  const t = useWords('console');
  const { errorAt } = useConsoleField(fields);
  /** Of a list: of itself, or of the first of its lines that is wrong. */
  const ofList = (path: string): string | null => {
    const wrong = Object.keys(fields).find((name) => name === path || name.startsWith(`${path}.`));
    return wrong === undefined ? null : errorAt(wrong);
  };
  return (
    <>
      <TextArea
        label={t('door.words')}
        hint={t('door.wordsHint')}
        rows={6}
        value={draft.words}
        error={ofList('door.words')}
        onChange={({ target }) => write({ ...draft, words: target.value })}
      />
      <TextArea
        label={t('door.hashes')}
        hint={t('door.hashesHint')}
        rows={3}
        value={draft.hashes}
        error={ofList('door.hashes')}
        onChange={({ target }) => write({ ...draft, hashes: target.value })}
      />
      <TextArea
        label={t('door.hosts')}
        rows={2}
        value={draft.hosts}
        error={ofList('door.rules.links.hosts')}
        onChange={({ target }) => write({ ...draft, hosts: target.value })}
      />
      {ruleNames.map((rule) => (
        <Rule
          key={rule}
          {...{ rule, fields, of: draft.rules[rule] }}
          onChange={(changed) => write({ ...draft, rules: { ...draft.rules, [rule]: changed } })}
        />
      ))}
    </>
  );
};

interface RuleProps {
  readonly rule: RuleName;
  readonly of: DraftRule;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (rule: DraftRule) => void;
}
const Rule = ({ rule, of, fields, onChange }: RuleProps) => {
  const t = useWords('console');
  const { errorAt } = useConsoleField(fields);
  return (
    <fieldset className={styles.inner}>
      <legend>{t(`door.rule.${rule}`)}</legend>
      <Switch on={of.on} onChange={(on) => onChange({ ...of, on })}>
        {t('door.holds')}
      </Switch>
      {of.on && (
        <div className={styles.fields}>
          {ruleNumbers[rule].map((name) => (
            <Field
              key={name}
              label={t(`door.number.${name}`)}
              inputMode="decimal"
              placeholder={String(defaultNumber(rule, name))}
              value={of.numbers[name] ?? ''}
              error={errorAt(`door.rules.${rule}.${name}`)}
              onChange={({ target }) => onChange({ ...of, numbers: { ...of.numbers, [name]: target.value } })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
};
