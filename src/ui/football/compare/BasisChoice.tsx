import { useWords } from '../../hooks/useWords.ts';
import { Segments } from '../matchSections/Segments.tsx';

type Rate = 'per90' | 'perMatch';
export type Basis<R extends Rate> = R | 'pctl';

interface BasisChoiceProps<R extends Rate> {
  readonly rate: R;
  readonly value: Basis<R>;
  readonly onChange: (basis: Basis<R>) => void;
}

/** TP-7: by rate or by percentile; there are no totals to choose. */
export const BasisChoice = <R extends Rate>({ rate, value, onChange }: BasisChoiceProps<R>) => {
  const t = useWords('compare');
  return (
    <Segments
      label={t('basis.label')}
      options={([rate, 'pctl'] as const).map((one) => ({ value: one, label: t(`basis.${one}`) }))}
      value={value}
      onChange={onChange}
    />
  );
};
