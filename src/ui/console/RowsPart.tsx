import type { ConsoleContent, ConsolePart } from '#domain/console/console.ts';
import { draftRows, hostFaults, hostRows, hostValues, rowForms, rowValues } from '#domain/console/rows.ts';
import { useHeldDraft } from './useHeldDraft.ts';
import { PartForm } from './PartForm.tsx';
import { Preview } from './Preview.tsx';
import { RowList } from './RowFields.tsx';

interface RowsPartProps {
  readonly part: Exclude<ConsolePart, 'menus' | 'words'>;
  readonly content: ConsoleContent;
  readonly onReload: () => void;
}

/** A part that is a list: lines of the marquee, banners, redirects, live modes, domains, known troubles. */
export const RowsPart = ({ part, ...rest }: RowsPartProps) => {
  const form = rowForms[part];
  const isHosts = part === 'domains';
  const held = useHeldDraft(rest.content, (value) => draftRows(form, isHosts ? hostRows(value) : value));
  return (
    <PartForm
      {...{ ...rest, part, held }}
      valueOf={(rows) => {
        const values = rowValues(form, rows);
        return isHosts ? hostValues(values) : values;
      }}
      preview={<Preview part={part} rows={held.draft} />}
    >
      {(fields) => (
        <RowList
          {...{ form, at: part, rows: held.draft, onChange: held.write }}
          fields={isHosts ? hostFaults(fields) : fields}
        />
      )}
    </PartForm>
  );
};
