import { useWords } from '../hooks/useWords.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { sheetBody } from '../kit/Sheet.css.ts';
import { SearchBox } from './SearchBox.tsx';

/** The search on a phone, as a sheet with the box at its top. */
export default function SearchSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('shell');
  return (
    <Sheet open tall title={t('search.label')} onClose={onClose}>
      <div className={sheetBody}>
        <SearchBox embedded focused />
      </div>
    </Sheet>
  );
}
