import { rankText, type Card } from '#domain/match/board/casino.ts';
import { useWords } from '../../../hooks/useWords.ts';

/** The suits' own drawings, in a box of 24. */
const shapes: Readonly<Record<Card['suit'], string>> = {
  hearts: 'M12 21C5 15 2 11 2 7.500A5 5 0 0 1 12 6a5 5 0 0 1 10 1.500C22 11 19 15 12 21Z',
  diamonds: 'M12 1 21 12 12 23 3 12Z',
  clubs:
    'M12 2a4.500 4.500 0 0 1 3.500 7.500A4.500 4.500 0 1 1 13.500 16l1.500 6H9l1.500-6a4.500 4.500 0 1 1-2-6.500A4.500 4.500 0 0 1 12 2Z',
  spades: 'M12 1c7 6 10 9 10 13a5 5 0 0 1-8.500 3.500L15 23H9l1.500-5.500A5 5 0 0 1 2 14c0-4 3-7 10-13Z',
};
const isRed = ({ suit }: Card): boolean => suit === 'hearts' || suit === 'diamonds';

/** A card that lies open. */
export const CardFace = ({ card, height }: { readonly card: Card; readonly height: number }) => {
  const t = useWords('board');
  const ink = isRed(card) ? '#b3122f' : '#14201a';
  const rank = rankText(card);
  return (
    <svg
      width={height * 0.72}
      height={height}
      viewBox="0 0 36 50"
      role="img"
      aria-label={t('card', { rank, suit: t(card.suit) })}
    >
      <rect width="36" height="50" rx="4" fill="#f6f8f2" />
      <text x="18" y="21" textAnchor="middle" fontSize="19" fontWeight="800" fill={ink}>
        {rank}
      </text>
      <svg x="10" y="27" width="16" height="16" viewBox="0 0 24 24">
        <path d={shapes[card.suit]} fill={ink} />
      </svg>
    </svg>
  );
};
