import { modeById, modes } from '#domain/schedule/mode.ts';
import { isOfShell, tilesOf } from '#domain/routing/routes.ts';
import type { MenuItem } from '#ports/portal.ts';
import { useWords } from '../hooks/useWords.ts';
import { useModes } from '../hooks/useModes.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useOwnMenu } from '../hooks/useOwnMenu.ts';
import { GoTo } from '../kit/GoTo.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Options } from '../kit/Options.tsx';
import { OwnHiddenTeams } from '../features/hiddenTeams/OwnHiddenTeams.tsx';
import { OddsSwitch } from '../shared/OddsSwitch.tsx';
import { SpoilerOptions } from '../shared/SpoilerOptions.tsx';
import { useLanguages } from '../shared/useLanguages.ts';
import { useThemes } from '../shared/useThemes.ts';
import { useZones } from '../shared/useZones.ts';
import { grid, heading, page, settings, tile as tileLink, title } from './MenuScreen.css.ts';

const Tiles = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <ul className={grid}>
    {items.map(({ key, label, path, icon }) => (
      <li key={key}>
        <GoTo className={tileLink} to={path}>
          <Icon name={icon} size={20} />
          {label}
        </GoTo>
      </li>
    ))}
  </ul>
);

/** The operator's items; an item with nested ones is a section. */
const OwnAreas = ({ items }: { readonly items: readonly MenuItem[] }) => {
  const t = useWords('menu');
  return (
    <>
      <section aria-label={t('areas')}>
        <Tiles items={items.filter(({ children }) => !children)} />
      </section>
      {items.map(
        ({ key, label, children }) =>
          children && (
            <section key={key} aria-labelledby={`menu-${key}`}>
              <h2 className={heading} id={`menu-${key}`}>
                {label}
              </h2>
              <Tiles items={children} />
            </section>
          ),
      )}
    </>
  );
};

const BuiltInAreas = () => {
  const t = useWords('menu');
  const { hideOdds } = useSpoiler();
  const shell = useWords('shell');
  return (
    <section aria-label={t('areas')}>
      <ul className={grid}>
        {tilesOf('areas')
          .filter(({ menu }) => !(hideOdds && (menu === 'odds' || menu === 'tips')))
          .map(({ path, tile: { icon, label } }) => (
            <li key={path}>
              <Link className={tileLink} to={path}>
                <Icon name={icon} size={20} />
                {isOfShell(label) ? shell(label) : t(label)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
};

const BuiltInReading = () => {
  const t = useWords('menu');
  return (
    <section aria-labelledby="menu-reading">
      <h2 className={heading} id="menu-reading">
        {t('reading.title')}
      </h2>
      <ul className={grid}>
        {tilesOf('reading').map(({ path, tile: { label } }) => (
          <li key={path}>
            <Link className={tileLink} to={path}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** All areas of the portal and the display settings, on one page. */
export default function MenuScreen() {
  const t = useWords('menu');
  const shell = useWords('shell');
  const languages = useLanguages();
  const themes = useThemes().map(({ icon, ...choice }) => ({ ...choice, sign: <Icon name={icon} size={18} /> }));
  const zones = useZones();
  const own = useOwnMenu('footerv4');
  const said = useModes();
  return (
    <div className={page}>
      <h1 className={title}>{t('title')}</h1>
      {own ? <OwnAreas items={own} /> : <BuiltInAreas />}
      <section aria-labelledby="menu-modes">
        <h2 className={heading} id="menu-modes">
          {t('modes')}
        </h2>
        <ul className={grid}>
          {(said ?? modes.map(({ liveModeId, slug }) => ({ liveModeId, slug, name: t(slug) }))).map(
            ({ liveModeId, slug, name }) => (
              <li key={slug}>
                <Link className={tileLink} to={`/lich-truc-tiep/${modeById(liveModeId)?.schedule ?? 'tat-ca'}`}>
                  {name}
                </Link>
              </li>
            ),
          )}
        </ul>
      </section>
      {!own && <BuiltInReading />}
      <section className={settings} aria-labelledby="menu-settings">
        <h2 className={heading} id="menu-settings">
          {t('settings')}
        </h2>
        <Options legend={shell('language')} name="menu-language" choices={languages} />
        <Options legend={shell('theme.label')} name="menu-theme" choices={themes} />
        <Options legend={shell('zone')} name="menu-zone" choices={zones} />
        <SpoilerOptions name="menu-spoiler" />
        <OwnHiddenTeams name="menu-spoiler" />
        <OddsSwitch />
      </section>
    </div>
  );
}
