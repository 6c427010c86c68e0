import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { panelProps, TabRow } from '../../kit/Tabs.tsx';
import * as styles from './PanelAside.css.ts';

export interface PanelAsideProps {
  readonly name: ReactNode;
  /** The running order, the table. */
  readonly panel: ReactNode;
  readonly onHide: () => void;
  /** The chat; headless where only its last words have room. */
  readonly children: (headless: boolean) => ReactNode;
}

/** Beside a wide picture: the panel of the sport with the last words of the chat under it, or the chat alone. */
export const PanelAside = ({ name, panel, onHide, children }: PanelAsideProps) => {
  const room = useWords('room');
  const t = useWords('chat');
  const [shown, show] = useState<'board' | 'chat'>('board');
  const id = useId();
  const { hidden: _hidden, ...chat } = panelProps(id, 'chat', shown);
  const isPanel = shown === 'board';
  return (
    <div className={styles.aside}>
      <div className={styles.head}>
        <TabRow
          id={id}
          label={room('tabs')}
          tabs={[
            { value: 'board', label: name },
            { value: 'chat', label: room('chat') },
          ]}
          value={shown}
          onChange={show}
        />
        <IconButton label={t('hide')} onClick={onHide}>
          <Icon name="panel-right-close" size={20} />
        </IconButton>
      </div>
      <div className={styles.panel} {...panelProps(id, 'board', shown)} {...(isPanel && { tabIndex: 0 })}>
        {isPanel && panel}
      </div>
      <div className={styles.chat} {...chat} data-under={isPanel || undefined}>
        {children(isPanel)}
      </div>
    </div>
  );
};
