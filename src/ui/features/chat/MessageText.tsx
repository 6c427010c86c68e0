import { textParts } from './mentions.ts';
import * as styles from './MessageRow.css.ts';

/** A message as plain text; names after "@" are highlighted. */
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
