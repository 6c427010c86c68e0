import { priceFormats, type PriceFormat } from '#domain/odds/format.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Segments } from '../../kit/Segments.tsx';

interface FormatChoiceProps {
  readonly value: PriceFormat;
  readonly onChange: (format: PriceFormat) => void;
}

/** MC-9: the five ways to write a price. */
export const FormatChoice = (props: FormatChoiceProps) => {
  const t = useWords('odds');
  return (
    <Segments
      label={t('format.label')}
      choices={priceFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
      {...props}
    />
  );
};
