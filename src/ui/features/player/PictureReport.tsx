import { useRef } from 'react';
import {
  selectBehindS,
  selectPlayback,
  selectProfile,
  selectRetries,
  selectStream,
} from '#machines/player/player.selectors.ts';
import { useStage } from './useStage.ts';
import { usePlayer } from './usePlayer.ts';
import ReportSheet from '../../shared/report/ReportSheet.tsx';

/** Reports the picture of the room that plays, with what its player knew when that was asked for. */
export default function PictureReport({ onClose }: { readonly onClose: () => void }) {
  const show = useStage((state) => state.show);
  const playback = usePlayer(selectPlayback);
  const profile = usePlayer(selectProfile);
  const behindS = usePlayer(selectBehindS);
  const retries = usePlayer(selectRetries);
  const stream = usePlayer(selectStream);
  const known = useRef(
    [
      `state=${playback}`,
      `profile=${profile ?? '-'}`,
      `behind=${behindS.toFixed(1)}s`,
      `retries=${retries}`,
      stream && `stream=${stream.protocol} ${stream.streamLink.split('?')[0]!}`,
    ]
      .filter(Boolean)
      .join('; '),
  );
  if (!show) return null;
  return (
    <ReportSheet
      target={{ type: 'picture', id: show.id }}
      name={show.title}
      diagnosis={() => known.current}
      onClose={onClose}
    />
  );
}
