import { lockStateOf } from '#domain/tips/tipView.ts';
import { tipDetail } from '#machines/tips/tips.resources.ts';
import { TipRow } from '../features/tips/TipRow.tsx';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';

/** TI-9: a tip that an article names, as lists show it; nothing of it for whoever hides odds. */
export default function TipBlock({ tipId }: { readonly tipId: string }) {
  return useSpoiler().hideOdds ? null : <Shown tipId={tipId} />;
}

const Shown = ({ tipId }: { readonly tipId: string }) => {
  const { value } = useResource(tipDetail, { slug: tipId });
  const now = useNow(60_000);
  return value && <TipRow tip={value} state={lockStateOf(value, now)} />;
};
