import type { ReactNode } from 'react';
import type { Settings } from '#domain/settings/settings.ts';
import type { Change } from '#domain/settings/change.ts';
import { useWords } from '../hooks/useWords.ts';
import { useSettings } from '../hooks/useSettings.ts';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { KeepingLine } from './KeepingLine.tsx';
import { section } from './Section.css.ts';

/** Renders what needs the member's settings once these are loaded, above the line that says whether they are saved. */
export const WithSettings = ({
  children,
}: {
  readonly children: (settings: Settings, change: (change: Change) => void) => ReactNode;
}) => {
  const t = useWords('settings');
  const { settings, keeping, failure, change, retry } = useSettings();
  if (keeping === 'unread' && failure)
    return (
      <Failed failure={failure} onRetry={retry}>
        {t('unread')}
      </Failed>
    );
  if (!settings) return <SkeletonRows rows={5} height={64} />;
  return (
    <div className={section}>
      {children(settings, change)}
      <KeepingLine />
    </div>
  );
};
