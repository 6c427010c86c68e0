import type { ConsoleContent } from '#domain/console/console.ts';
import { draftRows, menuForm, menuGroups, rowValues, type DraftRow, type MenuGroupName } from '#domain/console/rows.ts';
import { useWords } from '../hooks/useWords.ts';
import { Switch } from '../kit/Switch.tsx';
import { PartForm } from './PartForm.tsx';
import { Preview } from './Preview.tsx';
import { RowList } from './RowFields.tsx';
import { useHeldDraft } from './useHeldDraft.ts';
import * as styles from './console.css.ts';

/** The items of each menu; one that is not there is as it is built in. */
type Menus = Readonly<Partial<Record<MenuGroupName, readonly DraftRow[]>>>;

const read = (value: unknown): Menus =>
  Object.fromEntries(
    menuGroups.flatMap((group) => {
      const own: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, group) : undefined;
      return own === undefined ? [] : [[group, draftRows(menuForm(group), own)]];
    }),
  );
const valueOf = (menus: Menus) =>
  Object.fromEntries(
    menuGroups.flatMap((group) => (menus[group] ? [[group, rowValues(menuForm(group), menus[group])]] : [])),
  );

interface MenusPartProps {
  readonly content: ConsoleContent;
  readonly onReload: () => void;
}

/** The menus of the portal: the bar, the menu page, the bar of a phone; each is the operator's or built in. */
export const MenusPart = (props: MenusPartProps) => {
  const t = useWords('console');
  const held = useHeldDraft(props.content, read);
  const { draft, write } = held;
  const builtIn = read(props.content.builtIn);
  const without = (group: MenuGroupName): Menus =>
    Object.fromEntries(Object.entries(draft).filter(([name]) => name !== group));
  return (
    <PartForm
      {...{ ...props, held, valueOf, part: 'menus' }}
      preview={menuGroups.flatMap((group) =>
        draft[group] ? [<Preview key={group} part="menus" rows={draft[group]} />] : [],
      )}
    >
      {(fields) =>
        menuGroups.map((group) => (
          <fieldset key={group} className={styles.inner}>
            <legend>{t(`menu.${group}`)}</legend>
            <Switch
              on={draft[group] !== undefined}
              onChange={(on) => write(on ? { ...draft, [group]: builtIn[group] ?? [] } : without(group))}
            >
              {t('menu.own')}
            </Switch>
            {draft[group] && (
              <RowList
                {...{ form: menuForm(group), fields, at: `menus.${group}`, rows: draft[group] }}
                onChange={(rows) => write({ ...draft, [group]: rows })}
              />
            )}
          </fieldset>
        ))
      }
    </PartForm>
  );
};
