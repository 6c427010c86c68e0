import { modes } from '#domain/schedule/mode.ts';
import { emptyRow, namesOf, type DraftRow, type FieldSpec } from '#domain/console/rows.ts';
import { menuIcons } from '#domain/portal/menuIcons.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { useConsoleField } from './useConsoleField.ts';
import * as styles from './console.css.ts';

export interface RowListProps {
  readonly form: readonly FieldSpec[];
  readonly rows: readonly DraftRow[];
  /** Where the rows stand in the part: `marquee`, `menus.nav`. */
  readonly at: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (rows: readonly DraftRow[]) => void;
}

let made = 0;

/** Rows of a part: added, moved, edited and taken out, with what is wrong at each field. */
export const RowList = ({ form, rows, at, fields, onChange }: RowListProps) => {
  const t = useWords('console');
  const move = (from: number, to: number) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((row, i) => (
          <li key={row.rowId} className={styles.card}>
            <div className={styles.cardHead}>
              <span className={styles.cardName}>{`${i + 1}. ${nameOf(form, row)}`}</span>
              <IconButton label={t('rows.up', { n: i + 1 })} disabled={i === 0} onClick={() => move(i, i - 1)}>
                <Icon name="arrow-up" size={18} />
              </IconButton>
              <IconButton
                label={t('rows.down', { n: i + 1 })}
                disabled={i === rows.length - 1}
                onClick={() => move(i, i + 1)}
              >
                <Icon name="arrow-down" size={18} />
              </IconButton>
              <IconButton
                label={t('rows.remove', { n: i + 1 })}
                onClick={() => onChange(rows.filter((one) => one !== row))}
              >
                <Icon name="trash-2" size={18} />
              </IconButton>
            </div>
            <div className={styles.fields}>
              {form.map((field) => (
                <RowField
                  key={field.name}
                  {...{ field, row, fields, at: `${at}.${i}` }}
                  onChange={(changed) => onChange(rows.map((one) => (one === row ? changed : one)))}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.bar}>
        <Button size="s" onClick={() => onChange([...rows, emptyRow(form, `new-${(made += 1)}`)])}>
          {t('rows.add')}
        </Button>
      </div>
    </>
  );
};

/** What a row is called: the first of its texts. */
const nameOf = (form: readonly FieldSpec[], { texts }: DraftRow): string =>
  form
    .flatMap(namesOf)
    .map((name) => texts[name] ?? '')
    .find((text) => text !== '') ?? '';

interface RowFieldProps {
  readonly field: FieldSpec;
  readonly row: DraftRow;
  readonly at: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (row: DraftRow) => void;
}
const RowField = ({ field, row, at, fields, onChange }: RowFieldProps) => {
  const t = useWords('console');
  const { label, errorAt } = useConsoleField(fields);
  const { name, kind } = field;
  const write = (key: string, text: string) => onChange({ ...row, texts: { ...row.texts, [key]: text } });
  if (field.rows)
    return (
      <fieldset className={styles.inner}>
        <legend>{label(name)}</legend>
        <RowList
          {...{ form: field.rows, fields, at: `${at}.${name}`, rows: row.rows[name] ?? [] }}
          onChange={(rows) => onChange({ ...row, rows: { ...row.rows, [name]: rows } })}
        />
      </fieldset>
    );
  if (kind === 'icon')
    return (
      <SelectField
        label={label(name)}
        value={row.texts[name]}
        error={errorAt(`${at}.${name}`)}
        onChange={({ target }) => write(name, target.value)}
      >
        <option value="">{t('field.chooseIcon')}</option>
        {menuIcons.map((icon) => (
          <option key={icon} value={icon}>
            {icon}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'mode')
    return (
      <SelectField
        label={label(name)}
        value={row.texts[name]}
        error={errorAt(`${at}.${name}`)}
        onChange={({ target }) => write(name, target.value)}
      >
        <option value="">{t('field.chooseMode')}</option>
        {modes.map(({ slug }) => (
          <option key={slug} value={slug}>
            {slug}
          </option>
        ))}
      </SelectField>
    );
  const names = namesOf(field);
  const inputs = names.map((key, i) => {
    const said = names.length > 1 ? `${label(name)} (${key.slice(name.length + 1)})` : label(name);
    // What is one text for every language is wrong as a whole.
    const error = errorAt(`${at}.${key}`) ?? (i === 0 ? errorAt(`${at}.${name}`) : null);
    const shared = { label: said, value: row.texts[key] ?? '', error };
    if (field.long || kind === 'hosts')
      return <TextArea key={key} {...shared} rows={3} onChange={({ target }) => write(key, target.value)} />;
    return (
      <Field
        key={key}
        {...shared}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        onChange={({ target }) => write(key, target.value)}
      />
    );
  });
  return names.length > 1 ? <div className={styles.three}>{inputs}</div> : inputs;
};
