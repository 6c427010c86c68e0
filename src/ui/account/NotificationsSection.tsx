import { messageChannels, inboxTypes, type MessageChannel, type InboxType } from '#domain/settings/settings.ts';
import { useWords } from '../hooks/useWords.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { Switch } from '../kit/Switch.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { DefaultLeadField } from './DefaultLeadField.tsx';
import { MailNote } from './MailNote.tsx';
import * as styles from './NotificationsSection.css.ts';
import { QuietHoursField } from './QuietHoursField.tsx';
import { group, heading, note } from './Section.css.ts';
import { WithSettings } from './WithSettings.tsx';

interface CellProps {
  readonly type: InboxType;
  readonly channel: MessageChannel;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The switch for one kind of message on one channel, labelled with both. */
const Cell = ({ type, channel, on, onChange }: CellProps) => {
  const t = useWords('settings');
  return (
    <Switch on={on} disabled={type === 'system' && channel === 'app'} onChange={onChange}>
      <VisuallyHidden>
        {t('notify.cell', { type: t(`notify.types.${type}`), channel: t(`notify.${channel}`) })}
      </VisuallyHidden>
    </Switch>
  );
};

/** Which messages reach a member on which channel, how early reminders come, and quiet hours. */
export default function NotificationsSection() {
  const t = useWords('settings');
  const viewer = useViewer();
  return (
    <WithSettings>
      {({ notify, defaultLeadMin, quiet }, change) => (
        <>
          <section className={group} aria-labelledby="settings-matrix">
            <h2 className={heading} id="settings-matrix">
              {t('notify.matrix')}
            </h2>
            <table className={styles.table} aria-labelledby="settings-matrix">
              <thead>
                <tr>
                  <th scope="col">{t('notify.type')}</th>
                  {messageChannels.map((channel) => (
                    <th key={channel} scope="col">
                      {t(`notify.${channel}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {inboxTypes.map((type) => (
                  <tr key={type}>
                    <th scope="row">
                      {t(`notify.types.${type}`)}
                      <small>{t(`notify.facts.${type}`)}</small>
                    </th>
                    {messageChannels.map((channel) => (
                      <td key={channel}>
                        <Cell
                          type={type}
                          channel={channel}
                          on={notify[type][channel]}
                          onChange={(on) => change({ notify: { [`${type}.${channel}`]: on } })}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={note}>{t('notify.always')}</p>
          </section>
          <DefaultLeadField lead={defaultLeadMin} onChange={change} />
          <QuietHoursField quiet={quiet} onChange={change} />
          {viewer && <MailNote />}
        </>
      )}
    </WithSettings>
  );
}
