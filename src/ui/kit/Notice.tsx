import type { ReactNode } from 'react';
import { notice, text } from './Notice.css.ts';

export interface NoticeProps {
  readonly sign: ReactNode;
  readonly title: ReactNode;
  readonly fact?: ReactNode;
  readonly action?: ReactNode;
  readonly alert?: boolean;
}

/** The common layout of empty and failed states: a sign, one sentence, one detail, one action. */
export const Notice = ({ sign, title, fact, action, alert }: NoticeProps) => (
  <div className={notice} role={alert ? 'alert' : undefined}>
    {sign}
    <div className={text}>
      <b>{title}</b>
      {fact && <span>{fact}</span>}
      {action && <div>{action}</div>}
    </div>
  </div>
);
