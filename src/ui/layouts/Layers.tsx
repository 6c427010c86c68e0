import { Suspense, type ComponentType } from 'react';
import { ACCOUNT_LAYER } from '../account/accountLayer.ts';
import { LOGIN_LAYER } from '../app/loginLayer.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useLoggedIn, useViewer } from '../hooks/useViewer.ts';
import { INBOX_LAYER } from '../inbox/inboxLayer.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SEARCH_LAYER } from '../search/searchLayer.ts';
import { AdultsOnly } from './AdultsOnly.tsx';
import { SHORTCUTS_LAYER } from './useShellKeys.ts';

interface LayerProps {
  readonly onClose: () => void;
}
const AccountSheet = lazyPart(() => import('../account/AccountSheet.tsx'));
const LoginLayer = lazyPart(() => import('../signIn/LoginLayer.tsx'));
const SearchSheet = lazyPart(() => import('../search/SearchSheet.tsx'));
const ShortcutsSheet = lazyPart(() => import('./ShortcutsSheet.tsx'));
const InboxSheet = lazyPart(() => import('../inbox/InboxSheet.tsx'));
const DeletionLayer = lazyPart(() => import('../privacy/DeletionLayer.tsx'));
const LinkArrival = lazyPart(() => import('../privacy/LinkArrival.tsx'));
const Reminders = lazyPart(() => import('../bookings/Reminders.tsx'));

const Layer = ({ name, of: Content }: { readonly name: string; readonly of: ComponentType<LayerProps> }) => {
  const { open, hide } = useLayer(name);
  if (!open) return null;
  return (
    <Suspense>
      <Content onClose={hide} />
    </Suspense>
  );
};

/** Dialogs that can be opened on any page, each loaded on first use; later ones are on top of earlier ones. */
export const Layers = () => {
  const member = useLoggedIn();
  const eraseAt = useViewer()?.eraseAt;
  const link = useQuery('link');
  return (
    <>
      <Layer name={SEARCH_LAYER} of={SearchSheet} />
      <Layer name={SHORTCUTS_LAYER} of={ShortcutsSheet} />
      <Layer name={ACCOUNT_LAYER} of={AccountSheet} />
      <Layer name={INBOX_LAYER} of={InboxSheet} />
      <Layer name={LOGIN_LAYER} of={LoginLayer} />
      {member && (
        <Suspense>
          <Reminders />
        </Suspense>
      )}
      {member && eraseAt !== undefined && (
        <Suspense>
          <DeletionLayer eraseAt={eraseAt} />
        </Suspense>
      )}
      <AdultsOnly />
      {link !== null && (
        <Suspense>
          <LinkArrival token={link} />
        </Suspense>
      )}
    </>
  );
};
