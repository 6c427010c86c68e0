import { textParts } from './mentions.ts';
import * as styles from './MessageRow.css.ts';

/** What somebody wrote, as text and nothing else; names after "@" stand out. */
export const MessageText = ({ text, me }: { readonly text: string; readonly me: string | null }) =>
  textParts(text, me).map((part, i) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <b key={i} className={styles.mention} data-me={part.kind === 'me' || undefined}>
        {part.text.replaceAll('\u00a0', ' ')}
      </b>
    ),
  );
