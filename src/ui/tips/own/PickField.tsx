import { useState } from 'react';
import { movementOf, MOVED_MS, rulesOf, type OddsMarket, type OddsPrice } from '#domain/odds/market.ts';
import type { Picked } from '#domain/tips/tipForm.ts';
import { typeOf, tipTypes, type TipType } from '#domain/tips/tip.ts';
import type { Seen } from '../../hooks/useResource.ts';
import { useMemberSettings } from '../../hooks/useMemberSettings.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { FieldError } from '../../kit/FieldError.tsx';
import { fieldLabel } from '../../kit/Field.css.ts';
import { Failed } from '../../kit/Failed.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { pickText, priceText } from '../../features/tips/tipText.ts';
import type { FormMatch } from './MatchField.tsx';
import { asTipMatch } from './formMatch.ts';
import { Radio } from './Radio.tsx';
import * as styles from './TipForm.css.ts';

/** Markets of the 90 minutes by kind; the rest is "other". */
const kindOf = ({ market }: Pick<OddsMarket, 'market'>): TipType =>
  rulesOf(market).period === 'full' ? typeOf(market) : 'khac';

interface PickFieldProps {
  readonly match: FormMatch;
  readonly odds: Seen<readonly OddsMarket[]>;
  readonly picked: Picked | null;
  readonly missing: boolean;
  readonly disabled: boolean;
  readonly onPick: (picked: Picked) => void;
}

const isPicked = (picked: Picked | null, { market, line }: OddsMarket, { sel }: OddsPrice): boolean =>
  picked !== null && picked.market === market && picked.line === line && picked.sel === sel;

/** The market, and on it the side, each with its price now. */
export const PickField = (props: PickFieldProps) => {
  const { odds, picked, missing } = props;
  const t = useWords('ownTips');
  const format = useMemberSettings()?.oddsFormat ?? 'decimal';
  const [kind, setKind] = useState<TipType>(picked ? kindOf(picked) : 'keo-chau-a');
  if (odds.failure && !odds.value) return <Failed failure={odds.failure} onRetry={odds.retry} busy={odds.busy} />;
  if (!odds.value) return <Skeleton height={126} />;
  const there = tipTypes.filter((type) => odds.value!.some((market) => kindOf(market) === type));
  const shown = odds.value.filter((market) => kindOf(market) === kind);
  return (
    <>
      <fieldset className={styles.field}>
        <legend className={fieldLabel}>{t('form.market')}</legend>
        <span className={styles.seg}>
          {tipTypes.map((type) => (
            <Radio
              key={type}
              name="tip-kind"
              className={styles.segOne}
              checked={type === kind}
              disabled={!there.includes(type)}
              onChoose={() => setKind(type)}
            >
              {t(`form.kind.${type}`)}
            </Radio>
          ))}
        </span>
      </fieldset>
      <fieldset className={styles.field} aria-describedby="tip-pick-error">
        <legend className={fieldLabel}>{t('form.pick', { format: t(`form.format.${format}`) })}</legend>
        {shown.length === 0 && <p className={styles.note}>{t('form.noPrices')}</p>}
        {shown.map((market) => (
          <Prices key={`${market.market} ${market.line}`} {...props} market={market} format={format} />
        ))}
        <FieldError id="tip-pick-error">{missing && t('form.missing.pick')}</FieldError>
      </fieldset>
    </>
  );
};

interface PricesProps extends PickFieldProps {
  readonly market: OddsMarket;
  readonly format: Parameters<typeof priceText>[1];
}

const Prices = ({ market, match, picked, disabled, format, onPick }: PricesProps) => {
  const t = useWords('ownTips');
  const tips = useWords('tips');
  const now = useNow(MOVED_MS / 6);
  const { line } = market;
  const of = { market: market.market, ...(line !== undefined && { line }) };
  return (
    <>
      <div className={styles.prices} data-of={market.prices.length}>
        {market.prices.map((price) => (
          <Radio
            key={price.sel}
            name="tip-pick"
            className={styles.price}
            checked={isPicked(picked, market, price)}
            disabled={disabled || market.suspended}
            onChoose={() => onPick({ ...of, sel: price.sel })}
          >
            <span>{pickText({ ...of, sel: price.sel, fixture: asTipMatch(match) }, tips)}</span>
            <small>
              {priceText(price.dec, format)}
              <Moved way={movementOf(price, now)} />
            </small>
          </Radio>
        ))}
      </div>
      {market.suspended && <p className={styles.note}>{t('form.suspended')}</p>}
    </>
  );
};

const Moved = ({ way }: { readonly way: 'up' | 'down' | null }) => {
  const t = useWords('ownTips');
  if (way === null) return null;
  return (
    <span className={styles.moved} data-way={way} role="img" aria-label={t(`form.${way}`)}>
      {way === 'up' ? '▲' : '▼'}
    </span>
  );
};
