import { createContext, use } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';

/** Opens what one does with a row of a list. */
export type ShowRow = (fixture: Fixture) => void;

/** Null where rows have no such sheet above them. */
export const RowSheetContext = createContext<ShowRow | null>(null);
export const useRowSheet = (): ShowRow | null => use(RowSheetContext);
