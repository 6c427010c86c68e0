import { useId, type ReactNode } from 'react';
import type { Seen } from '../../hooks/useResource.ts';
import { Age } from '../../kit/Age.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import * as styles from './SectionFrame.css.ts';

interface SectionFrameProps {
  readonly title: string;
  /** Beside the title, quieter. */
  readonly note?: ReactNode;
  /** At the end of the line; below it on a phone if `wideAct`. */
  readonly act?: ReactNode;
  readonly wideAct?: boolean;
  readonly children: ReactNode;
}

/** The frame of a section: its heading, what stands beside it, and its content. */
export const SectionFrame = ({ title, note, act, wideAct, children }: SectionFrameProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head} data-wide={wideAct}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        {act && <span className={styles.act}>{act}</span>}
      </div>
      {children}
    </section>
  );
};

interface SectionBodyProps<A> {
  readonly seen: Seen<A>;
  /** What stands in the place of the content while it loads. */
  readonly loading: ReactNode;
  /** What could not be loaded. */
  readonly failed: string;
  readonly children: (value: A) => ReactNode;
}

/** What is known is shown, with its age if it could not be loaded again; else the failure, or what stands for the load. */
export const SectionBody = <A,>({ seen, loading, failed, children }: SectionBodyProps<A>) => {
  const { value, failure, busy, retry, receivedAt } = seen;
  if (value !== null)
    return (
      <>
        {failure && receivedAt !== null && (
          <Remark icon="wifi-off">
            <Age receivedAt={receivedAt} />
          </Remark>
        )}
        {children(value)}
      </>
    );
  if (!failure) return loading;
  return (
    <Failed failure={failure} onRetry={retry} busy={busy}>
      {failed}
    </Failed>
  );
};

/** A remark in small print. */
export const Remark = ({ icon = 'info', children }: { readonly icon?: IconName; readonly children: ReactNode }) => (
  <p className={styles.remark}>
    <Icon name={icon} />
    {children}
  </p>
);

/** One sentence where there is nothing to show, and when there will be. */
export const Nothing = ({ children, fact }: { readonly children: ReactNode; readonly fact?: ReactNode }) => (
  <p className={styles.nothing}>
    <b>{children}</b> {fact}
  </p>
);
