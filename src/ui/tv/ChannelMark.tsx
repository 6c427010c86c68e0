import { channelMark } from '#domain/tv/channelMark.ts';
import type { Channel } from '#domain/tv/channel.ts';
import { mark } from './rows.css.ts';

/** The mark of a channel: its own picture where it has one, else drawn from its slug. */
export const ChannelMark = ({ channel, size }: { readonly channel: Channel; readonly size: number }) => {
  const { logo, slug, name } = channel;
  if (logo)
    return <img className={mark} src={logo.url} alt="" width={size} height={size} loading="lazy" decoding="async" />;
  const { field, letters, strips } = channelMark(slug, name);
  return (
    <svg className={mark} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <path d="M0 0h40v40H0z" fill={field} />
      {strips.map((length, i) => (
        <path key={i} d={`M${36 - length * 32} ${4 + i * 4}h${length * 32}v2h-${length * 32}z`} fill="#ffffffb8" />
      ))}
      <text x="4" y="35" fill="#ffffff" fontSize={letters.length > 3 ? 11 : 14} fontWeight="800">
        {letters}
      </text>
    </svg>
  );
};
