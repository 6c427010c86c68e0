import { APPLICATION } from '#domain/application/application.ts';
import { useWords } from '../hooks/useWords.ts';
import { TextArea } from '../kit/TextArea.tsx';

/** The reply to a reviewer's question. */
export const ReplyField = ({
  value,
  missing,
  onChange,
}: {
  readonly value: string;
  readonly missing: boolean;
  readonly onChange: (text: string) => void;
}) => {
  const t = useWords('application');
  return (
    <TextArea
      label={t('status.reply')}
      name="reply"
      maxLength={APPLICATION.noteMax}
      value={value}
      error={missing && t('status.replyMissing')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
