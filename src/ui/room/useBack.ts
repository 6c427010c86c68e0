import { hrefOf } from '#domain/routing/routes.ts';
import { useNavigate } from '../hooks/useNavigate.ts';

/** Out of a room: to where one came from, on a first page to the rooms that are on. */
export const useBack = (): (() => void) => {
  const navigate = useNavigate();
  return () => (window.history.length > 1 ? window.history.back() : navigate(hrefOf('scheduleAll')));
};
