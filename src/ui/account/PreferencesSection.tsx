import { oddsText } from '#domain/odds/format.ts';
import { oddsFormats } from '#domain/settings/settings.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { Options } from '../kit/Options.tsx';
import { Switch } from '../kit/Switch.tsx';
import { OwnHiddenTeams } from '../features/hiddenTeams/OwnHiddenTeams.tsx';
import { SpoilerOptions } from '../shared/SpoilerOptions.tsx';
import { useLanguages } from '../shared/useLanguages.ts';
import { useThemes } from '../shared/useThemes.ts';
import { ZoneOptions } from '../shared/ZoneOptions.tsx';
import { group, heading, note } from './Section.css.ts';
import { WithSettings } from './WithSettings.tsx';

/** An example price that each format writes differently. */
const EXAMPLE = 1.85;

/** The member's display preferences, which apply on every device. */
export default function PreferencesSection() {
  const t = useWords('settings');
  const shell = useWords('shell');
  const spoiler = useWords('spoiler');
  const languages = useLanguages();
  const themes = useThemes().map(({ icon, ...choice }) => ({ ...choice, sign: <Icon name={icon} size={18} /> }));
  return (
    <WithSettings>
      {({ oddsFormat, hideOdds, dataSaver }, change) => (
        <>
          <section className={group} aria-labelledby="settings-show">
            <h2 className={heading} id="settings-show">
              {t('preferences.show')}
            </h2>
            <Options legend={shell('language')} name="settings-language" choices={languages} />
            <Options legend={shell('theme.label')} name="settings-theme" choices={themes} />
            <ZoneOptions name="settings-zone" search={t('preferences.zoneSearch')} none={t('preferences.zoneNone')} />
          </section>
          <section className={group} aria-labelledby="settings-spoiler">
            <h2 className={heading} id="settings-spoiler">
              {spoiler('device')}
            </h2>
            <SpoilerOptions name="settings-results" />
            <OwnHiddenTeams name="settings-results" />
          </section>
          <section className={group} aria-labelledby="settings-odds">
            <h2 className={heading} id="settings-odds">
              {t('preferences.odds')}
            </h2>
            <Options
              legend={t('preferences.oddsFormat')}
              name="settings-odds-format"
              choices={oddsFormats.map((format) => ({
                key: format,
                label: t(`preferences.formats.${format}`),
                hint: oddsText(EXAMPLE, format),
                checked: format === oddsFormat,
                onSelect: () => change({ oddsFormat: format }),
              }))}
            />
            <Switch on={hideOdds} onChange={(on) => change({ hideOdds: on })}>
              {t('preferences.hideOdds')}
            </Switch>
          </section>
          <section className={group} aria-labelledby="settings-data">
            <h2 className={heading} id="settings-data">
              {t('preferences.data')}
            </h2>
            <Switch on={dataSaver} onChange={(on) => change({ dataSaver: on })}>
              {t('preferences.dataSaver')}
            </Switch>
            <p className={note}>{t('preferences.dataSaverHint')}</p>
          </section>
        </>
      )}
    </WithSettings>
  );
}
