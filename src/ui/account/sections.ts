import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AccountSlug } from '#domain/routing/accountPages.ts';
import type { Key } from '../i18n/groups.ts';
import type { IconName } from '../kit/Icon.tsx';

interface Section {
  readonly label: Key<'settings'>;
  readonly icon: IconName;
  /** Lazy; suspends until its own words are loaded. Has no props. */
  readonly Content: LazyExoticComponent<ComponentType>;
}

/** The section of each slug of the account pages; a slug without a section does not compile. */
export const sections: Readonly<Record<AccountSlug, Section>> = {
  account: { label: 'menu.account', icon: 'user-round', Content: lazy(() => import('./ProfileSection.tsx')) },
  'bao-mat': { label: 'menu.bao-mat', icon: 'lock', Content: lazy(() => import('./SecuritySection.tsx')) },
  'thong-bao': { label: 'menu.thong-bao', icon: 'bell', Content: lazy(() => import('./NotificationsSection.tsx')) },
  'cai-dat': { label: 'menu.cai-dat', icon: 'settings', Content: lazy(() => import('./PreferencesSection.tsx')) },
  'quyen-rieng-tu': {
    label: 'menu.quyen-rieng-tu',
    icon: 'eye-off',
    Content: lazy(() => import('./PrivacySection.tsx')),
  },
  'da-luu': { label: 'menu.da-luu', icon: 'bookmark', Content: lazy(() => import('./SavedSection.tsx')) },
  'dang-theo-doi': {
    label: 'menu.dang-theo-doi',
    icon: 'user-check',
    Content: lazy(() => import('./FollowedSection.tsx')),
  },
  'lich-su': { label: 'menu.lich-su', icon: 'history', Content: lazy(() => import('./HistorySection.tsx')) },
  'binh-luan': {
    label: 'menu.binh-luan',
    icon: 'message-circle',
    Content: lazy(() => import('./CommentsSection.tsx')),
  },
  'bao-cao': { label: 'menu.bao-cao', icon: 'flag', Content: lazy(() => import('./ReportsSection.tsx')) },
};
